import { createHash } from 'node:crypto';
import { chainText, type AuctionLog } from '../src/features/auctions/core/log.ts';

/** The chain of a log made anew over what it says now, as an operator could who holds all of it. */
export const rehashed = <Log extends AuctionLog>(log: Log): Log => {
  let previousHash = '';
  const events = log.events.map((event) => {
    const hash = createHash('sha256')
      .update(chainText({ ...event, auctionId: log.auctionId, previousHash }))
      .digest('hex');
    const link = { ...event, previousHash, hash };
    previousHash = hash;
    return link;
  });
  return { ...log, events };
};
