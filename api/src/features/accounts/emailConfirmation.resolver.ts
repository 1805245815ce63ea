import { mutation, rootFields, textArgument } from '../../schema/rootFields.ts';
import { confirmEmail, sendConfirmationEmail } from './emailConfirmation.service.ts';

export const EmailConfirmationResolver = rootFields('member', {
  sendConfirmationEmail: mutation('account', {
    type: () => Boolean,
    description: "Sends the link that confirms the viewer's email address again; always true, or an error.",
    run: sendConfirmationEmail,
  }),
  confirmEmail: mutation('account', {
    access: 'anyone',
    type: () => Boolean,
    description: 'Confirms the email address of an account with the token of a link. True, or an error.',
    args: [textArgument('token', 'The token of the link: what follows `#` in its address.')],
    run: (ctx, token) => confirmEmail(ctx, { token }),
  }),
});
