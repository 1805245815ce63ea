import type { Pool, PoolClient, QueryResult } from 'pg';
import { inTransaction } from '../../database/inTransaction.ts';
import { together } from '../../database/together.ts';

/** How far a reader of an auction's log has come. */
export interface LogCheckpoint {
  seq: number;
  /** Who led there, by their number: to look it up in the log would be to read the log again. */
  leader: number | null;
}

const NEW_READER = 'insert into log_reader (name, auction_id, seq) values ($1, $2, 0) on conflict do nothing';
const MARK =
  'select seq, leader_alias as leader from log_reader where name = $1 and auction_id = $2 for update skip locked';
const MOVE = 'update log_reader set seq = $3, leader_alias = $4 where name = $1 and auction_id = $2';

/**
 * Works on from where a reader of an auction's log has come to, in one transaction; `work` answers the new mark. While one instance
 * does so, others pass by.
 */
export const readFromCheckpoint = async (
  pool: Pool,
  reader: string,
  auctionId: string,
  work: (client: PoolClient, mark: LogCheckpoint) => Promise<LogCheckpoint>,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const values = [reader, auctionId];
    const [, found] = await together<[QueryResult, QueryResult<LogCheckpoint>]>(client, [
      { name: 'log_reader_new', text: NEW_READER, values },
      { name: 'log_reader_mark', text: MARK, values },
    ]);
    const mark = found.rows[0];
    if (!mark) return;
    const { seq, leader } = await work(client, mark);
    if (seq !== mark.seq) await client.query({ name: 'log_reader_move', text: MOVE, values: [...values, seq, leader] });
  });
