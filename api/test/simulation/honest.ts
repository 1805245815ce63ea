import type { AuctionLog, LoggedEvent } from '../../src/features/deals/auctions/core/log.ts';
import { published } from './aLog.ts';
import { AnAuction } from './anAuction.ts';
import { sha256, type Timed } from './buildLog.ts';
import type { Terms } from '../../src/features/deals/auctions/core/state.ts';
import { verifyLog, type Evidence } from '../../src/features/deals/auctions/core/verify.ts';

/** Bidder 1 bids up to 150, 2 outbids, 3 wins at 160. The log: created, three bids, one automatic bid, close. */
export const honest = (change: Partial<Terms> = {}) => {
  const auction = new AnAuction(change);
  auction.bid(1, '100.00', change.visibility ? {} : { max: '150.00' });
  auction.bid(2, '120.00');
  auction.bid(3, '160.00');
  auction.close();
  return { auction, ...published(auction.state.terms, auction.timed) };
};

export const problemsOf = async (log: AuctionLog, evidence: Partial<Evidence> = {}) =>
  (await verifyLog(log, { sha256, ...evidence })).problems;

/** A log with one event changed after hashing. */
export const withEvent = (
  log: AuctionLog,
  seq: number,
  change: (event: LoggedEvent) => Partial<LoggedEvent>,
): AuctionLog => ({
  ...log,
  events: log.events.map((event) => (event.seq === seq ? { ...event, ...change(event) } : event)),
});

/** A correctly hashed log of a false history. */
export const sealed = (auction: AnAuction, change: (timed: Timed[]) => Timed[]) =>
  published(auction.state.terms, change([...auction.timed])).log;

export const eventWith = (field: string, value: unknown, index: number) => (timed: Timed[]) => {
  const { at, event } = timed[index] as Timed;
  return timed.toSpliced(index, 1, { at, event: { ...event, [field]: value } as Timed['event'] });
};
