import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { EmailPreference, EmailPreferenceInput } from './emailPreference.type.ts';
import { emailPreferencesOf, setEmailPreferences } from './emailPreferences.service.ts';

@Authorized('member')
@Resolver()
export class EmailPreferencesResolver {
  @Scope('account')
  @Query(() => [EmailPreference], { description: 'How the viewer gets notices by email, for each topic.' })
  emailPreferences(@Ctx() ctx: Context): Promise<EmailPreference[]> {
    return emailPreferencesOf(ctx.em, memberOf(ctx));
  }

  @Scope('account')
  @Mutation(() => [EmailPreference], { description: 'Chooses how the viewer gets the notices of a topic by email.' })
  saveEmailPreference(
    @Arg('input', () => EmailPreferenceInput, { description: 'The topic and the choice.' })
    { topic, delivery }: EmailPreferenceInput,
    @Ctx() ctx: Context,
  ): Promise<EmailPreference[]> {
    const member = memberOf(ctx);
    return transact(ctx.em, async (em) => {
      await setEmailPreferences(em, member, [topic], delivery);
      return emailPreferencesOf(em, member);
    });
  }
}
