import type { Ref } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { BaseEntity } from '../../../../schema/base.entity.ts';
import { BelongsTo, Choice, Moment, Text } from '../../../../schema/columns.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Node } from '../../../../schema/node.ts';
import { User } from '../../../people/accounts/user.entity.ts';

export const ReportKind = graphEnum('ReportKind', 'What a report is about.', {
  member: 'A member.',
  company: 'A company profile.',
  offering: 'An offering.',
  rfp: 'An RFP.',
  auction: 'An auction.',
  message: 'A message.',
  quote: 'A quote.',
});
export type ReportKind = keyof typeof ReportKind;

export const ReportReason = graphEnum('ReportReason', 'Why something is reported.', {
  spam: 'Advertising or mass messages.',
  fraud: 'Fraud or a false offer.',
  impersonation: 'Pretends to be another person or company.',
  offensive: 'Insults or threats.',
  prohibited: 'Goods that must not be traded here.',
  other: 'Something else; the note says what.',
});
export type ReportReason = keyof typeof ReportReason;

export const ReportStatus = graphEnum('ReportStatus', 'Status of a report.', {
  open: 'Waits for support or an admin.',
  handled: 'Support or an admin has handled it.',
});
export type ReportStatus = keyof typeof ReportStatus;

@Entity()
@ObjectType({
  implements: Node,
  description: 'All reports of one subject until they are handled; visible to support and admins.',
})
export class Report extends BaseEntity {
  @Choice(() => ReportKind, 'What it is about.') kind!: ReportKind;
  @Field(() => ID, { description: 'Id of the reported record.' })
  @Property({ columnType: 'uuid' })
  subjectId!: string;
  @BelongsTo(() => User, 'The member who is responsible for it.') member!: Ref<User>;
  @Text('Its name or title at the first report.') title!: string;
  @Text('Its text at the first report.') content!: string;
  @Text('Path of its page, or null.', { nullable: true }) link?: string | null;
  @Choice(() => ReportStatus, 'Status.', { default: 'open' }) status!: ReportStatus;
  @Moment('When it was handled, or null.', { nullable: true }) handledAt?: Date | null;
  @BelongsTo(() => User, 'Who handled it, or null.', { nullable: true }) handledBy?: Ref<User> | null;
  @Text('What was done, or null.', { nullable: true }) handlingNote?: string | null;
}
