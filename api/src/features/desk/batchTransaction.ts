import type { Pool, PoolClient, QueryResult } from 'pg';
import { arrayText } from '../../database/arrays.ts';
import { together, type Statement } from '../../database/together.ts';
import { notFound } from '../../errors.ts';
import type { LogSegment } from '../auctions/logSegment.ts';
import { settleEnd } from './closing.ts';
import { BatchDecider, type EarlierRow, type DecidedCommand } from './batchDecider.ts';
import type { AuctionRow, BidderRow } from './batchRows.ts';
import { ALL_BIDDERS, EARLIER, FEW_BIDDERS, LOCK_AUCTION, WRITE_VOIDS, writeOf } from './batchSql.ts';
import { readBidHistory } from './bidHistory.ts';
import type { Answer, CommandEnvelope } from './commandEnvelope.ts';

/** Commands in the first piece of a batch; each further one has twice as many. */
const FIRST_PIECE = 16;

export interface Decided {
  answers: Answer[];
  /** Absent where nothing has changed. */
  written?: LogSegment;
}

/**
 * Decides a batch of commands for one auction under one lock on its row, in one transaction; answers once it is durable. The batch is
 * asked for when there is a connection.
 */
export const decideBatch = async (
  pool: Pool,
  auctionId: string,
  batch: () => readonly CommandEnvelope[],
  isFirstTry = true,
): Promise<Decided> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const fold = await openFold(client, auctionId, batch(), isFirstTry);
    if (fold && (await writeSurely(client, auctionId, fold, batch())))
      return { answers: fold.answers, written: fold.stretch };
    await client.query('rollback');
    return { answers: fold?.answers ?? batch().map(() => ({ refused: notFound('Auction') })) };
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

const BEGIN: Statement = { name: 'begin', text: 'begin' };
const COMMIT: Statement = { name: 'commit', text: 'commit' };

/** Locks and reads; the statements go out together and come back together. */
const openFold = async (
  client: PoolClient,
  auctionId: string,
  batch: readonly CommandEnvelope[],
  isFirstTry: boolean,
): Promise<BatchDecider | undefined> => {
  const keyed = batch.filter((submission) => mayBeKnown(submission, isFirstTry));
  const [, held, bidders, earlier] = await together<
    [QueryResult, QueryResult<AuctionRow>, QueryResult<BidderRow>, QueryResult<EarlierRow>?]
  >(client, [
    BEGIN,
    { name: 'desk_lock', text: LOCK_AUCTION, values: [auctionId] },
    biddersFor(auctionId, batch),
    ...(keyed.length > 0 ? [earlierFor(keyed)] : []),
  ]);
  const row = held.rows[0];
  if (!row) return undefined;
  const needsRecords = batch.some(({ needs }) => needs === 'records');
  const recorded = needsRecords ? await readBidHistory(client, auctionId) : null;
  return new BatchDecider(row, bidders.rows, earlier?.rows ?? [], recorded);
};

/** A key that was just made is nobody's yet, unless a try before this one was committed without our hearing of it. */
const mayBeKnown = ({ userId, idempotencyKey, isKeyNew }: CommandEnvelope, isFirstTry: boolean): boolean =>
  userId !== null && idempotencyKey !== null && !(isKeyNew && isFirstTry);

const biddersFor = (auctionId: string, batch: readonly CommandEnvelope[]): Statement => {
  if (batch.some(({ needs }) => needs !== 'few'))
    return { name: 'desk_all_bidders', text: ALL_BIDDERS, values: [auctionId] };
  const users = new Set(batch.flatMap(({ userId }) => userId ?? []));
  return { name: 'desk_few_bidders', text: FEW_BIDDERS, values: [auctionId, arrayText('uuid', [...users])] };
};

const earlierFor = (keyed: readonly CommandEnvelope[]): Statement => {
  const users = keyed.map(({ userId }) => userId);
  const keys = keyed.map(({ idempotencyKey }) => idempotencyKey);
  return { name: 'desk_earlier', text: EARLIER, values: [arrayText('uuid', users), arrayText('text', keys)] };
};

/**
 * Decides and writes piece by piece: PostgreSQL writes one while the next is decided. The commit follows without waiting for them: of
 * what failed PostgreSQL makes a rollback. Only an end has more to write. Whether anything has changed.
 */
const writeSurely = async (
  client: PoolClient,
  auctionId: string,
  fold: BatchDecider,
  batch: readonly CommandEnvelope[],
): Promise<boolean> => {
  const sent: Promise<unknown>[] = [];
  const ends: DecidedCommand['events'][number][] = [];
  for (let from = 0, size = FIRST_PIECE; from < batch.length; from += size, size *= 2) {
    for (const submission of batch.slice(from, from + size)) fold.take(submission);
    const piece = fold.takePiece();
    if (piece) ends.push(...piece.events.filter(({ type }) => ENDS.has(type)));
    const isLast = from + size >= batch.length;
    const statements = piece ? write(auctionId, piece) : [];
    if (isLast && sent.length + statements.length > 0 && ends.length === 0) statements.push(COMMIT);
    if (statements.length === 0) continue;
    const answered = together(client, statements);
    // Told by the first that failed, below; should a later piece fail to be decided, by nobody.
    answered.catch(() => undefined);
    sent.push(answered);
  }
  await Promise.all(sent);
  if (ends.length > 0) {
    await settleEnd(client, auctionId, ends);
    await client.query('commit');
  }
  return sent.length > 0;
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

const write = (auctionId: string, piece: DecidedCommand): Statement[] => {
  const { at, voids, columns } = piece;
  return [
    ...(columns ? [writeColumns(auctionId, columns)] : []),
    writeOf(auctionId, piece),
    ...(voids.length > 0 ? [writeVoids(at, voids)] : []),
  ];
};

const writeVoids = (at: string, voids: DecidedCommand['voids']): Statement => {
  const bidIds = voids.map(({ bid_id }) => bid_id);
  const reasons = voids.map(({ reason }) => reason);
  return { text: WRITE_VOIDS, values: [arrayText('uuid', bidIds), at, arrayText('text', reasons)] };
};

/** Their names are the engine's own; the values are cast as the table has them. */
const writeColumns = (auctionId: string, columns: Record<string, unknown>): Statement => {
  const names = Object.keys(columns).join(', ');
  const text = `update auction set (${names}) = (select ${names} from json_populate_record(null::auction, $2)) where id = $1`;
  return { text, values: [auctionId, JSON.stringify(columns)] };
};
