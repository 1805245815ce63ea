import type { Pool, PoolClient, QueryConfig } from 'pg';
import { arrayText } from '../../../../database/arrays.ts';
import { commit, WAIT_FOR_STANDBY } from '../../../../database/inTransaction.ts';
import { notFound } from '../../../../common/errors.ts';
import { recordAudit } from '../../../../writing/audit/record.ts';
import { settleEnd } from './closing.ts';
import { BatchDecider, type EarlierRow, type DecidedCommand } from './batchDecider.ts';
import type { AuctionRow, PartyRow } from './batchRows.ts';
import { ALL_BIDDERS, EARLIER, FEW_BIDDERS, HOLD_MEMBERS, LOCK_AUCTION, WRITE_VOIDS, writeOf } from './batchSql.ts';
import { readBidHistory } from './bidHistory.ts';
import type { Answer, CommandEnvelope } from './commandEnvelope.ts';

/** Commands in the first piece of a batch; every further piece has twice as many. */
const FIRST_PIECE = 16;

export interface Decided {
  answers: Answer[];
  hasChanged: boolean;
  decideMs: number;
  /** Writing and committing, without deciding. */
  commitMs: number;
}

/** Decides a batch of commands in one transaction that locks the auction's row. The batch is taken when a connection is available. */
export const decideBatch = async (
  pool: Pool,
  auctionId: string,
  batch: () => readonly CommandEnvelope[],
  isFirstTry = true,
): Promise<Decided> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const decider = await openBatch(client, auctionId, batch(), isFirstTry);
    if (!decider) {
      await client.query('rollback');
      return {
        answers: batch().map(() => ({ refused: notFound('Auction') })),
        hasChanged: false,
        decideMs: 0,
        commitMs: 0,
      };
    }
    const startedAt = performance.now();
    const { hasChanged, decideMs } = await writeInPieces(client, auctionId, decider, batch());
    if (!hasChanged) {
      await client.query('rollback');
      // Accepted by an earlier batch.
      if (decider.answers.some((answer) => 'accepted' in answer)) await client.query(WAIT_FOR_STANDBY);
    }
    const commitMs = performance.now() - startedAt - decideMs;
    return { answers: decider.answers, hasChanged, decideMs, commitMs };
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
  const members = arrayText('uuid', [...new Set(batch.flatMap(({ userId }) => userId ?? []))]);
  const [, locked, , parties, earlier] = await Promise.all([
    client.query('begin'),
    client.query<AuctionRow>({ name: 'engine_lock', text: LOCK_AUCTION, values: [auctionId] }),
    client.query({ name: 'engine_hold_members', text: HOLD_MEMBERS, values: [auctionId, members] }),
    client.query<PartyRow>(partiesFor(auctionId, members, batch)),
    keyed.length > 0 ? client.query<EarlierRow>(earlierFor(keyed)) : undefined,
  ]);
  const row = locked.rows[0];
  if (!row) return undefined;
  const needsRecords = batch.some(({ needs }) => needs === 'records');
  const recorded = needsRecords ? await readBidHistory(client, auctionId) : null;
  return new BatchDecider(row, parties.rows, earlier?.rows ?? [], recorded);
};

/** A new key cannot have been used, unless an earlier attempt was committed without an answer. */
const mayBeKnown = ({ userId, idempotencyKey, isKeyNew }: CommandEnvelope, isFirstTry: boolean): boolean =>
  userId !== null && idempotencyKey !== null && !(isKeyNew && isFirstTry);

const partiesFor = (auctionId: string, members: string, batch: readonly CommandEnvelope[]): QueryConfig => {
  const values = [auctionId, members];
  return batch.some(({ needs }) => needs !== 'few')
    ? { name: 'engine_all_bidders', text: ALL_BIDDERS, values }
    : { name: 'engine_few_bidders', text: FEW_BIDDERS, values };
};

const earlierFor = (keyed: readonly CommandEnvelope[]): QueryConfig => {
  const users = keyed.map(({ userId }) => userId);
  const keys = keyed.map(({ idempotencyKey }) => idempotencyKey);
  return { name: 'engine_earlier', text: EARLIER, values: [arrayText('uuid', users), arrayText('text', keys)] };
};

/**
 * Decides and writes piece by piece: PostgreSQL writes one piece while the next is decided. The commit is sent without waiting, because
 * PostgreSQL turns it into a rollback after a failed statement. Only the end of an auction has more to write before it.
 */
const writeInPieces = async (
  client: PoolClient,
  auctionId: string,
  decider: BatchDecider,
  batch: readonly CommandEnvelope[],
): Promise<{ hasChanged: boolean; decideMs: number }> => {
  let decideMs = 0;
  const sent: Promise<unknown>[] = [];
  const send = (answer: Promise<unknown>): void => {
    // Promise.all below reports rejections; this prevents unhandled ones if deciding a later piece throws.
    answer.catch(() => undefined);
    sent.push(answer);
  };
  const ends: DecidedCommand['events'][number][] = [];
  for (let from = 0, size = FIRST_PIECE; from < batch.length; from += size, size *= 2) {
    const startedAt = performance.now();
    for (const envelope of batch.slice(from, from + size)) decider.take(envelope);
    const piece = decider.takePiece();
    decideMs += performance.now() - startedAt;
    if (piece) ends.push(...piece.events.filter(({ type }) => ENDS.has(type)));
    const isLast = from + size >= batch.length;
    for (const statement of piece ? write(auctionId, piece) : []) send(client.query(statement));
    for (const act of piece?.adminActs ?? []) send(recordAudit(client, act));
    if (isLast && sent.length > 0 && ends.length === 0) send(commit(client));
  }
  await Promise.all(sent);
  if (ends.length > 0) {
    await settleEnd(client, auctionId, ends);
    await commit(client);
  }
  return { hasChanged: sent.length > 0, decideMs };
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

const write = (auctionId: string, piece: DecidedCommand): QueryConfig[] => {
  const { at, voids, columns } = piece;
  return [
    ...(columns ? [writeColumns(auctionId, columns, at)] : []),
    writeOf(auctionId, piece),
    ...(voids.length > 0 ? [writeVoids(at, voids)] : []),
  ];
};

const writeVoids = (at: string, voids: DecidedCommand['voids']): QueryConfig => {
  const bidIds = voids.map(({ bid_id }) => bid_id);
  const reasons = voids.map(({ reason }) => reason);
  return { text: WRITE_VOIDS, values: [arrayText('uuid', bidIds), at, arrayText('text', reasons)] };
};

/** Column names come from the engine; PostgreSQL casts the values to the columns' types. */
const writeColumns = (auctionId: string, columns: Record<string, unknown>, at: string): QueryConfig => {
  const names = Object.keys(columns).join(', ');
  const text = `update auction set updated_at = $3, (${names}) = (select ${names} from json_populate_record(null::auction, $2)) where id = $1`;
  return { text, values: [auctionId, JSON.stringify(columns), at] };
};
