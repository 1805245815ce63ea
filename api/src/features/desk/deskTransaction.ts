import type { Pool, PoolClient } from 'pg';
import { notFound } from '../../errors.ts';
import { settleEnd } from './closing.ts';
import { Fold, type EarlierRow } from './deskFold.ts';
import { auctionChange, type AuctionRow, type BidderRow } from './deskRows.ts';
import { LOCK_AUCTION, READ_AROUND, WRITE_BATCH } from './deskSql.ts';
import { readRecords } from './records.ts';
import type { Answer, Submission } from './submission.ts';

/**
 * Decides a batch of commands for one auction under one lock on its row, in one transaction; answers once it is durable. The batch is
 * asked for when there is a connection.
 */
export const decideBatch = async (
  pool: Pool,
  auctionId: string,
  batch: () => readonly Submission[],
): Promise<{ answers: Answer[]; changed: boolean }> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const fold = await foldBatch(client, auctionId, batch());
    const changed = fold !== undefined && fold.events.length > 0;
    if (changed) await writeSurely(client, auctionId, fold);
    else await client.query('rollback');
    return { answers: fold?.answers ?? batch().map(() => ({ refused: notFound('Auction') })), changed };
  } catch (error) {
    broken = await rollback(client);
    throw error;
  } finally {
    client.release(broken);
  }
};

/** A connection that cannot even roll back is not given back to the pool. */
const rollback = (client: PoolClient): Promise<Error | undefined> =>
  client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );

/** Locks, reads and decides; the statements go out together and come back together. */
const foldBatch = async (
  client: PoolClient,
  auctionId: string,
  batch: readonly Submission[],
): Promise<Fold | undefined> => {
  const users = [...new Set(batch.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
  const keyed = batch.filter(({ userId, idempotencyKey }) => userId !== null && idempotencyKey !== null);
  const actors = keyed.map(({ userId }) => userId);
  const keys = keyed.map(({ idempotencyKey }) => idempotencyKey);
  const isAboutAll = batch.some(({ needs }) => needs !== 'few');
  const [, held, around] = await Promise.all([
    client.query('begin'),
    client.query<AuctionRow>({ name: 'desk_lock', text: LOCK_AUCTION, values: [auctionId] }),
    client.query<{ bidders: BidderRow[]; earlier: EarlierRow[] }>({
      name: 'desk_around',
      text: READ_AROUND,
      values: [auctionId, users, isAboutAll, actors, keys],
    }),
  ]);
  const row = held.rows[0];
  if (!row) return undefined;
  const { bidders, earlier } = around.rows[0]!;
  const needsRecords = batch.some(({ needs }) => needs === 'records');
  const fold = new Fold(row, bidders, earlier, needsRecords ? await readRecords(client, auctionId) : null);
  for (const submission of batch) fold.take(submission);
  return fold;
};

/** The commit follows what is written without waiting for it: of what failed PostgreSQL makes a rollback. An end has more to write. */
const writeSurely = async (client: PoolClient, auctionId: string, fold: Fold): Promise<void> => {
  if (!fold.events.some(({ type }) => ENDS.has(type))) {
    await Promise.all([write(client, auctionId, fold), client.query('commit')]);
    return;
  }
  await write(client, auctionId, fold);
  await settleEnd(client, auctionId, fold);
  await client.query('commit');
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

const write = async (client: PoolClient, auctionId: string, fold: Fold): Promise<void> => {
  const change = {
    ...auctionChange(fold.state, fold.userByAlias(fold.state.leader), fold.state.outcome !== null),
    ...fold.lastEvent,
    at: fold.at,
  };
  if (fold.columns) await writeColumns(client, auctionId, fold.columns);
  await client.query({
    name: 'desk_write',
    text: WRITE_BATCH,
    values: [
      auctionId,
      JSON.stringify(fold.bids),
      JSON.stringify(fold.bidders),
      JSON.stringify(fold.events),
      JSON.stringify(fold.voids),
      JSON.stringify(change),
    ],
  });
};

/** Their names are the desk's own; the values are cast as the table has them. */
const writeColumns = async (client: PoolClient, auctionId: string, columns: Record<string, unknown>): Promise<void> => {
  const names = Object.keys(columns).join(', ');
  await client.query(
    `update auction set (${names}) = (select ${names} from json_populate_record(null::auction, $2)) where id = $1`,
    [auctionId, JSON.stringify(columns)],
  );
};
