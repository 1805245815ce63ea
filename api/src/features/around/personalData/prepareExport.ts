import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '../../../database/inTransaction.ts';
import type { Task } from '../../../jobs/worker.ts';
import { transact } from '../../../writing/transact.ts';
import { kindsForMembers } from '../../../writing/audit/kinds.ts';
import { notify } from '../../people/notices/notify.ts';
import { exportSections } from './exportSections.ts';

/** Maximum rows and characters in memory. */
const ROWS = 500;
const CHUNK = 256 * 1024;

/** Writes the download in pieces, from one snapshot of the market; a repeated run starts again. */
const writeChunks = async (client: ClientBase, id: string, member: string): Promise<number> => {
  await client.query('delete from data_export_chunk where export_id = $1', [id]);
  let seq = 0;
  let size = 0;
  let text = '';
  const flush = async (): Promise<void> => {
    await client.query('insert into data_export_chunk (export_id, seq, content) values ($1, $2, $3)', [
      id,
      seq++,
      text,
    ]);
    size += text.length;
    text = '';
  };
  for (const [section, rows] of Object.entries(exportSections)) {
    text += `${text === '' && seq === 0 ? '{' : ','}\n"${section}": [`;
    await client.query(
      `declare exported no scroll cursor for select row_to_json(section)::text as json from (${rows}) section`,
      rows.includes('$2') ? [member, kindsForMembers] : [member],
    );
    for (let separator = '\n', isLast = false; !isLast;) {
      const { rows: page } = await client.query<{ json: string }>(`fetch ${ROWS} from exported`);
      for (const { json } of page) {
        text += `${separator}${json}`;
        separator = ',\n';
        if (text.length >= CHUNK) await flush();
      }
      isLast = page.length < ROWS;
    }
    await client.query('close exported');
    text += ']';
  }
  text += '\n}\n';
  await flush();
  return size;
};

/** Prepares a download and notifies its owner. */
export const prepareExport =
  (pool: Pool, unitOfWork: () => EntityManager): Task =>
  async (payload) => {
    const { id } = payload as { id: string };
    const written = await inTransaction(pool, async (client) => {
      await client.query('set transaction isolation level repeatable read');
      const { rows } = await client.query<{ member: string }>(
        'select user_id as member from data_export where id = $1 and ready_at is null for update',
        [id],
      );
      return rows[0] && { ...rows[0], size: await writeChunks(client, id, rows[0].member) };
    });
    // It is ready already, or its owner has deleted the account.
    if (!written) return;
    await transact(unitOfWork(), async (em) => {
      const ready = await em.execute<object[]>(
        `update data_export set ready_at = clock_timestamp(), expires_at = clock_timestamp() + interval '24 hours', size = ?
         where id = ? and ready_at is null returning id`,
        [written.size, id],
      );
      if (ready.length === 0) return;
      await notify(em, written.member, 'data_export_ready', {});
    });
  };
