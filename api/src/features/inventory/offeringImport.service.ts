import type { Pool } from 'pg';
import { newId } from '../../database/id.ts';
import { conflict, DomainError } from '../../errors.ts';
import { addJob } from '../../jobs/addJob.ts';
import { requestWeights } from '../../limits/costTable.ts';
import { isId } from '../../rules/id.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { refuseUnconfirmed } from '../accounts/emailConfirmation.service.ts';
import type { OfferingImport } from './offeringImport.type.ts';
import { readOfferings, type FileFormat } from './readOfferings.ts';

export const IMPORT_OFFERINGS = 'import_offerings';

/** Maximum imports per member in 24 hours, including dry runs. */
const MAX_IMPORTS = 200;
const MAX_PROBLEMS = 1_000;
const KEPT_DAYS = 30;

/** Rows that are stored with one statement; between them the server serves others. */
const BATCH = 200;

const START = `insert into offering_import (id, user_id, is_dry_run, row_count) values (?, ?, ?, ?)`;
const ADD_ROWS = `
insert into offering_import_row (import_id, seq, given)
select ?, ?::int + row.seq - 1, row.given from json_array_elements_text(?::json) with ordinality as row (given, seq)`;

/** Reads a file, starts a background job that applies its rows, and returns the id of the import. */
export const startImport = async (
  ctx: Context,
  { file, format, isDryRun }: { file: Buffer; format: FileFormat; isDryRun: boolean },
): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  await ctx.spending.charge(Math.ceil((file.length / 1_024) * requestWeights.importKiB));
  const rows = await readOfferings(file, format);
  const id = newId();
  await transact(ctx.em, async (em) => {
    // Serializes the member's requests, because only one import may run at a time.
    await em.execute('select from "user" where id = ? for no key update', [member]);
    const recent = await em.execute<{ finishedAt: Date | null }[]>(
      `select finished_at as "finishedAt" from offering_import where user_id = ? and created_at > clock_timestamp() - interval '1 day'`,
      [member],
    );
    if (recent.some(({ finishedAt }) => finishedAt === null))
      throw conflict('Another import of yours is under way. Please wait until it has finished.');
    if (recent.length >= MAX_IMPORTS)
      throw new DomainError('QUOTA_EXCEEDED', `You can start ${MAX_IMPORTS} imports in 24 hours.`);
    await em.execute(START, [id, member, isDryRun, rows.length]);
    for (let seq = 0; seq < rows.length; seq += BATCH) {
      const texts = rows.slice(seq, seq + BATCH).map((row) => JSON.stringify({ ...row, format }));
      await em.execute(ADD_ROWS, [id, seq, JSON.stringify(texts)]);
    }
    await addJob(em, IMPORT_OFFERINGS, { id }, { key: `import ${id}` });
  });
  return id;
};

const readOne = (condition: string): string => `
select id, created_at as "createdAt", finished_at as "finishedAt", is_dry_run as "isDryRun", row_count as rows, done, added,
  changed, unchanged, failed,
  coalesce((select json_agg(problem) from (
    select row_number as row, column_name as column, message from offering_import_problem
    where import_id = imported.id order by seq, place limit ${MAX_PROBLEMS}
  ) problem), '[]') as problems
from offering_import imported where user_id = $1 ${condition}`;

const READ = readOne('and id = $2');
const READ_LATEST = readOne('order by created_at desc, id desc limit 1');

/** The viewer's import with this id, or null. */
export const readImport = async (ctx: Context, id: string): Promise<OfferingImport | null> => {
  const member = memberOf(ctx);
  if (!isId(id)) return null;
  const { rows } = await ctx.reader.pool.query<OfferingImport>(READ, [member, id]);
  return rows[0] ?? null;
};

/** The import that the viewer started last, or null. */
export const readLatestImport = async (ctx: Context): Promise<OfferingImport | null> => {
  const { rows } = await ctx.reader.pool.query<OfferingImport>(READ_LATEST, [memberOf(ctx)]);
  return rows[0] ?? null;
};

export const purgeImports = async (pool: Pool): Promise<void> => {
  await pool.query(`delete from offering_import where created_at < clock_timestamp() - interval '${KEPT_DAYS} days'`);
};
