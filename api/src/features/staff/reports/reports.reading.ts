import { extendType, column, many, defineType, type Rule } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import { Report } from './report.entity.ts';
import { ReportEntry } from './reportEntry.entity.ts';

const staff: Rule = (_row, viewer) => viewer.staff;

defineType(ReportEntry, { visible: staff });

defineType(Report, {
  visible: staff,
  fields: { subjectId: column('subject_id') },
  sorts: { longest_waiting: { by: (row) => sql`${row}.created_at`, type: 'timestamptz' } },
  filters: { status: (row, status: string) => sql`${row}.status = ${status}` },
});

extendType(Report, {
  entries: many(
    () => ReportEntry,
    (report, entry) => sql`${entry}.report_id = ${report}.id`,
    { order: (entry) => sql`${entry}.created_at desc, ${entry}.id desc`, max: 50 },
  ),
});
