import { EASY_TO_GUESS } from 'api/rules/accounts';
import { useApolloClient } from '@apollo/client/react';
import { useSubmit, type SubmitResult } from '../../../kit/useSubmit.ts';
import {
  CompleteLogInDocument,
  LogInDocument,
  type CompleteLogInMutationVariables,
  type LogInMutationVariables,
} from './LogIn.generated.ts';
import { clearRegistration } from './registrationDraft.ts';
import { RegisterDocument, type RegisterMutationVariables } from './Register.generated.ts';

// The form itself says why a password is refused.
const or = (fallback: string) => (_reason: string, _code: string | undefined, serverMessage: string) =>
  serverMessage.startsWith(EASY_TO_GUESS) ? null : serverMessage || fallback;

const toLogIn = or('Failed to login');
const login = {
  success: 'Logged in successfully!',
  // The second step is asked for in place.
  failure: (reason: string, code: string | undefined, serverMessage: string) =>
    code === 'SECOND_STEP_REQUIRED' ? null : toLogIn(reason, code, serverMessage),
};
const secondStep = {
  success: 'Logged in successfully!',
  // The field shows a wrong code.
  failure: (reason: string, code: string | undefined, serverMessage: string) =>
    code === 'INVALID_CREDENTIALS' || code === 'BAD_USER_INPUT' ? null : toLogIn(reason, code, serverMessage),
};
const registration = { success: 'Account created successfully!', failure: or('Failed to register') };

/** Signs in or registers. */
export const useSignIn = () => {
  const client = useApolloClient();
  const loginSubmit = useSubmit(LogInDocument, login);
  const secondStepSubmit = useSubmit(CompleteLogInDocument, secondStep);
  const registerSubmit = useSubmit(RegisterDocument, registration);

  // Reloads all data, because a member may see more than a visitor.
  const entered = async <Result extends SubmitResult<unknown>>(result: Result): Promise<Result> => {
    if (!result.ok) return result;
    clearRegistration();
    await client.resetStore();
    return result;
  };

  return {
    logIn: async (input: LogInMutationVariables['input']) => entered(await loginSubmit.submit({ input })),
    completeLogIn: async (input: CompleteLogInMutationVariables['input']) =>
      entered(await secondStepSubmit.submit({ input })),
    register: async (input: RegisterMutationVariables['input']) => entered(await registerSubmit.submit({ input })),
    busy: loginSubmit.busy || secondStepSubmit.busy || registerSubmit.busy,
  };
};
