import { extendType, column, manyBy, defineType, staff } from '../../../../reading/reading.ts';
import { sql } from '../../../../reading/sql.ts';
import { Report } from './report.entity.ts';
import { ReportEntry } from './reportEntry.entity.ts';

defineType(ReportEntry, { visible: staff });

defineType(Report, {
  visible: staff,
  fields: { subjectId: column('subject_id') },
  sorts: { longest_waiting: { by: (row) => sql`${row}.created_at`, type: 'timestamptz' } },
  filters: { status: (row, status: string) => sql`${row}.status = ${status}` },
});

extendType(Report, {
  entries: manyBy(() => ReportEntry, 'report_id', {
    order: (entry) => sql`${entry}.created_at desc, ${entry}.id desc`,
    max: 50,
  }),
});
