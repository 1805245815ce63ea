import { input, mutation, rootFields, textArgument } from '../../schema/rootFields.ts';
import { PasswordResetInput } from './accounts.inputs.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.service.ts';

export const PasswordResetResolver = rootFields('anyone', {
  requestPasswordReset: mutation('account', {
    type: () => Boolean,
    description:
      'Sends a link for a new password to the address if it is that of an account. The response is the same for every address.',
    args: [textArgument('email', 'Business email.')],
    run: requestPasswordReset,
  }),
  resetPassword: mutation('account', {
    type: () => [String],
    description:
      'Sets a new password with the token of a link; it is needed to sign in. All sessions end, API keys and passkeys younger than seven days are removed, and webhooks are disabled. Returns what still gives access to the account, in words.',
    args: [input(PasswordResetInput, 'The token and the new password.')],
    run: resetPassword,
  }),
});
