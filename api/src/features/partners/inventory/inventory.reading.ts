import { column, everyone, many, moment, owner, defineType } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import { OfferingImport, OfferingImportProblem } from './offeringImport.type.ts';

const MAX_PROBLEMS = 1_000;

defineType(OfferingImport, {
  table: 'offering_import',
  visible: owner,
  fields: {
    id: column('id'),
    createdAt: moment('created_at'),
    finishedAt: moment('finished_at'),
    isDryRun: column('is_dry_run'),
    rows: column('row_count'),
    done: column('done'),
    added: column('added'),
    changed: column('changed'),
    unchanged: column('unchanged'),
    failed: column('failed'),
    problems: many(
      () => OfferingImportProblem,
      (row, problem) => sql`${problem}.import_id = ${row}.id`,
      { order: (problem) => sql`${problem}.seq, ${problem}.place`, max: MAX_PROBLEMS },
    ),
  },
});

/** Only reachable through its import, which is restricted to the owner. */
defineType(OfferingImportProblem, {
  table: 'offering_import_problem',
  visible: everyone,
  fields: { row: column('row_number'), column: column('column_name'), message: column('message') },
});
