import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { BelongsTo, Choice, Text } from '../../../../schema/columns.ts';
import { Node } from '../../../../schema/node.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { Report, ReportReason } from './report.entity.ts';

@Entity()
@ObjectType({ implements: Node, description: "One member's report; visible to support and admins." })
export class ReportEntry extends BaseEntity {
  @ManyToOne({ entity: () => Report, ref: true }) report!: Ref<Report>;
  @BelongsTo(() => User, 'Who reported it.') reporter!: Ref<User>;
  @Choice(() => ReportReason, 'The reason.') reason!: ReportReason;
  @Text('What the reporter wrote, or null.', { nullable: true }) note?: string | null;
}
