import { useApolloClient } from '@apollo/client/react';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { toast } from '../../../kit/toasts/store.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { LogInWithPasskeyDocument, StartPasskeyLogInDocument } from './LogIn.generated.ts';
import { askBrowser, canUsePasskeys } from './passkeys.ts';
import { clearRegistration } from './registrationDraft.ts';

const failed = (_reason: string, _code: string | undefined, serverMessage: string) =>
  serverMessage || 'Failed to login';
const NOT_USED = 'No passkey was used. If this device has none, log in another way.';

/** Signs in with a passkey; `secondStep` is the challenge of a login that it completes. */
export const PasskeyButton = ({ secondStep }: { secondStep?: string }) => {
  const client = useApolloClient();
  const start = useSubmit(StartPasskeyLogInDocument, { failure: failed });
  const logIn = useSubmit(LogInWithPasskeyDocument, { success: 'Logged in successfully!', failure: failed });
  const [busy, setBusy] = useState(false);
  if (!canUsePasskeys()) return null;

  const signIn = async () => {
    const started = await start.submit({ secondStep });
    if (!started.ok) return;
    const optionsJSON = JSON.parse(started.data.startPasskeyLogIn) as PublicKeyCredentialRequestOptionsJSON;
    const answer = await askBrowser((library) => library.startAuthentication({ optionsJSON }));
    if (typeof answer === 'string')
      return toast({ title: 'Error', description: `${answer} ${NOT_USED}`, tone: 'error' });
    const { clientDataJSON, authenticatorData, signature } = answer.response;
    const input = { credentialId: answer.id, clientDataJSON, authenticatorData, signature };
    if (!(await logIn.submit({ input })).ok) return;
    clearRegistration();
    // Reloads all data, because a member may see more than a visitor.
    await client.resetStore();
  };

  const handleClick = async () => {
    setBusy(true);
    await signIn().finally(() => setBusy(false));
  };

  return (
    <Button variant="secondary" size="large" wide busy={busy} onClick={() => void handleClick()}>
      {secondStep ? 'Use a passkey' : 'Sign in with a passkey'}
    </Button>
  );
};
