import { useEffect } from 'react';
import { isUnauthorized } from '../../kit/errors.ts';
import { releaseChanges } from '../../kit/navigation/useUnsavedChanges.ts';
import { keepOverReload, toast } from '../../kit/toasts/store.ts';
import { paths } from '../../paths.ts';

const REDIRECT_DELAY = 500;
const loggedOut = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'error',
} as const;

/** Handles an ended session: shows a toast, then opens the sign-in page. */
export const handleUnauthorized = (): void => {
  toast(loggedOut);
  setTimeout(() => {
    keepOverReload(loggedOut, REDIRECT_DELAY);
    releaseChanges();
    const { pathname, search } = window.location;
    window.location.assign(paths.auth({ next: pathname + search }));
  }, REDIRECT_DELAY);
};

/** The same for a screen whose query finds the session ended. */
export const useUnauthorized = (error: unknown): void => {
  const isOut = error !== undefined && isUnauthorized(error);
  useEffect(() => {
    if (isOut) handleUnauthorized();
  }, [isOut]);
};
