import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../database/clock.ts';
import { returnsRow } from '../../../database/execute.ts';
import type { Context } from '../../../schema/context.ts';
import { internationalPhone, knownCountry } from '../../../writing/contactDetails.ts';
import { refuseBrand, skeletonOf } from '../../../writing/brandName.ts';
import { shownName } from '../../../writing/claimedName.ts';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { memberOf, refuseOtherAuthor } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { isStaff, User } from '../accounts/user.entity.ts';
import { notify } from '../notices/notify.ts';
import type { CompanyProfileInput } from './companies.inputs.ts';
import { CompanyProfile } from './companyProfile.entity.ts';
import { companyProfileRules } from './rules.ts';

const LOOKED_AT = ['companyName', 'businessRegistrationNumber', 'contactEmail'] as const;

/** What resembles a locked company, also by the address of its owner, waits for an admin. */
const LOCK_LIKE_LOCKED = `
update company_profile saved set locked_at = clock_timestamp(), lock_reason = 'The company resembles one that is locked, so an admin looks at it first.'
from "user" owner where saved.id = :id and owner.id = saved.user_id and saved.locked_at is null and (:isLike or exists (
  select from company_profile locked where locked.locked_at is not null and locked.id <> saved.id
    and (locked.registration_key = saved.registration_key or lower(locked.contact_email) in (lower(saved.contact_email), owner.email))))`;

const LOCKED_NAMES = `
select folded_name(company_name) as name, folded_name(?) as own from company_profile where locked_at is not null`;

/** Founds the member's company or changes the one they belong to, and asks for verification where it is needed. */
export const saveCompanyProfile = (ctx: Context, input: CompanyProfileInput): Promise<string> => {
  const member = memberOf(ctx);
  const profile = validated(companyProfileRules, input);
  return transact(ctx.em, async (em) => {
    // Of two simultaneous first saves the second waits here and then finds the profile.
    await em.execute('select from "user" where id = ? for no key update', [member]);
    const owner = await em.findOneOrFail(User, { id: member });
    if (!isStaff(owner)) refuseBrand(profile, input);
    const partyId = await actingPartyOf(em, member);
    // Locked, so that no decision is made about a version that nobody has seen.
    const known = await em.findOne(CompanyProfile, { partyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    // Colleagues may name the owner, as the record does.
    if (input.userId !== known?.user.id) refuseOtherAuthor(ctx, 'userId', input.userId);
    const { phone: value } = profile;
    const phone = await internationalPhone({
      field: 'phone',
      label: 'Phone',
      value,
      country: owner.country,
      stored: known?.phone,
    });
    const registrationCountry = knownCountry({
      field: 'registrationCountry',
      country: profile.registrationCountry ?? known?.registrationCountry ?? owner.country,
      stored: known?.registrationCountry ?? owner.country,
    });
    const verification =
      known && staysVerified(known, { ...profile, registrationCountry })
        ? {}
        : { verificationStatus: 'pending' as const, submittedAt: await databaseNow(em) };
    if ('submittedAt' in verification && known?.verificationStatus !== 'pending')
      await notifyAdmins(em, owner, profile.companyName);
    const hasLeft = !known && (await returnsRow(em, 'select where lock_of_leaver(?) is not null', [member]));
    const isSame = known && LOOKED_AT.every((field) => (known[field] ?? null) === (profile[field] ?? null));
    const names = await shownName(em, profile.companyName, known?.companyName ?? null, partyId);
    const values = { ...profile, claimedName: null, ...names, phone, registrationCountry, ...verification };
    const saved = known ?? em.create(CompanyProfile, { ...values, user: owner }, { partial: true });
    em.assign(saved, values);
    await em.flush();
    const named = await em.execute<{ name: string; own: string }[]>(LOCKED_NAMES, [profile.companyName]);
    const isLike = hasLeft || named.some(({ name, own }) => skeletonOf(name) === skeletonOf(own));
    if (!isSame) await em.execute(LOCK_LIKE_LOCKED, { id: saved.id, isLike });
    ctx.transport.hasCreated = known === null;
    return saved.id;
  });
};

/** What an admin has looked at; other fields change without another look. */
const VERIFIED = ['companyName', 'businessRegistrationNumber', 'vatNumber', 'registrationCountry'] as const;
type Verified = { [Field in (typeof VERIFIED)[number]]?: string | null | undefined };

/** A refused profile is sent in again by any save. */
const staysVerified = (known: CompanyProfile, saved: Verified): boolean =>
  known.verificationStatus === 'approved' &&
  VERIFIED.every((field) => (known[field] ?? null) === (saved[field] ?? null));

/** Only for companies that were not waiting before. */
const notifyAdmins = async (em: EntityManager, { city, country }: User, companyName: string): Promise<void> => {
  for (const admin of await em.find(User, { role: 'admin' }))
    await notify(em, admin.id, 'company_waiting', { companyName, city, country });
};
