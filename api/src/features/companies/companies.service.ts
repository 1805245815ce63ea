import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../schema/context.ts';
import { memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { User } from '../accounts/user.entity.ts';
import type { CompanyProfileInput } from './companies.inputs.ts';
import { CompanyProfile } from './companyProfile.entity.ts';
import { companyProfileRules } from './rules.ts';

/** Creates or changes the member's profile; every save asks for verification anew. */
export const saveCompanyProfile = (ctx: Context, input: CompanyProfileInput): Promise<string> => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const profile = { ...validated(companyProfileRules, input), verificationStatus: 'pending' as const };
  return transact(ctx.em, async (em) => {
    // Two first saves at once meet here: the second waits for the first and finds its profile.
    await em.findOneOrFail(User, { id: member }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const saved =
      (await em.findOne(CompanyProfile, { user: member })) ??
      em.create(CompanyProfile, { ...profile, user: em.getReference(User, member, { wrapped: true }) } as never);
    em.assign(saved, profile);
    await em.flush();
    return saved.id;
  });
};
