import type { PoolClient } from 'pg';
import { newId } from '../../database/id.ts';
import { dollars } from '../../rules/dollars.ts';
import type { AuctionEvent } from '../auctions/core/events.ts';
import { sendOnce, type AuctionMessage } from './auctionMessages.ts';
import { openEvent, type StoredEvent } from '../auctions/auctionLog.ts';

interface Ended {
  user_id: string;
  title: string;
  type: 'forward' | 'reverse';
  price_basis: 'LOT' | 'PER_UNIT';
  quantity: number;
  unit: string;
}

/** What an end brings with it, in its own transaction: the award, the order, and word to everybody who took part. */
export const settleEnd = async (
  client: PoolClient,
  auctionId: string,
  events: readonly StoredEvent[],
): Promise<void> => {
  const { rows } = await client.query<Ended>(
    'select user_id, title, type, price_basis, quantity, unit from auction where id = $1',
    [auctionId],
  );
  const auction = rows[0]!;
  const bidders = await biddersOf(client, auctionId);
  for (const stored of events) {
    const event = openEvent(stored);
    if (event.type === 'closed' && event.outcome === 'awarded')
      await award(client, auctionId, auction, event.bid as number, event.price as string);
    if (event.type === 'awarded_next') await award(client, auctionId, auction, event.bid, event.price);
    const messages = messagesFor(event, auction, bidders, stored.hash);
    await sendOnce(client, auctionId, [{ at: Date.parse(stored.at), hash: stored.hash, messages }]);
  }
};

const biddersOf = async (client: PoolClient, auctionId: string): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ alias: number; user_id: string }>(
    'select alias, user_id from auction_bidder where auction_id = $1 and last_bid is not null',
    [auctionId],
  );
  return new Map(rows.map(({ alias, user_id }) => [alias, user_id]));
};

/** One order for the winning bid: forward the winner buys, reverse the owner does; the amount follows the price basis. */
const award = async (
  client: PoolClient,
  auctionId: string,
  auction: Ended,
  bid: number,
  price: string,
): Promise<void> => {
  const winner = await client.query<{ id: string; user_id: string }>(
    'select id, user_id from bid where auction_id = $1 and seq = $2',
    [auctionId, bid],
  );
  const { id: bidId, user_id: winnerId } = winner.rows[0]!;
  const [buyer, seller] = auction.type === 'forward' ? [winnerId, auction.user_id] : [auction.user_id, winnerId];
  await client.query('update auction set awarded_bid_id = $2 where id = $1', [auctionId, bidId]);
  await client.query(
    `insert into "order" (id, buyer_id, seller_id, total_amount, quantity, unit, status, bid_id)
     values ($1, $2, $3, $4::numeric * $5, $6, $7, 'pending', $8)`,
    [
      newId(),
      buyer,
      seller,
      price,
      auction.price_basis === 'PER_UNIT' ? auction.quantity : 1,
      auction.quantity,
      auction.unit,
      bidId,
    ],
  );
};

const messagesFor = (
  event: AuctionEvent,
  { title, user_id: owner }: Ended,
  bidders: ReadonlyMap<number, string>,
  hash: string,
): AuctionMessage[] => {
  const log = `\n\nThe log of this auction ends in ${hash}. Keep this message: with it you can verify the auction.`;
  const everyone = (kind: string, subject: string, content: string, except?: string): AuctionMessage[] =>
    [...new Set(bidders.values())]
      .filter((to) => to !== except)
      .map((to) => ({ to, kind, subject: `${subject}: ${title}`, content: `${content}${log}` }));
  const tell = (to: string, kind: string, subject: string, content: string): AuctionMessage => ({
    to,
    kind,
    subject: `${subject}: ${title}`,
    content: `${content}${log}`,
  });

  if (event.type === 'cancelled') {
    const why = `The auction '${title}' was cancelled. Reason: ${event.reason}`;
    return [
      ...everyone('cancelled', 'Auction cancelled', why, owner),
      tell(owner, 'cancelled', 'Auction cancelled', why),
    ];
  }
  if (event.type === 'awarded_next') {
    const next = bidders.get(event.bidder);
    return [
      ...(next
        ? [
            tell(
              next,
              'won',
              'You won',
              `The auction '${title}' went to you at ${dollars(event.price)}, because the award before came to nothing. The order is waiting.`,
            ),
          ]
        : []),
      tell(
        owner,
        'summary',
        'Next bid awarded',
        `The next bid in your auction '${title}' was awarded at ${dollars(event.price)}. The order is waiting.`,
      ),
    ];
  }
  if (event.type !== 'closed') return [];
  if (event.outcome === 'no_bids')
    return [tell(owner, 'summary', 'Auction ended', `The auction '${title}' ended without bids.`)];
  const price = dollars(event.price ?? '0');
  if (event.outcome === 'reserve_not_met') {
    return [
      ...everyone(
        'reserve_not_met',
        'Reserve not met',
        `The auction '${title}' ended; the reserve price was not met and nothing was awarded.`,
      ),
      tell(
        owner,
        'summary',
        'Auction ended',
        `The auction '${title}' ended at ${price}; the reserve price was not met.`,
      ),
    ];
  }
  const winner = event.winner === null ? undefined : bidders.get(event.winner);
  return [
    ...(winner
      ? [tell(winner, 'won', 'You won', `You won the auction '${title}' at ${price}. The order is waiting.`)]
      : []),
    ...everyone('lost', 'Auction ended', `The auction '${title}' ended at ${price}; another bid won.`, winner),
    tell(
      owner,
      'summary',
      'Auction ended',
      `The auction '${title}' ended at ${price} with ${bidders.size} ${bidders.size === 1 ? 'bidder' : 'bidders'}. The order is waiting.`,
    ),
  ];
};
