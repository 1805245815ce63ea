import { input, mutation, rootFields, textArgument } from '../../../schema/rootFields.ts';
import { EmailChangeInput, PasswordResetInput } from './accounts.inputs.ts';
import { confirmEmailChange, requestEmailChange, revertEmailChange } from './emailChange.service.ts';
import { confirmEmail, sendConfirmationEmail } from './emailConfirmation.service.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.service.ts';

const TOKEN = textArgument('token', 'The token of the link: what follows `#` in its address.');

/** What is done with links from emails. */
export const LinksResolver = rootFields('anyone', {
  requestPasswordReset: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description:
      'Sends a link for a new password to the address if it is that of an account. The response is the same for every address.',
    args: [textArgument('email', 'Business email.')],
    run: requestPasswordReset,
  }),
  resetPassword: mutation('account', {
    cost: 100,
    type: () => [String],
    description:
      'Sets a new password with the token of a link; it is needed to sign in. All sessions end, API keys and passkeys younger than seven days are removed, and webhooks are disabled. Returns what still gives access to the account, in words.',
    args: [input(PasswordResetInput, 'The token and the new password.')],
    run: resetPassword,
  }),
  requestEmailChange: mutation('account', {
    cost: 100,
    access: 'member',
    type: () => Boolean,
    description: 'Sends a link to a new address of the viewer, which has to be opened within a day to confirm it.',
    args: [input(EmailChangeInput, 'The new address and the current password.')],
    run: requestEmailChange,
  }),
  confirmEmailChange: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description:
      'Changes the address of an account with the token of a link. The former address can revert it for 7 days.',
    args: [TOKEN],
    run: confirmEmailChange,
  }),
  revertEmailChange: mutation('account', {
    cost: 100,
    type: () => [String],
    description:
      'Reverts a change of the address with the token of the link that the former address received, and sets a new password. All sessions and API keys end, webhooks are disabled, and what was added in the seven days before the change or since is removed: passkeys, authenticator app, recovery codes and webhooks. Returns what still gives access to the account, in words.',
    args: [input(PasswordResetInput, 'The token and the new password.')],
    run: revertEmailChange,
  }),
  sendConfirmationEmail: mutation('account', {
    cost: 40,
    access: 'member',
    type: () => Boolean,
    description: "Sends the link that confirms the viewer's email address again; always true, or an error.",
    run: sendConfirmationEmail,
  }),
  confirmEmail: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description: 'Confirms the email address of an account with the token of a link. True, or an error.',
    args: [TOKEN],
    run: (ctx, token) => confirmEmail(ctx, { token }),
  }),
});
