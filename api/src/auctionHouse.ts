import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { Hints } from './database/hints.ts';
import type { Notifications } from './database/notifications.ts';
import type { DatabaseAddress } from './database/orm.ts';
import { openPool } from './database/pool.ts';
import { Desk } from './features/desk/desk.ts';
import { tellOfEnds } from './features/desk/endsSoon.ts';
import { LogConsumer } from './features/desk/logConsumer.ts';
import { Signer } from './features/desk/receipts.ts';
import { Ticker } from './features/desk/ticker.ts';
import { LiveCursors } from './features/live/liveCursor.ts';
import { LiveHub } from './features/live/liveHub.ts';

const DESK_CONNECTIONS = 4;
const ROUND_MS = 1_000;

export interface AuctionHouse {
  desk: Desk;
  signer: Signer;
  hub: LiveHub;
  stop(): Promise<void>;
}

/** The desk with all that lives around it: the ticker, the consumer of its log, the hints between instances, and the live hub. */
export const openAuctionHouse = async (
  address: DatabaseAddress,
  { reads, live }: { reads: pg.Pool; live: pg.Pool },
  notifications: Notifications,
  log: FastifyBaseLogger,
): Promise<AuctionHouse> => {
  const onError = (error: unknown): void => log.warn({ err: error }, 'the auction house stumbled');
  const pool = openPool(address, DESK_CONNECTIONS, onError, { pipeline: true });
  const desk = new Desk(pool);
  const signer = await Signer.open(pool);
  const hub = new LiveHub(live, new LiveCursors(await cursorKey(pool)), onError);
  const consumer = new LogConsumer(reads, onError);
  const hints = new Hints(notifications, (auctionId) => hub.hint(auctionId));
  const ticker = new Ticker(pool, desk, onError);

  desk.onChange((auctionId, written) => {
    hub.hint(auctionId, written);
    hints.send(auctionId);
    consumer.hint(auctionId);
  });
  await hub.start();
  await ticker.start();
  let round: Promise<unknown> | undefined;
  const rounds = setInterval(() => {
    round ??= Promise.all([consumer.catchUp().catch(onError), tellOfEnds(reads).catch(onError)]).finally(
      () => (round = undefined),
    );
  }, ROUND_MS);

  return {
    desk,
    signer,
    hub,
    stop: async () => {
      clearInterval(rounds);
      await round;
      await ticker.stop();
      await hub.stop();
      hints.stop();
      await consumer.stop();
      await signer.stop();
      await pool.end();
    },
  };
};

/** One key for all instances, so that a cursor of one can be resumed at another. */
const cursorKey = async (pool: pg.Pool): Promise<Buffer> => {
  await pool.query(`update signing_key set cursor_key = $1 where cursor_key is null`, [
    randomBytes(32).toString('hex'),
  ]);
  const { rows } = await pool.query<{ cursor_key: string }>('select cursor_key from signing_key');
  return Buffer.from(rows[0]!.cursor_key, 'hex');
};
