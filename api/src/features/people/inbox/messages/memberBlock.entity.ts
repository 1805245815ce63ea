import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { BelongsTo } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { User } from '../../accounts/user.entity.ts';
import { CompanyProfile } from '../../companies/companyProfile.entity.ts';

@Entity()
@ObjectType({
  implements: Node,
  description: "A company, or a member without one, that the viewer's side has blocked; visible to that side only.",
})
export class MemberBlock extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true }) blocker!: Ref<User>;
  @BelongsTo(() => User, 'The blocked member, who is not notified.') blocked!: Ref<User>;
  @Nullable(() => CompanyProfile, 'The company that is blocked, or null.') company?: CompanyProfile | null;
}
