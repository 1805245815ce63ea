import type { Slice } from '../../../schema/market.ts';
import { Auction } from './auction.entity.ts';
import { AuctionNote } from './auctionNote.entity.ts';
import { AuctionsResolver, AuctionFields, ProductAuctions, UserAuctions } from './auctions.resolver.ts';
import { AuctionCommandsResolver } from './commands/auctionCommands.resolver.ts';
import './auctions.reading.ts';
import './viewerCan.reading.ts';
import { behindGate } from '../../../database/writeGate.ts';
import { Poller } from '../../../common/poller.ts';
import { AuctionEngine } from './engine/auctionEngine.ts';
import { AuctionScheduler } from './engine/auctionScheduler.ts';
import { Signer } from './engine/receipts.ts';
import { openSigningKey } from './engine/signingKeys.ts';
import { sendEndsSoon } from './notices/endsSoon.ts';
import { LogConsumer } from './notices/logConsumer.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    /** Decides all changes of running auctions. */
    engine: AuctionEngine;
    signer: Signer;
  }
}

const POLL_MS = 1_000;

export const auctions: Slice = {
  name: 'auctions',
  entities: [Auction, AuctionNote],
  resolvers: [AuctionsResolver, AuctionFields, ProductAuctions, UserAuctions, AuctionCommandsResolver],
  open: async ({ pools, secretKey, log, metrics, sendsEmails }) => {
    const onError = (error: unknown): void => log.warn({ err: error }, 'an auction service failed');
    const engine = new AuctionEngine(pools.engine);
    const signer = new Signer(await openSigningKey(pools.engine, secretKey));
    const consumer = new LogConsumer(pools.reads, onError, sendsEmails);
    // This reads for everybody, not for the member whose bid it was.
    engine.onChange((auctionId) => behindGate(undefined, () => consumer.readSoon(auctionId)));
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
    const scheduler = new AuctionScheduler(pools.engine, engine, onError);
    await scheduler.start();
    const pollers = [
      new Poller(() => consumer.catchUp(), POLL_MS, onError),
      new Poller(() => sendEndsSoon(pools.reads, sendsEmails), POLL_MS, onError),
    ];
    for (const poller of pollers) poller.start();
    return {
      services: { engine, signer },
      stop: async () => {
        await Promise.all(pollers.map((poller) => poller.stop()));
        await scheduler.stop();
        await consumer.stop();
      },
    };
  },
};
