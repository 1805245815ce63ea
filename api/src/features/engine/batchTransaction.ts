import type { Pool, PoolClient, QueryConfig } from 'pg';
import { arrayText } from '../../database/arrays.ts';
import { commit } from '../../database/inTransaction.ts';
import { notFound } from '../../errors.ts';
import { recordAudit } from '../audit/record.ts';
import { settleEnd } from './closing.ts';
import { BatchDecider, type EarlierRow, type DecidedBatch } from './batchDecider.ts';
import type { AuctionRow, BidderRow } from './batchRows.ts';
import { ALL_BIDDERS, EARLIER, FEW_BIDDERS, LOCK_AUCTION, WRITE_VOIDS, writeOf } from './batchSql.ts';
import { readBidHistory } from './bidHistory.ts';
import type { Answer, CommandEnvelope } from './commandEnvelope.ts';

export interface Decided {
  answers: Answer[];
  hasChanged: boolean;
  decideMs: number;
  /** Writing and committing, without deciding. */
  commitMs: number;
}

/** Decides a batch of commands in one transaction that locks the auction's row. */
export const decideBatch = async (
  pool: Pool,
  auctionId: string,
  batch: readonly CommandEnvelope[],
  isFirstTry = true,
): Promise<Decided> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const decider = await openBatch(client, auctionId, batch, isFirstTry);
    const startedAt = performance.now();
    for (const envelope of batch) decider?.take(envelope);
    const rows = decider?.rows();
    const decidedAt = performance.now();
    if (rows) await write(client, auctionId, rows);
    else await client.query('rollback');
    return {
      answers: decider?.answers ?? batch.map(() => ({ refused: notFound('Auction') })),
      hasChanged: rows !== undefined,
      decideMs: decidedAt - startedAt,
      commitMs: performance.now() - decidedAt,
    };
  } catch (error) {
    broken = await rollback(client);
    throw error;
  } finally {
    client.release(broken);
  }
};

/** If the rollback fails, the connection is removed from the pool. */
const rollback = (client: PoolClient): Promise<Error | undefined> =>
  client.query('rollback').then(
    () => undefined,
    (error: Error) => error,
  );

/** Locks and reads in one round trip. If the lock fails, the transaction is aborted, so that the following statements fail too. */
const openBatch = async (
  client: PoolClient,
  auctionId: string,
  batch: readonly CommandEnvelope[],
  isFirstTry: boolean,
): Promise<BatchDecider | undefined> => {
  const keyed = batch.filter((envelope) => mayBeKnown(envelope, isFirstTry));
  const [, locked, bidders, earlier] = await Promise.all([
    client.query('begin'),
    client.query<AuctionRow>({ name: 'engine_lock', text: LOCK_AUCTION, values: [auctionId] }),
    client.query<BidderRow>(biddersFor(auctionId, batch)),
    keyed.length > 0 ? client.query<EarlierRow>(earlierFor(keyed)) : undefined,
  ]);
  const row = locked.rows[0];
  if (!row) return undefined;
  const needsRecords = batch.some(({ needs }) => needs === 'records');
  const recorded = needsRecords ? await readBidHistory(client, auctionId) : null;
  return new BatchDecider(row, bidders.rows, earlier?.rows ?? [], recorded);
};

/** A new key cannot have been used, unless an earlier attempt was committed without an answer. */
const mayBeKnown = ({ userId, idempotencyKey, isKeyNew }: CommandEnvelope, isFirstTry: boolean): boolean =>
  userId !== null && idempotencyKey !== null && !(isKeyNew && isFirstTry);

const biddersFor = (auctionId: string, batch: readonly CommandEnvelope[]): QueryConfig => {
  if (batch.some(({ needs }) => needs !== 'few'))
    return { name: 'engine_all_bidders', text: ALL_BIDDERS, values: [auctionId] };
  const users = new Set(batch.flatMap(({ userId }) => userId ?? []));
  return { name: 'engine_few_bidders', text: FEW_BIDDERS, values: [auctionId, arrayText('uuid', [...users])] };
};

const earlierFor = (keyed: readonly CommandEnvelope[]): QueryConfig => {
  const users = keyed.map(({ userId }) => userId);
  const keys = keyed.map(({ idempotencyKey }) => idempotencyKey);
  return { name: 'engine_earlier', text: EARLIER, values: [arrayText('uuid', users), arrayText('text', keys)] };
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

const write = async (client: PoolClient, auctionId: string, decided: DecidedBatch): Promise<void> => {
  const { at, events, voids, columns, adminActs } = decided;
  if (columns) await client.query(writeColumns(auctionId, columns));
  await client.query(writeOf(auctionId, decided));
  if (voids.length > 0) await client.query(writeVoids(at, voids));
  for (const act of adminActs) await recordAudit(client, act);
  const ends = events.filter(({ type }) => ENDS.has(type));
  if (ends.length > 0) await settleEnd(client, auctionId, ends);
  await commit(client);
};

const writeVoids = (at: string, voids: DecidedBatch['voids']): QueryConfig => {
  const bidIds = voids.map(({ bid_id }) => bid_id);
  const reasons = voids.map(({ reason }) => reason);
  return { text: WRITE_VOIDS, values: [arrayText('uuid', bidIds), at, arrayText('text', reasons)] };
};

/** Column names come from the engine; PostgreSQL casts the values to the columns' types. */
const writeColumns = (auctionId: string, columns: Record<string, unknown>): QueryConfig => {
  const names = Object.keys(columns).join(', ');
  const text = `update auction set (${names}) = (select ${names} from json_populate_record(null::auction, $2)) where id = $1`;
  return { text, values: [auctionId, JSON.stringify(columns)] };
};
