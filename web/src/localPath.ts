import { paths } from './paths.ts';

/** Where this browser keeps the page that a new member came for, until their address is confirmed in another tab. */
export const AFTER_CONFIRMATION = 'afterConfirmation';

/** The path to go to after signing in; the front page where `next` is not an address of this site. */
export const localPath = (next: string | null, origin = window.location.origin): string => {
  if (!next || !URL.canParse(next, origin)) return paths.home;
  const { origin: of, pathname, search, hash } = new URL(next, origin);
  // A path that begins with two slashes is the address of another host.
  return of === origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.home;
};
