import { idArgument, input, mutation, query, rootFields } from '../../../schema/rootFields.ts';
import { memberOf } from '../../../writing/command.ts';
import { AccountInput, PasswordChangeInput } from './accounts.inputs.ts';
import { asUser } from './accounts.resolver.ts';
import { OpenSession } from './openSession.type.ts';
import { changePassword, endSession, saveAccount, signOutEverywhere } from './settings.service.ts';
import { User } from './user.entity.ts';

export const SettingsResolver = rootFields('member', {
  sessions: query('account', {
    cost: 10,
    type: () => [OpenSession],
    description: "The viewer's sessions: this one first, then the most recently used.",
    run: (ctx) => ctx.budget.limited(() => ctx.transport.sessionsOf(memberOf(ctx))),
  }),
  saveAccount: mutation('account', {
    cost: 20,
    record: User,
    as: asUser,
    description: "Changes the viewer's personal data.",
    args: [input(AccountInput, 'Name, company, position, telephone and place.')],
    run: saveAccount,
  }),
  changePassword: mutation('account', {
    cost: 100,
    record: User,
    as: asUser,
    description: "Changes the viewer's password; every other session ends, and this one gets a new cookie.",
    args: [input(PasswordChangeInput, 'The current password and the new one.')],
    run: changePassword,
  }),
  endSession: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description: "Ends one of the viewer's sessions; true, or an error if there is none.",
    args: [idArgument('id', 'Id of the session, as returned by `sessions`.')],
    run: endSession,
  }),
  signOutEverywhere: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description: "Ends all of the viewer's sessions, this one included, and clears its cookie.",
    run: signOutEverywhere,
  }),
});
