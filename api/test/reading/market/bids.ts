import { userId, type Person } from './people.ts';
import { aliasesOf, aliasOf, marked, plotted, type Plot, type Plotted } from './plots.ts';
import { id, past, type Columns } from './rows.ts';

/** The message of every auction bid, which only the bidder may read while the auction is open. */
export const bidWord = (auction: number, seq: number): string => `word-${auction}-${seq}`;

const bidId = (auction: number, at: number): string => id('bid', 100 + auction * 10 + at);

const bidsOf = ({ number, plot }: Plotted): Columns[] =>
  (plot.bids ?? []).map(([bidder, amount], at) => ({
    id: bidId(number, at),
    created_at: past(1 + Math.floor(at / 2)),
    user_id: userId(bidder),
    auction_id: id('auction', number),
    amount: marked(amount, number),
    message: bidWord(number, at + 1),
    // The tables allow it, so reading must not reveal the bidder by it.
    offering_id: bidder === 'otto' ? id('offering', 4) : null,
    seq: at + 1,
    alias_number: aliasOf(plot, bidder),
  }));

const rfpBid = (number: number, bidder: Person, rfpNumber: number, columns: Record<string, unknown> = {}): Columns => ({
  id: id('bid', number),
  created_at: past(1 + (number % 3)),
  user_id: userId(bidder),
  rfp_id: id('rfp', rfpNumber),
  amount: `${4000 + number}.50`,
  ...columns,
});

export const bids: Columns[] = [
  rfpBid(1, 'sam', 1, { message: 'From stock.', offering_id: id('offering', 1) }),
  rfpBid(2, 'otto', 1, { offering_id: id('offering', 4) }),
  rfpBid(3, 'sam', 2),
  rfpBid(4, 'liv', 2, { message: '' }),
  rfpBid(5, 'bea', 3, { offering_id: id('offering', 3) }),
  rfpBid(6, 'bea', 4, { message: 'Bea’s word' }),
  rfpBid(7, 'sam', 4),
  rfpBid(8, 'ada', 4, { offering_id: id('offering', 12) }),
  rfpBid(9, 'otto', 8),
  ...plotted.flatMap(bidsOf),
];

type Row = Record<string, unknown>;

export const bidVoids: Row[] = plotted.flatMap(({ number, plot }) =>
  (plot.bids ?? []).flatMap(([, , voided], at) =>
    voided ? [{ bid_id: bidId(number, at), reason: 'A slip of the hand.', at: past(2) }] : [],
  ),
);

const bidderOf = ({ number, visibility, plot }: Plotted, person: Person): Row => {
  const bids = plot.bids ?? [];
  const last = bids.findLastIndex(([bidder, , voided]) => bidder === person && !voided);
  const asked = plot.asked?.find(([member]) => member === person)?.[1];
  return {
    auction_id: id('auction', number),
    user_id: userId(person),
    alias: aliasOf(plot, person),
    qualification: asked ?? (plot.columns?.['pre_qualification_required'] ? 'approved' : 'none'),
    decline_reason: asked === 'declined' ? 'No references.' : null,
    last_amount: last < 0 ? null : marked(plot.lastAmounts?.[person] ?? bids[last]![1], number),
    last_bid: last < 0 ? null : last + 1,
    max_amount: visibility === 'public' && person === 'bea' && last >= 0 ? marked('5000', number) : null,
  };
};

export const auctionBidders: Row[] = plotted.flatMap((each) =>
  aliasesOf(each.plot).map((person) => bidderOf(each, person)),
);

const awarded = (plot: Plot): boolean => plot.columns?.['outcome'] === 'awarded';

/** Set after the bids were inserted. */
export const awards: { table: 'auction' | 'rfp'; id: string; bidId: string }[] = [
  { table: 'rfp', id: id('rfp', 2), bidId: id('bid', 3) },
  ...plotted
    .filter(({ plot }) => awarded(plot))
    .map(({ number, plot }) => ({
      table: 'auction' as const,
      id: id('auction', number),
      bidId: bidId(number, plot.bids!.length - 1),
    })),
];
