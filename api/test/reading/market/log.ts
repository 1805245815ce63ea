// A few events of some logs, including notes, inserted out of order.
import { auctions } from './auctions.ts';
import { past } from './rows.ts';

const event = (auctionId: string, seq: number, type: string, payload: object) => ({
  auction_id: auctionId,
  seq,
  type,
  v: 1,
  at: past(9 - seq),
  payload: JSON.stringify(payload),
  hash: `hash ${seq}`,
  previous_hash: `hash ${seq - 1}`,
});

export const auctionEvents = auctions
  .filter((_auction, index) => index % 3 === 0)
  .flatMap(({ id }) => [
    event(id, 4, 'noted', { note: 'Bring your own "straps".\n' }),
    event(id, 2, 'noted', { note: 'Loading from bay 3 – Ø 40 cm.' }),
    event(id, 3, 'opened', {}),
  ]);
