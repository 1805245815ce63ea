import { input, mutation, rootFields, textArgument } from '../../schema/rootFields.ts';
import { EmailChangeInput, PasswordResetInput } from './accounts.inputs.ts';
import { confirmEmailChange, requestEmailChange, revertEmailChange } from './emailChange.service.ts';

export const EmailChangeResolver = rootFields('anyone', {
  requestEmailChange: mutation('account', {
    access: 'member',
    type: () => Boolean,
    description: 'Sends a link to a new address of the viewer, which has to be opened within a day to confirm it.',
    args: [input(EmailChangeInput, 'The new address and the current password.')],
    run: requestEmailChange,
  }),
  confirmEmailChange: mutation('account', {
    type: () => Boolean,
    description:
      'Changes the address of an account with the token of a link. The former address can revert it for 7 days.',
    args: [textArgument('token', 'The token of the link: what follows `#` in its address.')],
    run: confirmEmailChange,
  }),
  revertEmailChange: mutation('account', {
    type: () => [String],
    description:
      'Reverts a change of the address with the token of the link that the former address received, and sets a new password. All sessions and API keys end, webhooks are disabled, and what was added in the seven days before the change or since is removed: passkeys, authenticator app, recovery codes and webhooks. Returns what still gives access to the account, in words.',
    args: [input(PasswordResetInput, 'The token and the new password.')],
    run: revertEmailChange,
  }),
});
