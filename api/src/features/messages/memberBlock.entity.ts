import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../schema/base.entity.ts';
import { BelongsTo } from '../../schema/columns.ts';
import { Node } from '../../schema/node.ts';
import { User } from '../accounts/user.entity.ts';

@Entity()
@ObjectType({ implements: Node, description: 'A member whom the viewer has blocked; visible to the viewer only.' })
export class MemberBlock extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true }) blocker!: Ref<User>;
  @BelongsTo(() => User, 'The blocked member, who is not notified.') blocked!: Ref<User>;
}
