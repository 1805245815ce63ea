import { useEffect } from 'react';
import { isUnauthorized } from '../../kit/errors.ts';
import { toast } from '../../kit/toasts/store.ts';
import { paths } from '../../paths.ts';

const REDIRECT_DELAY = 500;

/** The one reaction to a session that has ended: say so, then sign in again. */
export function reactToUnauthorized(): void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'error' });
  setTimeout(() => window.location.assign(paths.auth()), REDIRECT_DELAY);
}

/** The same for a screen whose query finds that nobody is signed in any more. */
export function useUnauthorized(error: unknown): void {
  const isOut = error !== undefined && isUnauthorized(error);
  useEffect(() => {
    if (isOut) reactToUnauthorized();
  }, [isOut]);
}
