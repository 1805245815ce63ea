import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../database/clock.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { User } from '../accounts/user.entity.ts';
import { notify } from '../messaging/messaging.service.ts';
import type { CompanyProfileInput } from './companies.inputs.ts';
import { CompanyProfile } from './companyProfile.entity.ts';
import { companyProfileRules } from './rules.ts';
import { waitingNotice } from './waitingNotice.ts';

/** Creates or changes the member's profile; every save asks for verification anew. */
export const saveCompanyProfile = (ctx: Context, input: CompanyProfileInput): Promise<string> => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const profile = { ...validated(companyProfileRules, input), verificationStatus: 'pending' as const };
  return transact(ctx.em, async (em) => {
    // Two first saves at once meet here: the second waits for the first and finds its profile.
    const owner = await em.findOneOrFail(User, { id: member }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const known = await em.findOne(CompanyProfile, { user: member });
    const submittedAt = await databaseNow(em);
    if (known?.verificationStatus !== 'pending') await tellAdmins(em, owner, profile.companyName);
    const saved =
      known ??
      em.create(CompanyProfile, { ...profile, user: em.getReference(User, member, { wrapped: true }) } as never);
    em.assign(saved, { ...profile, submittedAt });
    await em.flush();
    return saved.id;
  });
};

/** A company that waits already is in their queue. */
const tellAdmins = async (em: EntityManager, { city, country }: User, companyName: string): Promise<void> => {
  for (const admin of await em.find(User, { role: 'admin' }))
    notify(em, { to: admin.id, ...waitingNotice({ companyName, city, country }) });
};
