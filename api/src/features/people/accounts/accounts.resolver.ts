import type { Context } from '../../../schema/context.ts';
import { input, mutation, query, rootFields } from '../../../schema/rootFields.ts';
import { LoginInput, RegisterInput } from './accounts.inputs.ts';
import { logIn, logOut, register } from './accounts.service.ts';
import { User } from './user.entity.ts';

/** As the signed-in user; right after signing in, the request itself has no viewer yet. */
export const asUser = (ctx: Context, id: string): Context => ({ ...ctx, viewer: { ...ctx.viewer, id } });

export const AccountsResolver = rootFields('anyone', {
  me: query('read', {
    cost: 'planned',
    record: User,
    description: 'The signed-in user, or null.',
    run: ({ viewer }) => viewer.id,
  }),
  logIn: mutation('account', {
    cost: 100,
    record: User,
    as: asUser,
    description:
      'Signs in and sets the session cookie. For an account with a second factor, the answer is the error SECOND_STEP_REQUIRED with a `challenge` for `completeLogIn`.',
    args: [input(LoginInput, 'E-mail address and password.')],
    run: logIn,
  }),
  register: mutation('account', {
    cost: 100,
    record: User,
    as: asUser,
    description: 'Creates an account, signs in and sets the session cookie.',
    args: [input(RegisterInput, 'The registration.')],
    run: register,
  }),
  logOut: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description: 'Ends the session, if there is one, and clears its cookie; always true.',
    run: logOut,
  }),
});
