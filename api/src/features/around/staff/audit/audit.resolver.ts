import { ListArgs } from '../../../../schema/connectionTypes.ts';
import { query, rootFields } from '../../../../schema/rootFields.ts';
import { AuditEventArgs, AuditEventConnection } from './audit.lists.ts';
import { concerns } from './audit.reading.ts';
import { AuditEvent } from './auditEvent.entity.ts';

export const AuditResolver = rootFields('member', {
  auditEvents: query('staff', {
    cost: 'planned',
    access: 'support',
    type: () => AuditEventConnection,
    description: 'The audit log, newest first; for support and admins.',
    args: [AuditEventArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, AuditEvent, { ...args }),
  }),
  securityActivity: query('account', {
    cost: 'planned',
    type: () => AuditEventConnection,
    description: "What happened to the viewer's account in the last 400 days, newest first.",
    args: [ListArgs],
    read: (ctx, info, args) =>
      ctx.reader.many(ctx, info, AuditEvent, { ...args }, (row) => concerns(row, ctx.viewer.id)),
  }),
});
