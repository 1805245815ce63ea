import { ArgsType, ID } from 'type-graphql';
import { connectionOf, ListArgs } from '../../../../schema/connectionTypes.ts';
import { Nullable } from '../../../../schema/nullable.ts';
import { Instant } from '../../../../schema/scalars.ts';
import { AuditEvent, AuditKinds } from './auditEvent.entity.ts';
import type { AuditKind } from '../../../../writing/audit/kinds.ts';

export const AuditEventConnection = connectionOf(AuditEvent);

@ArgsType()
export class AuditEventArgs extends ListArgs {
  @Nullable(() => AuditKinds, 'Only events of this kind.') kind?: AuditKind;
  @Nullable(() => ID, 'Only what this member did.') actorId?: string;
  @Nullable(() => ID, 'Only events about this member or record.') subjectId?: string;
  @Nullable(() => String, 'Only events from this IP address; an IPv6 address or its /64.') address?: string;
  @Nullable(() => Instant, 'Only events at this time or later.') from?: string;
  @Nullable(() => Instant, 'Only events before this time.') until?: string;
}
