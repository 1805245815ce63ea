import { useApolloClient } from '@apollo/client/react';
import { useSubmit, type SubmitResult } from '../../kit/useSubmit.ts';
import { LogInDocument, type LogInMutationVariables } from './LogIn.generated.ts';
import { RegisterDocument, type RegisterMutationVariables } from './Register.generated.ts';
import { SessionDocument, type SessionQuery } from './Session.generated.ts';

const or = (fallback: string) => (reason: string) => reason || fallback;

const login = { success: 'Logged in successfully!', failure: or('Failed to login') };
const registration = { success: 'Account created successfully!', failure: or('Failed to register') };

/** Logging in and registering: both tell the session who is signed in now, and forget what was seen before. */
export function useSignIn() {
  const client = useApolloClient();
  const loginSubmit = useSubmit(LogInDocument, login);
  const registerSubmit = useSubmit(RegisterDocument, registration);

  async function enter(me: SessionQuery['me'] | undefined) {
    if (!me) return;
    // What a visitor was shown may be less than what a member sees.
    await client.clearStore();
    client.writeQuery({ query: SessionDocument, data: { me } });
  }

  async function logIn(input: LogInMutationVariables['input']): Promise<SubmitResult<unknown>> {
    const result = await loginSubmit.submit({ input });
    if (result.ok) await enter(result.data.logIn);
    return result;
  }

  async function register(input: RegisterMutationVariables['input']): Promise<SubmitResult<unknown>> {
    const result = await registerSubmit.submit({ input });
    if (result.ok) await enter(result.data.register);
    return result;
  }

  return { logIn, register, busy: loginSubmit.busy || registerSubmit.busy };
}
