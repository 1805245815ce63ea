import { LockMode } from '@mikro-orm/core';
import { databaseNow } from '../../../../database/clock.ts';
import { newId } from '../../../../database/id.ts';
import { firstRow } from '../../../../database/firstRow.ts';
import { badInput, conflict, notFound } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import { recordAudit } from '../../../../writing/audit/record.ts';
import { Report } from './report.entity.ts';
import { findSubject } from './reportedSubject.ts';
import type { HandleReportInput, ReportInput } from './reports.inputs.ts';
import { handlingRules, kindLabels, reportRules, type ReportKind } from './rules.ts';

/** The update without effect makes the statement return an existing open report. */
const OPEN_REPORT = `insert into report (id, kind, subject_id, member_id, title, content, link) values (?, ?, ?, ?, ?, ?, ?)
  on conflict (kind, subject_id) where status = 'open' do update set status = 'open' returning id`;
const ENTRY = `insert into report_entry (id, report_id, reporter_id, reason, note) values (?, ?, ?, ?, ?)
  on conflict (report_id, reporter_id) do update set reason = excluded.reason, note = excluded.note`;

/** Reports of one subject are merged while it waits; a member who reports it again replaces their earlier entry. */
export const report = async (ctx: Context, input: ReportInput): Promise<boolean> => {
  const member = memberOf(ctx);
  const { subjectId, reason, note = null, ...rest } = validated(reportRules, input);
  const kind = rest.kind as ReportKind;
  await transact(ctx.em, async (em) => {
    await spendQuota(em, member, 'reports');
    const subject = await findSubject(em, kind, subjectId, member);
    if (!subject) throw notFound(kindLabels[kind]);
    if (subject.memberId === member) throw badInput('You cannot report yourself.', { subjectId: 'is your own' });
    const { memberId, title, content, link } = subject;
    const opened = await em.execute<{ id: string }[]>(OPEN_REPORT, [
      ...[newId(), kind, subjectId, memberId],
      ...[title, content, link],
    ]);
    await em.execute(ENTRY, [newId(), firstRow(opened).id, member, reason, note]);
  });
  return true;
};

/** Closes a report with a note for support and admins; the reporters are not notified. */
export const handleReport = async (ctx: Context, input: HandleReportInput): Promise<string> => {
  const staff = memberOf(ctx);
  const { reportId, note } = validated(handlingRules, input);
  await transact(ctx.em, async (em) => {
    const found = await em.findOne(Report, { id: reportId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!found) throw notFound('Report');
    if (found.status === 'handled') throw conflict('This report has been handled already.', 'ALREADY_DECIDED');
    em.assign(found, {
      status: 'handled',
      handledAt: await databaseNow(em),
      handledBy: em.getReference(User, staff, { wrapped: true }),
      handlingNote: note,
    });
    await em.flush();
    await recordAudit(em, {
      kind: 'report_handled',
      actorId: staff,
      subjectId: reportId,
      address: ctx.transport.address,
      detail: { kind: found.kind },
    });
  });
  return reportId;
};
