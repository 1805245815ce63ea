import type { ClientBase, Pool, PoolClient } from 'pg';
import { throughGate } from './writeGate.ts';

/** Runs the work in one transaction on its own connection; an error rolls back and is rethrown. */
export const inTransaction = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  throughGate(async () => {
    const client = await pool.connect();
    try {
      return await transactionOn(client, () => work(client));
    } finally {
      client.release();
    }
  });

/** The same on a given connection. */
export const transactionOn = async <T>(client: ClientBase, work: () => Promise<T>): Promise<T> => {
  try {
    await client.query('begin');
    const result = await work();
    await commit(client);
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/**
 * Changes nothing, but its commit waits until everything committed before is on the synchronous standby, which an empty one does not. An
 * earlier record may be on this server only, because its own wait was ended. Needs no right.
 */
export const WAIT_FOR_STANDBY = `select pg_logical_emit_message(true, 'feedstock', '')`;

/** Throws if a statement failed before: PostgreSQL then answers COMMIT with success, but rolls back. */
export const commit = async (client: ClientBase): Promise<void> => {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back because a statement in it had failed.');
};
