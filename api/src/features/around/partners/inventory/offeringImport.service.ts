import type { Pool } from 'pg';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../../database/id.ts';
import { conflict } from '../../../../common/errors.ts';
import { addJob } from '../../../../jobs/addJob.ts';
import { requestWeights } from '../../../../limits/costTable.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { memberOf } from '../../../../writing/command.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { transact } from '../../../../writing/transact.ts';
import { refuseUnconfirmed } from '../../../people/accounts/emailConfirmation.service.ts';
import { layoutsOf } from './fileLayout.service.ts';
import { readOfferings, type FileFormat } from './readOfferings.ts';

export const IMPORT_OFFERINGS = 'import_offerings';

const KEPT_DAYS = 30;

/** Characters of rows that are stored with one statement; between them the server serves others. */
const BATCH = 64 * 1_024;

const UNDER_WAY = `
select id from offering_import where user_id = ? and finished_at is null and created_at > clock_timestamp() - interval '1 day'`;
const START = `insert into offering_import (id, user_id, is_dry_run, row_count) values (?, ?, ?, ?)`;
const ADD_ROWS = `
insert into offering_import_row (import_id, seq, given)
select ?, ?::int + row.seq - 1, row.given from json_array_elements_text(?::json) with ordinality as row (given, seq)`;

/** Reads a file, starts a background job that applies its rows, and returns the id of the import and how the columns were read. */
export const startImport = async (
  ctx: Context,
  { file, format, isDryRun }: { file: Buffer; format: FileFormat; isDryRun: boolean },
): Promise<{ id: string; layout: object | null }> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  await ctx.budget.charge(Math.ceil((file.length / 1_024) * requestWeights.importKiB));
  // Counts files that are refused or only checked too, because reading them costs as much.
  const layouts = await transact(ctx.em, async (em) => {
    await refuseUnderWay(em, member);
    await spendQuota(em, member, 'files');
    return layoutsOf(em, await actingPartyOf(em, member));
  });
  const { rows, layout } = await readOfferings(file, format, layouts, ctx.transport.gone);
  await ctx.budget.charge(rows.length * requestWeights.importRow);
  const id = newId();
  await transact(ctx.em, async (em) => {
    // Serializes the member's requests, because only one import may run at a time.
    await em.execute('select from "user" where id = ? for no key update', [member]);
    await refuseUnderWay(em, member);
    const party = await actingPartyOf(em, member);
    await em.execute(START, [id, member, isDryRun, rows.length]);
    for (let seq = 0; seq < rows.length;) {
      const texts: string[] = [];
      for (let size = 0; size < BATCH && seq + texts.length < rows.length; size += texts.at(-1)?.length ?? 0)
        texts.push(JSON.stringify({ ...rows[seq + texts.length], format, party }));
      await em.execute(ADD_ROWS, [id, seq, JSON.stringify(texts)]);
      seq += texts.length;
    }
    await addJob(em, IMPORT_OFFERINGS, { id }, { key: `import ${id}` });
  });
  return { id, layout: layout ?? null };
};

const refuseUnderWay = async (em: EntityManager, member: string): Promise<void> => {
  const underWay = await em.execute<object[]>(UNDER_WAY, [member]);
  if (underWay.length > 0) throw conflict('Another import of yours is under way. Please wait until it has finished.');
};

export const purgeImports = (pool: Pool) =>
  pool.query(`delete from offering_import where created_at < clock_timestamp() - interval '${KEPT_DAYS} days'`);
