import type { Viewer } from '../../../reading/reading.ts';
import type { SignedIn } from './sessionStore.ts';

export const NOBODY: Viewer = { id: null, admin: false, staff: false };

/** The viewer of a session. Staff have the rights of their role only after they have passed the second factor. */
export const viewerIn = (signedIn: SignedIn | null, isDemoServer: boolean): Viewer => {
  if (!signedIn) return NOBODY;
  const { id, admin, staff, secondFactor } = signedIn;
  if (secondFactor) return { id, admin, staff, secondFactor: 'passed' };
  if (isDemoServer || !staff) return { id, admin, staff };
  return { id, admin: false, staff: false, secondFactor: 'missing' };
};
