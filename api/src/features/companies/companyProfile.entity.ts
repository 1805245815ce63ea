import type { Ref } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../database/base.entity.ts';
import { BelongsTo, Choice, Moment, Text } from '../../database/columns.ts';
import { graphEnum } from '../../schema/enums.ts';
import { User } from '../accounts/user.entity.ts';
import { Node } from '../../schema/node.ts';

export const VerificationStatus = graphEnum('VerificationStatus', 'Where the verification of a company stands.', {
  pending: 'Waiting for an admin; every save sets this.',
  approved: 'Verified: shown with the badge.',
  rejected: 'Refused.',
  revision_requested: 'The admin asked for a correction.',
});
export type VerificationStatus = keyof typeof VerificationStatus;

@Entity()
@ObjectType({ implements: Node, description: 'A company as it presents itself; one per user.' })
export class CompanyProfile extends BaseEntity {
  @BelongsTo(() => User, 'The owner of the profile.', { unique: true }) user!: Ref<User>;
  @Field(() => ID, { description: 'Id of the owner.' }) userId!: string;
  @Text('Official name.') companyName!: string;
  @Text('Web address, or null.', { nullable: true }) website?: string | null;
  @Text('Telephone.') phone!: string;
  @Text('Postal address, or null.', { nullable: true }) address?: string | null;
  @Text('What the company does, or null.', { nullable: true }) description?: string | null;
  @Text('Number in the trade register; seen by the owner and by admins.', { nullable: true })
  businessRegistrationNumber?: string | null;
  @Choice(() => VerificationStatus, 'Where the verification stands; never taken from input.', { default: 'pending' })
  verificationStatus!: VerificationStatus;
  @Moment('When it was last saved, which is what an admin decides on; seen by the owner and by admins.', {
    nullableInGraph: true,
    defaultRaw: 'clock_timestamp()',
  })
  submittedAt!: Date;
}
