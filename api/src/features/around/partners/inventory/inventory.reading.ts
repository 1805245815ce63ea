import { column, columns, everyone, manyBy, moment, owner, defineType } from '../../../../reading/reading.ts';
import { sql } from '../../../../reading/sql.ts';
import { OfferingImport, OfferingImportChange, OfferingImportProblem } from './offeringImport.type.ts';

const MAX_PROBLEMS = 1_000;
/** More than its rows have fields. */
const MAX_CHANGES = 2_000;

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
    changes: manyBy(() => OfferingImportChange, 'import_id', {
      // The price first, which costs most if it is wrong.
      order: (change) => sql`${change}.seq, ${change}.column_name <> 'price', ${change}.column_name`,
      max: MAX_CHANGES,
    }),
  },
});

/** Only reachable through its import, which is restricted to the owner. */
const ofRow = { row: column('row_number'), column: column('column_name') };
defineType(OfferingImportProblem, {
  table: 'offering_import_problem',
  visible: everyone,
  fields: { ...ofRow, ...columns('message', 'written') },
});
defineType(OfferingImportChange, {
  table: 'offering_import_change',
  visible: everyone,
  fields: { ...ofRow, ...columns('sku', 'title', 'before', 'after') },
});
