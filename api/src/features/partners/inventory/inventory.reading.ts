import { column, columns, everyone, manyBy, moment, owner, defineType } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import { OfferingImport, OfferingImportProblem } from './offeringImport.type.ts';

const MAX_PROBLEMS = 1_000;

defineType(OfferingImport, {
  table: 'offering_import',
  visible: owner,
  fields: {
    ...columns('id', 'isDryRun', 'done', 'added', 'changed', 'unchanged', 'failed'),
    createdAt: moment('created_at'),
    finishedAt: moment('finished_at'),
    rows: column('row_count'),
    problems: manyBy(() => OfferingImportProblem, 'import_id', {
      order: (problem) => sql`${problem}.seq, ${problem}.place`,
      max: MAX_PROBLEMS,
    }),
  },
});

/** Only reachable through its import, which is restricted to the owner. */
defineType(OfferingImportProblem, {
  table: 'offering_import_problem',
  visible: everyone,
  fields: {
    row: column('row_number'),
    column: column('column_name'),
    ...columns('message', 'given'),
  },
});
