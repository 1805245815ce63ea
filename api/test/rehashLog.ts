import { createHash } from 'node:crypto';
import { chainText, type AuctionLog } from '../src/features/deals/auctions/core/log.ts';

/** Recomputes the hash chain of a changed log, as an operator with the whole log could. */
export const rehashLog = <Log extends AuctionLog>(log: Log): Log => {
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
