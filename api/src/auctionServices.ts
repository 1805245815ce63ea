import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { ChangeNotifier } from './database/changeNotifier.ts';
import type { Notifications } from './database/notifications.ts';
import type { DatabaseAddress } from './database/orm.ts';
import { openPool } from './database/pool.ts';
import { AuctionEngine } from './features/desk/auctionEngine.ts';
import { tellOfEnds } from './features/desk/endsSoon.ts';
import { LogConsumer } from './features/desk/logConsumer.ts';
import { Signer } from './features/desk/receipts.ts';
import { AuctionScheduler } from './features/desk/auctionScheduler.ts';
import { LiveCursors } from './features/live/liveCursor.ts';
import { LiveHub } from './features/live/liveHub.ts';

const ENGINE_CONNECTIONS = 4;
const POLL_INTERVAL_MS = 1_000;

export interface AuctionServices {
  engine: AuctionEngine;
  signer: Signer;
  hub: LiveHub;
  stop(): Promise<void>;
}

/** Opens the auction engine and the services around it: scheduler, log consumer, notifications between instances and the live hub. */
export const openAuctionServices = async (
  address: DatabaseAddress,
  { reads, live }: { reads: pg.Pool; live: pg.Pool },
  notifications: Notifications,
  log: FastifyBaseLogger,
): Promise<AuctionServices> => {
  const onError = (error: unknown): void => log.warn({ err: error }, 'an auction service failed');
  const pool = openPool(address, ENGINE_CONNECTIONS, onError, { pipeline: true });
  const engine = new AuctionEngine(pool);
  const signer = await Signer.open(pool);
  const hub = new LiveHub(live, new LiveCursors(await cursorKey(pool)), onError);
  const consumer = new LogConsumer(reads, onError);
  const notifier = new ChangeNotifier(notifications, (auctionId) => hub.hint(auctionId));
  const scheduler = new AuctionScheduler(pool, engine, onError);

  engine.onChange((auctionId, written) => {
    hub.hint(auctionId, written);
    notifier.send(auctionId);
    consumer.hint(auctionId);
  });
  await hub.start();
  await scheduler.start();
  let polling: Promise<unknown> | undefined;
  const pollTimer = setInterval(() => {
    polling ??= Promise.all([consumer.catchUp().catch(onError), tellOfEnds(reads).catch(onError)]).finally(
      () => (polling = undefined),
    );
  }, POLL_INTERVAL_MS);

  return {
    engine,
    signer,
    hub,
    stop: async () => {
      clearInterval(pollTimer);
      await polling;
      await scheduler.stop();
      await hub.stop();
      notifier.stop();
      await consumer.stop();
      await signer.stop();
      await pool.end();
    },
  };
};

/** Shared by all instances, so that a cursor of one can be resumed at another. */
const cursorKey = async (pool: pg.Pool): Promise<Buffer> => {
  await pool.query(`update signing_key set cursor_key = $1 where cursor_key is null`, [
    randomBytes(32).toString('hex'),
  ]);
  const { rows } = await pool.query<{ cursor_key: string }>('select cursor_key from signing_key');
  return Buffer.from(rows[0]!.cursor_key, 'hex');
};
