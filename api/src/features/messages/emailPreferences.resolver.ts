import { input, mutation, query, rootFields } from '../../schema/rootFields.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { EmailPreference, EmailPreferenceInput } from './emailPreference.type.ts';
import { emailPreferencesOf, setEmailPreferences } from './emailPreferences.service.ts';

export const EmailPreferencesResolver = rootFields('member', {
  emailPreferences: query('account', {
    type: () => [EmailPreference],
    description: 'How the viewer gets notices by email, for each topic.',
    run: (ctx) => emailPreferencesOf(ctx.em, memberOf(ctx)),
  }),
  saveEmailPreference: mutation('account', {
    type: () => [EmailPreference],
    description: 'Chooses how the viewer gets the notices of a topic by email.',
    args: [input(EmailPreferenceInput, 'The topic and the choice.')],
    run: (ctx, { topic, delivery }) => {
      const member = memberOf(ctx);
      return transact(ctx.em, async (em) => {
        await setEmailPreferences(em, member, [topic], delivery);
        return emailPreferencesOf(em, member);
      });
    },
  }),
});
