import type { Pool, PoolClient, QueryResult } from 'pg';
import { inTransaction } from '../../database/inTransaction.ts';
import { together } from '../../database/together.ts';

const NEW_READER = 'insert into log_reader (name, auction_id, seq) values ($1, $2, 0) on conflict do nothing';
const MARK = 'select seq from log_reader where name = $1 and auction_id = $2 for update skip locked';

/**
 * Works on from where a reader of an auction's log has come to, in one transaction; `work` answers the new mark. While one instance
 * does so, others pass by.
 */
export const fromMark = async (
  pool: Pool,
  reader: string,
  auctionId: string,
  work: (client: PoolClient, seq: number) => Promise<number>,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const values = [reader, auctionId];
    const [, mark] = await together<[QueryResult, QueryResult<{ seq: number }>]>(client, [
      { name: 'log_reader_new', text: NEW_READER, values },
      { name: 'log_reader_mark', text: MARK, values },
    ]);
    const seq = mark.rows[0]?.seq;
    const reached = seq === undefined ? undefined : await work(client, seq);
    if (reached !== seq)
      await client.query('update log_reader set seq = $3 where name = $1 and auction_id = $2', [
        reader,
        auctionId,
        reached,
      ]);
  });
