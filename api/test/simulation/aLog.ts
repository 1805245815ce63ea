import type { AuctionLog, Receipt } from '../../src/features/deals/auctions/core/log.ts';
import type { Terms } from '../../src/features/deals/auctions/core/state.ts';
import { exemptBiddersOf, publish, sealLog, type Timed } from './buildLog.ts';
import { simulate } from './simulate.ts';

export interface Published {
  terms: Terms;
  timed: readonly Timed[];
  log: AuctionLog;
  receipts: Receipt[];
  finalHash: string;
}

/** Publishes any history as a log, honest or not. */
export const published = (terms: Terms, timed: readonly Timed[], seed = 1): Published => {
  const { log, receipts } = sealLog(terms, timed, seed);
  const last = log.events.findLast(({ type }) => ['closed', 'cancelled', 'awarded_next'].includes(type));
  return { terms, timed, log: publish(log, exemptBiddersOf(timed)), receipts, finalHash: last?.hash ?? '' };
};

export const publishedRun = (seed: number): Published => {
  const { terms, events } = simulate(seed);
  return published(terms, events, seed);
};
