import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { paths } from '../../paths.ts';
import { LogOutDocument, SignOutEverywhereDocument } from './LogOut.generated.ts';
import { forgetSessionHint } from './session.tsx';

/** Ends the session and starts afresh at the front page. A failure is only logged. */
export const useSignOut = () => useLeave(LogOutDocument);

/** The same for all sessions of the member at once. */
export const useSignOutEverywhere = () => useLeave(SignOutEverywhereDocument);

function useLeave<Data>(document: TypedDocumentNode<Data, Record<string, never>>) {
  const [leave] = useMutation(document);
  return async function signOut(): Promise<void> {
    try {
      await leave();
      forgetSessionHint();
      window.location.assign(paths.home);
    } catch (error) {
      console.error(error);
    }
  };
}
