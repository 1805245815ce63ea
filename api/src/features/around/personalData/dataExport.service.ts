import type { Pool } from 'pg';
import { DomainError } from '../../../common/errors.ts';
import { newId } from '../../../database/id.ts';
import { addJob } from '../../../jobs/addJob.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import type { DataExport } from './personalData.inputs.ts';

export const PREPARE_EXPORT = 'prepare_data_export';
/** Downloads that a member may have prepared in 24 hours. */
const MAX_A_DAY = 3;

const COLUMNS = `id, created_at as "createdAt", ready_at as "readyAt", expires_at as "expiresAt", size`;
const RECENT = `select ${COLUMNS} from data_export
  where user_id = ? and created_at > clock_timestamp() - interval '1 day' order by created_at desc, id desc`;

/** The member's latest download that is being prepared or can still be downloaded. */
export const latestExport = async (ctx: Context): Promise<DataExport | null> => {
  const { rows } = await ctx.reads.query<DataExport>(
    `select ${COLUMNS} from data_export where user_id = $1 and coalesce(expires_at > clock_timestamp(), true)
     order by created_at desc, id desc limit 1`,
    [memberOf(ctx)],
  );
  return rows[0] ?? null;
};

/** Starts to prepare a download, unless one is being prepared. */
export const requestExport = (ctx: Context): Promise<DataExport> => {
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    // Two requests of one member take turns.
    await em.execute('select from "user" where id = ? for no key update', [member]);
    const recent = await em.execute<DataExport[]>(RECENT, [member]);
    const pending = recent.find(({ readyAt }) => readyAt === null);
    if (pending) return pending;
    if (recent.length >= MAX_A_DAY)
      throw new DomainError('QUOTA_EXCEEDED', `You can prepare ${MAX_A_DAY} downloads of your data in 24 hours.`);
    const id = newId();
    const [made] = await em.execute<DataExport[]>(
      `insert into data_export (id, user_id) values (?, ?) returning ${COLUMNS}`,
      [id, member],
    );
    await addJob(em, PREPARE_EXPORT, { id });
    await recordAudit(em, { ...originOf(ctx), kind: 'data_export_requested' });
    return made as DataExport;
  });
};

/** Deletes downloads that have expired or were never finished. */
export const purgeExports = (pool: Pool) =>
  pool.query(`delete from data_export where coalesce(expires_at, created_at + interval '2 days') < clock_timestamp()`);
