import type { Slice } from '../../../schema/market.ts';
import { AuditEvent } from './audit/auditEvent.entity.ts';
import { Report } from './reports/report.entity.ts';
import { ReportEntry } from './reports/reportEntry.entity.ts';
import { MembersResolver } from './members/members.resolver.ts';
import { OperationResolver } from './members/operation.resolver.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { ReportsResolver, ReportEntries } from './reports/reports.resolver.ts';
import './audit/audit.reading.ts';
import './reports/reports.reading.ts';
import './members/admin.reading.ts';
import { maintainAuditLog } from './audit/maintain.ts';

export const staff: Slice = {
  name: 'staff',
  entities: [AuditEvent, Report, ReportEntry],
  resolvers: [MembersResolver, OperationResolver, AuditResolver, ReportsResolver, ReportEntries],
  open: ({ pools }) => ({
    recurring: [{ name: 'maintain the audit log', at: '25 * * * *', run: () => maintainAuditLog(pools.reads) }],
  }),
};
