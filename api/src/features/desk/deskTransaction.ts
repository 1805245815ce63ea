import type { Pool, PoolClient } from 'pg';
import { together } from '../../database/pool.ts';
import { notFound } from '../../errors.ts';
import { settleEnd } from './closing.ts';
import { Fold, type EarlierRow, type Piece } from './deskFold.ts';
import type { AuctionRow, BidderRow } from './deskRows.ts';
import { ALL_BIDDERS, EARLIER, FEW_BIDDERS, LOCK_AUCTION, WRITE, WRITE_VOIDS, writeValues } from './deskSql.ts';
import { readRecords } from './records.ts';
import type { Answer, Submission } from './submission.ts';

/** Commands in the first piece of a batch; each further one has twice as many. */
const FIRST_PIECE = 16;

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
    const fold = await openFold(client, auctionId, batch());
    const changed = fold !== undefined && (await writeSurely(client, auctionId, fold, batch()));
    if (!changed) await client.query('rollback');
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

/** Locks and reads; the statements go out together and come back together. */
const openFold = async (
  client: PoolClient,
  auctionId: string,
  batch: readonly Submission[],
): Promise<Fold | undefined> => {
  const [, held, bidders, earlier] = await Promise.all(
    together(
      client,
      () =>
        [
          client.query('begin'),
          client.query<AuctionRow>({ name: 'desk_lock', text: LOCK_AUCTION, values: [auctionId] }),
          biddersFor(client, auctionId, batch),
          earlierFor(client, batch),
        ] as const,
    ),
  );
  const row = held.rows[0];
  if (!row) return undefined;
  const needsRecords = batch.some(({ needs }) => needs === 'records');
  return new Fold(row, bidders, earlier, needsRecords ? await readRecords(client, auctionId) : null);
};

const biddersFor = async (
  client: PoolClient,
  auctionId: string,
  batch: readonly Submission[],
): Promise<BidderRow[]> => {
  const isAboutAll = batch.some(({ needs }) => needs !== 'few');
  const users = new Set(batch.flatMap(({ userId }) => (userId === null ? [] : [userId])));
  const { rows } = await client.query<BidderRow>(
    isAboutAll
      ? { name: 'desk_all_bidders', text: ALL_BIDDERS, values: [auctionId] }
      : { name: 'desk_few_bidders', text: FEW_BIDDERS, values: [auctionId, [...users]] },
  );
  return rows;
};

const earlierFor = async (client: PoolClient, batch: readonly Submission[]): Promise<EarlierRow[]> => {
  const keyed = batch.filter(({ userId, idempotencyKey }) => userId !== null && idempotencyKey !== null);
  if (keyed.length === 0) return [];
  const values = [keyed.map(({ userId }) => userId), keyed.map(({ idempotencyKey }) => idempotencyKey)];
  return (await client.query<EarlierRow>({ name: 'desk_earlier', text: EARLIER, values })).rows;
};

/**
 * Decides and writes piece by piece: PostgreSQL writes one while the next is decided. The commit follows without waiting for them: of
 * what failed PostgreSQL makes a rollback. Only an end has more to write. Whether anything has changed.
 */
const writeSurely = async (
  client: PoolClient,
  auctionId: string,
  fold: Fold,
  batch: readonly Submission[],
): Promise<boolean> => {
  const sent: Promise<unknown>[] = [];
  const ends: Piece['events'][number][] = [];
  for (let from = 0, size = FIRST_PIECE; from < batch.length; from += size, size *= 2) {
    for (const submission of batch.slice(from, from + size)) fold.take(submission);
    const piece = fold.takePiece();
    if (piece) ends.push(...piece.events.filter(({ type }) => ENDS.has(type)));
    const isLast = from + size >= batch.length;
    together(client, () => {
      if (piece) sent.push(...write(client, auctionId, piece));
      if (isLast && sent.length > 0 && ends.length === 0) sent.push(client.query('commit'));
    });
    // Told by the first that failed, below; should a later piece fail to be decided, by nobody.
    for (const statement of sent) statement.catch(() => undefined);
  }
  await Promise.all(sent);
  if (ends.length > 0) {
    await settleEnd(client, auctionId, ends);
    await client.query('commit');
  }
  return sent.length > 0;
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

const write = (client: PoolClient, auctionId: string, piece: Piece): Promise<unknown>[] => {
  const { at, voids, columns } = piece;
  return [
    ...(columns ? [writeColumns(client, auctionId, columns)] : []),
    client.query({ name: 'desk_write', text: WRITE, values: writeValues(auctionId, piece) }),
    ...(voids.length > 0
      ? [client.query(WRITE_VOIDS, [voids.map(({ bid_id }) => bid_id), at, voids.map(({ reason }) => reason)])]
      : []),
  ];
};

/** Their names are the desk's own; the values are cast as the table has them. */
const writeColumns = (client: PoolClient, auctionId: string, columns: Record<string, unknown>): Promise<unknown> => {
  const names = Object.keys(columns).join(', ');
  return client.query(
    `update auction set (${names}) = (select ${names} from json_populate_record(null::auction, $2)) where id = $1`,
    [auctionId, JSON.stringify(columns)],
  );
};
