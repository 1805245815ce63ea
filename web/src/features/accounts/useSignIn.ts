import { useApolloClient } from '@apollo/client/react';
import { useSubmit, type SubmitResult } from '../../kit/useSubmit.ts';
import { LogInDocument, type LogInMutationVariables } from './LogIn.generated.ts';
import { forgetRegistration } from './registrationDraft.ts';
import { RegisterDocument, type RegisterMutationVariables } from './Register.generated.ts';

const or = (fallback: string) => (_reason: string, _code: string | undefined, serverMessage: string) =>
  serverMessage || fallback;

const login = { success: 'Logged in successfully!', failure: or('Failed to login') };
const registration = { success: 'Account created successfully!', failure: or('Failed to register') };

/** Logging in and registering. */
export function useSignIn() {
  const client = useApolloClient();
  const loginSubmit = useSubmit(LogInDocument, login);
  const registerSubmit = useSubmit(RegisterDocument, registration);

  // Asks anew for the session and all else on the page: what a visitor was shown may be less than a member sees.
  async function entered<Result extends SubmitResult<unknown>>(result: Result): Promise<Result> {
    if (!result.ok) return result;
    forgetRegistration();
    await client.resetStore();
    return result;
  }

  return {
    logIn: async (input: LogInMutationVariables['input']) => entered(await loginSubmit.submit({ input })),
    register: async (input: RegisterMutationVariables['input']) => entered(await registerSubmit.submit({ input })),
    busy: loginSubmit.busy || registerSubmit.busy,
  };
}
