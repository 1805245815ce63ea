// Fields of an auction about its participants.
import type { Field } from './fieldFunction.ts';
import { allFound, found } from './found.ts';
import { amount, cents, compareAmounts } from './values.ts';
import { tells } from './visibility.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const biddersOf = ({ world }: Asking, auction: Row): Row[] =>
  world.auction_bidder
    .filter((bidder) => bidder['auction_id'] === auction['id'])
    .sort((a, b) => Number(a['alias']) - Number(b['alias']));

const ownIn = (asking: Asking, auction: Row): Row | undefined =>
  biddersOf(asking, auction).find((bidder) => bidder['user_id'] === asking.viewer.id);

const auctionOf = (asking: Asking, bidder: Row): Row => rowOf(asking, 'auction', bidder['auction_id'])!;

/** The lead if it is public, the own last bid if only ranks are visible, otherwise the starting price. */
const minimumNextBid = (auction: Row, asking: Asking): string | null => {
  const known: Record<string, string | null | undefined> = {
    public: auction['leading_amount'],
    rank_only: ownIn(asking, auction)?.['last_amount'],
  };
  const against = known[text(auction, 'bid_visibility')];
  if (!against) return text(auction, 'starting_price');
  const step = cents(auction['bid_increment'] ?? '0.01');
  const next = auction['type'] === 'forward' ? cents(against) + step : cents(against) - step;
  return next > 0n ? amount(next) : null;
};

/** The leader, then the better amount, then the earlier bid. */
const inRank =
  (auction: Row) =>
  (a: Row, b: Row): number => {
    const leads = (row: Row): boolean => row['alias'] === auction['leader_alias'];
    if (leads(a) !== leads(b)) return leads(a) ? -1 : 1;
    const worse = compareAmounts(text(a, 'last_amount'), text(b, 'last_amount'));
    return (auction['type'] === 'forward' ? -worse : worse) || Number(a['last_bid']) - Number(b['last_bid']);
  };

const rank = (asking: Asking, own: Row): number | null => {
  const auction = auctionOf(asking, own);
  const ranked = biddersOf(asking, auction).filter((bidder) => bidder['last_bid'] !== null);
  return ranked.includes(own) ? ranked.sort(inRank(auction)).indexOf(own) + 1 : null;
};

/** Notes as in the log. */
const notesOf = ({ world }: Asking, auction: Row) =>
  world.auction_event
    .filter((event) => event['auction_id'] === auction['id'] && event['type'] === 'noted')
    .sort((a, b) => Number(a['seq']) - Number(b['seq']))
    .map((event) => ({ ...event, note: (JSON.parse(text(event, 'payload')) as { note: string }).note }));

const alias = (bidder: Row): string => `Bidder ${bidder['alias']}`;

/** Visible together with aliases. */
const ofRank =
  (value: (own: Row, asking: Asking) => unknown): Field =>
  (own, asking) =>
    tells(asking, auctionOf(asking, own), 'aliases') ? value(own, asking) : null;

export const engine: Record<string, Field> = {
  'Auction.minimumNextBid': minimumNextBid,
  'Auction.myStanding': (auction, asking) => found(asking, 'AuctionStanding', ownIn(asking, auction)),
  'Auction.participants': (auction, asking) => allFound(asking, 'AuctionBidder', biddersOf(asking, auction)),
  'Auction.notes': (auction, asking) => allFound(asking, 'AuctionNote', notesOf(asking, auction)),
  'AuctionBidder.bidder': alias,
  'AuctionStanding.bidder': ofRank(alias),
  'AuctionStanding.leading': ofRank((own, asking) => auctionOf(asking, own)['leader_alias'] === own['alias']),
  'AuctionStanding.rank': ofRank((own, asking) => rank(asking, own)),
};
