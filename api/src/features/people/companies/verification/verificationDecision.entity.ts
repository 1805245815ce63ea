import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { CreatedOnce } from '../../../../schema/base.entity.ts';
import { BelongsTo, Choice, Text } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { User } from '../../accounts/user.entity.ts';
import { CompanyProfile, VerificationStatus } from '../companyProfile.entity.ts';

@Entity()
@ObjectType({
  implements: Node,
  description:
    "An admin's decision about a company; visible to its owner, to support and to admins, and never changed.",
})
export class VerificationDecision extends CreatedOnce {
  @ManyToOne({ entity: () => CompanyProfile, ref: true }) companyProfile!: Ref<CompanyProfile>;
  @Choice(() => VerificationStatus, 'The decision; never `pending`.') status!: VerificationStatus;
  @BelongsTo(() => User, 'The admin who decided; visible to support and admins.', { nullableInGraph: true })
  admin!: Ref<User>;
  @Text('The reason, or null.', { nullable: true }) reason?: string | null;
}
