import { useMutation } from '@apollo/client/react';
import { paths } from '../../paths.ts';
import { LogOutDocument } from './LogOut.generated.ts';
import { forgetSessionHint } from './session.tsx';

/** Ends the session and starts afresh at the front page. A failure is only logged. */
export function useSignOut() {
  const [logOut] = useMutation(LogOutDocument);
  return async function signOut(): Promise<void> {
    try {
      await logOut();
      forgetSessionHint();
      window.location.assign(paths.home);
    } catch (error) {
      console.error(error);
    }
  };
}
