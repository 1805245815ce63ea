import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { ID, ObjectType } from 'type-graphql';
import { Choice, Count, Id, Moment, Text } from '../../../../schema/columns.ts';
import { graphEnum } from '../../../../schema/enums.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { JsonObject } from '../../../../schema/scalars.ts';
import { auditKinds, type AuditKind } from '../../../../writing/audit/kinds.ts';

const sentences = Object.fromEntries(Object.entries(auditKinds).map(([kind, { sentence }]) => [kind, sentence]));

export const AuditKinds = graphEnum(
  'AuditKind',
  'The kind of an event in the audit log.',
  sentences as Record<AuditKind, string>,
);

/** Read-only: `recordAudit` inserts the rows. */
@Entity()
@ObjectType({
  description: 'An event of the audit log; visible to support and admins, and in part to the member it concerns.',
})
export class AuditEvent {
  @Id() id!: string;
  @Moment('When it happened; of a frequent kind, the hour in which it happened `count` times.') createdAt!: Date;
  @Moment('When it happened last; differs from `createdAt` for frequent kinds only.') lastAt!: Date;
  @Choice(() => AuditKinds, 'What happened.') kind!: AuditKind;
  @Count('How often it happened in the hour; 1 for kinds that are not frequent.') count!: number;
  @Nullable(() => ID, 'The member who acted; null if nobody had signed in. For staff.') actorId?: string | null;
  @Nullable(() => String, 'Name and company of the member who acted. For staff.') actorName?: string | null;
  @Nullable(() => ID, 'The member or record that the event is about. For staff.') subjectId?: string | null;
  @Nullable(() => String, 'Name of the member or company that the event is about. For staff.')
  subjectName?: string | null;
  @Text('Address the request came from: of a frequent kind, an IPv6 /64. Null if it came from another person.', {
    nullable: true,
  })
  address?: string | null;
  @Nullable(() => String, 'The request, as the log of the server names it. For staff.') requestId?: string | null;
  @Nullable(() => JsonObject, 'Further values. For staff.') detail?: object | null;

  @Property({ columnType: 'boolean' }) isCounted!: boolean;
}
