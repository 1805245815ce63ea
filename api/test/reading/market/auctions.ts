import { userId } from './people.ts';
import { aliasesOf, aliasOf, marked, plotted, type Plot, type Stage } from './plots.ts';
import { future, id, past, type Columns } from './rows.ts';

const times: Record<Stage, Record<string, unknown>> = {
  scheduled: { start_time: future(1), end_time: future(2), original_end_time: future(2) },
  live: { start_time: past(1), end_time: future(3), original_end_time: future(2), status: 'active' },
  over: { start_time: past(1), end_time: past(5), original_end_time: past(4), status: 'active' },
  closed: { start_time: past(1), end_time: past(6), original_end_time: past(6), closed_at: past(6), status: 'ended' },
};

/** Every third auction has all optional fields, the others few. */
const extras = (number: number): Record<string, unknown> =>
  number % 3 === 0
    ? {
        delivery_location: 'Port of Hamburg',
        delivery_terms: 'CIF',
        payment_terms: 'net_30',
        delivery_date: '2990-04-05',
        inspection_required: true,
        inspection_location: 'Yard 3',
        max_bidders: 12,
        auto_extend: true,
        auto_extend_duration: 5,
        pre_qualification_required: true,
      }
    : {};

/** The lead of an auction with hidden bids, as the engine stores it. */
const lead = (plot: Plot, number: number): Record<string, unknown> => {
  const bids = plot.bids ?? [];
  const standing = bids.filter(([, , voided]) => !voided);
  const last = standing.at(-1);
  if (!last) return { aliases: aliasesOf(plot).length };
  return {
    leading_amount: marked(last[1], number),
    leader_id: userId(last[0]),
    leader_alias: aliasOf(plot, last[0]),
    leader_bid: bids.indexOf(last) + 1,
    last_bid: bids.length,
    voided_bids: bids.length - standing.length,
    accepted_bids: standing.length,
    bidders: new Set(standing.map(([bidder]) => bidder)).size,
    aliases: aliasesOf(plot).length,
  };
};

export const auctions: Columns[] = plotted.map(({ number, visibility, plot }) => ({
  id: id('auction', number),
  created_at: past(1 + (number % 9)),
  user_id: userId(plot.owner),
  title: `Auction ${number}`,
  description: `Lot ${number} of a sale.`,
  quantity: 3,
  unit: 'drums',
  starting_price: marked('1000', number),
  bid_visibility: visibility,
  ...times[plot.stage],
  ...extras(number),
  ...lead(plot, number),
  ...plot.columns,
}));
