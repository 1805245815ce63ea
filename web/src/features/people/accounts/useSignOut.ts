import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { paths } from '../../../paths.ts';
import { LogOutDocument, SignOutEverywhereDocument } from './LogOut.generated.ts';
import { drawFor } from './otherTabs.ts';
import { clearSessionHint } from './SessionProvider.tsx';

/** Ends the session and loads the front page. A failure is only logged. */
export const useSignOut = () => useLeave(LogOutDocument);

/** Ends all sessions of the member. */
export const useSignOutEverywhere = () => useLeave(SignOutEverywhereDocument);

const useLeave = <Data>(document: TypedDocumentNode<Data, Record<string, never>>) => {
  const [leave] = useMutation(document);
  return async function signOut(): Promise<void> {
    try {
      await leave();
      clearSessionHint();
      drawFor(null);
      window.location.assign(paths.home);
    } catch (error) {
      console.error(error);
    }
  };
};
