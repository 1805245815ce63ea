import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';

/** A log consumer's position in an auction's log. */
export interface LogCheckpoint {
  seq: number;
  /** The leader's alias at this position; otherwise the log would have to be read from its start. */
  leader: number | null;
}

const CREATE_CHECKPOINT =
  'insert into log_checkpoint (name, auction_id, seq) values ($1, $2, 0) on conflict do nothing';
const LOCK_CHECKPOINT =
  'select seq, leader_alias as leader from log_checkpoint where name = $1 and auction_id = $2 for update skip locked';
const MOVE_CHECKPOINT = 'update log_checkpoint set seq = $3, leader_alias = $4 where name = $1 and auction_id = $2';

/**
 * Runs `work` in a transaction with the consumer's checkpoint locked, and stores the checkpoint that it returns. Skipped if another
 * instance holds the lock.
 */
export const readFromCheckpoint = async (
  pool: Pool,
  consumer: string,
  auctionId: string,
  work: (client: PoolClient, checkpoint: LogCheckpoint) => Promise<LogCheckpoint>,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    const values = [consumer, auctionId];
    await client.query({ name: 'log_checkpoint_new', text: CREATE_CHECKPOINT, values });
    const found = await client.query<LogCheckpoint>({ name: 'log_checkpoint_read', text: LOCK_CHECKPOINT, values });
    const checkpoint = found.rows[0];
    if (!checkpoint) return;
    const { seq, leader } = await work(client, checkpoint);
    if (seq !== checkpoint.seq)
      await client.query({ name: 'log_checkpoint_move', text: MOVE_CHECKPOINT, values: [...values, seq, leader] });
  });
