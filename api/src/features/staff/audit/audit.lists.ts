import { ArgsType, Field, ID } from 'type-graphql';
import { connectionOf, ListArgs } from '../../../schema/connectionTypes.ts';
import { Instant } from '../../../schema/scalars.ts';
import { AuditEvent, AuditKinds } from './auditEvent.entity.ts';
import type { AuditKind } from '../../../writing/audit/kinds.ts';

export const AuditEventConnection = connectionOf(AuditEvent);

@ArgsType()
export class AuditEventArgs extends ListArgs {
  @Field(() => AuditKinds, { nullable: true, description: 'Only events of this kind.' }) kind?: AuditKind;
  @Field(() => ID, { nullable: true, description: 'Only what this member did.' }) actorId?: string;
  @Field(() => ID, { nullable: true, description: 'Only events about this member or record.' }) subjectId?: string;
  @Field(() => String, { nullable: true, description: 'Only events from this IP address; an IPv6 address or its /64.' })
  address?: string;
  @Field(() => Instant, { nullable: true, description: 'Only events at this time or later.' }) from?: string;
  @Field(() => Instant, { nullable: true, description: 'Only events before this time.' }) until?: string;
}
