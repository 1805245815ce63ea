import { badInput, conflict } from '../../common/errors.ts';
import type { Viewer } from '../../reading/reading.ts';
import { isId } from '../../rules/id.ts';

/** Names the member who is meant: a header, and a key of the payload of a `connection_init`. */
export const MEANT = 'feedstock-viewer';

/**
 * Tabs share one cookie, so a page may have been drawn for another member than the one who is signed in by now. It names the member for whom
 * it was drawn; programs need not. Who is not signed in at all is refused where that matters.
 */
export const refuseOtherMember = ({ id }: Viewer, meant: unknown): void => {
  if (meant === undefined) return;
  if (!isId(meant))
    throw badInput('Feedstock-Viewer must be the id of a member, once; leave it out to mean whoever is signed in.');
  if (id !== null && id !== meant.toLowerCase())
    throw conflict(
      'You are signed in as somebody else now, so nothing was done. Please reload the page.',
      'OTHER_MEMBER',
    );
};
