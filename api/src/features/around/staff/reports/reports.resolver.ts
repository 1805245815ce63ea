import { plannedFields } from '../../../../schema/plannedFields.ts';
import { input, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { Report } from './report.entity.ts';
import { ReportEntry } from './reportEntry.entity.ts';
import {
  HandleReportInput,
  ReportConnection,
  ReportInput,
  ReportListArgs,
  TakeOffMarketInput,
} from './reports.inputs.ts';
import { handleReport, report } from './reports.service.ts';
import { takeOffMarket } from './takeOffMarket.service.ts';

export const ReportsResolver = rootFields('member', {
  reports: query('staff', {
    cost: 'planned',
    access: 'support',
    type: () => ReportConnection,
    description: 'Reports for support and admins, longest waiting first.',
    args: [ReportListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, Report, { ...args }),
  }),
  report: mutation('account', {
    cost: 20,
    type: () => Boolean,
    description:
      'Reports a member, a company profile, a posting or a received message to support; always true. The member is not notified.',
    args: [input(ReportInput, 'The report.')],
    run: report,
  }),
  takeOffMarket: mutation('staff', {
    cost: 20,
    access: 'admin',
    type: () => Boolean,
    description:
      'Withdraws an offering or cancels an RFP and notifies its owner of the reason; always true; admins only. Auctions have `cancelAuction`.',
    args: [input(TakeOffMarketInput, 'The posting and the reason.')],
    run: takeOffMarket,
  }),
  handleReport: mutation('staff', {
    cost: 20,
    access: 'support',
    record: Report,
    description: 'Closes a report; for support and admins.',
    args: [input(HandleReportInput, 'What was done.')],
    run: handleReport,
  }),
});

export const ReportEntries = plannedFields(Report, {
  entries: { type: () => [ReportEntry], description: 'The reports of single members, latest first; at most 50.' },
});
