import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { notFound } from '../../../common/errors.ts';
import { returnsRow } from '../../../database/execute.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { isId } from '../../../rules/id.ts';
import { memberOf } from '../../../writing/command.ts';
import type { ManualHandler } from '../manualHandler.ts';

/** One piece after the other, as fast as the client reads. */
const chunksOf = async function* (pool: Pool, id: string): AsyncGenerator<string> {
  for (let seq = 0; ; seq++) {
    const { rows } = await pool.query<{ content: string }>(
      'select content from data_export_chunk where export_id = $1 and seq = $2',
      [id, seq],
    );
    if (!rows[0]) return;
    yield rows[0].content;
  }
};

/** Sends the member's own download until it expires. */
export const sendDataExport: ManualHandler = async (request, reply, contextOf) => {
  const ctx = await contextOf();
  const member = memberOf(ctx);
  const { id } = request.params as { id: string };
  const { pool } = ctx.reader;
  const own = 'select from data_export where id = ? and user_id = ? and expires_at > clock_timestamp()';
  if (!isId(id) || !(await returnsRow(pool, own, [id, member]))) throw notFound('Download');
  await recordAudit(pool, { ...originOf(ctx), kind: 'data_export_downloaded' });
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', 'attachment; filename="feedstock-my-data.json"')
    .send(Readable.from(chunksOf(pool, id)));
};
