import { releaseChanges } from '../../../kit/navigation/useUnsavedChanges.ts';
import { keepOverReload, toast } from '../../../kit/toasts/store.ts';
import { paths } from '../../../paths.ts';

const REDIRECT_DELAY = 500;
const loggedOut = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'error',
} as const;
const signedOut = {
  title: 'You were signed out',
  description: 'Please sign in to go on.',
  tone: 'error',
} as const;

/** Handles an ended session: shows a toast, then opens the sign-in page. */
export const handleUnauthorized = (): void => leave(loggedOut, releaseChanges);

/** The same for a read. */
export const handleSignedOut = (): void => leave(signedOut);

const leave = (told: typeof loggedOut | typeof signedOut, before?: () => void): void => {
  toast(told);
  setTimeout(() => {
    keepOverReload(told, REDIRECT_DELAY);
    before?.();
    const { pathname, search } = window.location;
    window.location.assign(paths.auth({ next: pathname + search }));
  }, REDIRECT_DELAY);
};
