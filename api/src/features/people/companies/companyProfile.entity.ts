import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../schema/base.entity.ts';
import { BelongsTo, Choice, Moment, PartyId, Text } from '../../../schema/columns.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { User } from '../accounts/user.entity.ts';
import { Node } from '../../../schema/node.ts';
import { Nullable } from '../../../schema/nullable.ts';
import type { CompanyRole as Role } from '../../../rules/companyRoles.ts';
import { IsWatched } from '../watchlist/watched.ts';
import { CompanyRole } from './team/team.type.ts';

export const VerificationStatus = graphEnum('VerificationStatus', 'Status of the verification of a company.', {
  pending:
    'Waiting for an admin: the first save, any save of a profile that was refused, and of an approved one a new name, registration number, VAT number or country.',
  approved: 'Verified; shown with a badge.',
  rejected: 'Rejected.',
  revision_requested: 'An admin requested a correction.',
});
export type VerificationStatus = keyof typeof VerificationStatus;

@Entity()
@ObjectType({ implements: Node, description: 'A company profile. A person belongs to at most one company.' })
export class CompanyProfile extends BaseEntity {
  @BelongsTo(() => User, 'The owner of the profile.') user!: Ref<User>;
  @Field(() => ID, { description: 'Id of the owner.' }) userId?: string;
  @Text('Official name.') companyName!: string;
  @Text('Name that waits for an admin, or null; for its people and for staff.', { nullable: true })
  claimedName?: string | null;
  /** Of the name that was verified last. */
  @Property({ columnType: 'text', nullable: true }) nameSkeleton?: string | null;
  @Text('Country in which the company is registered.') registrationCountry!: string;
  @Text('Web address, or null.', { nullable: true }) website?: string | null;
  @Text('Telephone.') phone!: string;
  @Text('Address for business mail; visible to members. Null if the company gives none.', { nullable: true })
  contactEmail?: string | null;
  @Text('Postal address, or null.', { nullable: true }) address?: string | null;
  @Text('What the company does, or null.', { nullable: true }) description?: string | null;
  @Text('Number in the trade register; visible to the owner, to support and to admins.', { nullable: true })
  businessRegistrationNumber?: string | null;
  @Text('VAT number; visible to the owner, to support and to admins, and to the other side of orders.', {
    nullable: true,
  })
  vatNumber?: string | null;
  @Choice(() => VerificationStatus, 'Status of the verification; never taken from input.', { default: 'pending' })
  verificationStatus!: VerificationStatus;
  @Moment(
    'Time of the last save, which identifies the version that an admin decides about; visible to the owner, to support and to admins.',
    { nullableInGraph: true, defaultRaw: 'clock_timestamp()' },
  )
  submittedAt!: Date;
  @Moment('When it was closed for good, or null; visible to its people, to support and to admins.', { nullable: true })
  closedAt?: Date | null;
  @Moment('Since when it is locked and can only read, or null; visible to its people, to support and to admins.', {
    nullable: true,
  })
  lockedAt?: Date | null;
  @Text('The reason of the lock, or null; visible to its people, to support and to admins.', { nullable: true })
  lockReason?: string | null;
  @Field({ description: 'Whether others can begin a trade with it: it is neither locked nor closed.' })
  isTrading?: boolean;
  @IsWatched() isWatched?: boolean;
  @Nullable(() => CompanyRole, 'What the viewer may do for it; null for others.') viewerRole?: Role | null;
  @PartyId() partyId!: Opt<string>;
}
