import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { ChangeNotifier } from './database/changeNotifier.ts';
import type { Notifications } from './database/notifications.ts';
import { AuctionEngine } from './features/auctions/engine/auctionEngine.ts';
import { sendEndsSoon } from './features/auctions/notices/endsSoon.ts';
import { LogConsumer } from './features/auctions/notices/logConsumer.ts';
import { Signer } from './features/auctions/engine/receipts.ts';
import { openSigningKey } from './features/auctions/engine/signingKeys.ts';
import { AuctionScheduler } from './features/auctions/engine/auctionScheduler.ts';
import { LiveCursors } from './features/live/liveCursor.ts';
import { LiveHub } from './features/live/liveHub.ts';
import type { Metrics } from './common/metrics.ts';
import { Poller } from './common/poller.ts';

const POLL_MS = 1_000;

export interface AuctionServices {
  engine: AuctionEngine;
  signer: Signer;
  hub: LiveHub;
  stop(): Promise<void>;
}

/** Opens the auction engine and the services around it: scheduler, log consumer, notifications between instances and the live hub. */
export const openAuctionServices = async (
  { engine: pool, reads, live }: Record<'engine' | 'reads' | 'live', pg.Pool>,
  notifications: Notifications,
  secretKey: string,
  log: FastifyBaseLogger,
  metrics: Metrics,
  sendsEmails: boolean,
): Promise<AuctionServices> => {
  const onError = (error: unknown): void => log.warn({ err: error }, 'an auction service failed');
  const engine = new AuctionEngine(pool);
  const signer = new Signer(await openSigningKey(pool, secretKey));
  const hub = new LiveHub(live, new LiveCursors(secretKey), onError);
  const consumer = new LogConsumer(reads, onError, sendsEmails);
  const notifier = new ChangeNotifier(notifications, (auctionId) => hub.hint(auctionId));
  const scheduler = new AuctionScheduler(pool, engine, onError);

  engine.onChange((auctionId) => {
    hub.hint(auctionId);
    notifier.send(auctionId);
    consumer.hint(auctionId);
  });
  engine.onBatch(({ commands, decideMs, commitMs }) => {
    metrics.batchSize.observe(commands);
    metrics.decideDuration.observe(decideMs / 1000);
    metrics.commitDuration.observe(commitMs / 1000);
  });
  metrics.gauge('feedstock_engine_waiting_commands', 'Commands that wait for a batch.', () => engine.waiting);
  metrics.gauge(
    'feedstock_log_lag_seconds',
    'Age of the oldest auction event without its notices.',
    () => consumer.lagSeconds,
  );
  await hub.start();
  await scheduler.start();
  const notices = new Poller(() => consumer.catchUp(), POLL_MS, onError);
  const endsSoon = new Poller(() => sendEndsSoon(reads, sendsEmails), POLL_MS, onError);
  notices.start();
  endsSoon.start();

  return {
    engine,
    signer,
    hub,
    stop: async () => {
      await Promise.all([notices.stop(), endsSoon.stop()]);
      await scheduler.stop();
      await hub.stop();
      notifier.stop();
      await consumer.stop();
    },
  };
};
