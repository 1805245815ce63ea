import { userId, type Person } from './people.ts';
import { future, id, past, type Columns } from './rows.ts';

export type Visibility = 'public' | 'rank_only' | 'sealed';
export const visibilities: readonly Visibility[] = ['public', 'rank_only', 'sealed'];

type Stage = 'scheduled' | 'live' | 'over' | 'closed';

interface Plot {
  owner: Person;
  stage: Stage;
  /** In the order they came; forward rises, reverse falls. */
  bids?: [Person, string][];
  columns?: Record<string, unknown>;
}

/** Each of these runs once in every mode. 'over' has passed its end but is not closed: nothing opens before the close. */
export const plots = {
  beaLeads: {
    owner: 'sam',
    stage: 'live',
    bids: [
      ['otto', '1010'],
      ['ada', '1020'],
      ['otto', '1030'],
      ['bea', '1040'],
    ],
    columns: { reserve_price: '1035.00', bid_increment: '5.00', product_id: id('product', 1) },
  },
  beaOwns: {
    owner: 'bea',
    stage: 'live',
    bids: [
      ['sam', '990'],
      ['otto', '980'],
      ['liv', '970'],
    ],
    columns: { type: 'reverse', reserve_price: '500.00', price_basis: 'PER_UNIT', product_id: id('product', 2) },
  },
  samLeads: {
    owner: 'otto',
    stage: 'live',
    bids: [
      ['bea', '1011'],
      ['sam', '1012'],
    ],
    columns: { quantity: 7, product_id: id('product', 1), quality_specs: '{"requirements":"99 %\\n\\"pure\\""}' },
  },
  over: {
    owner: 'sam',
    stage: 'over',
    bids: [
      ['otto', '1013'],
      ['bea', '1014'],
    ],
    columns: { reserve_price: '1.00' },
  },
  samWon: {
    owner: 'bea',
    stage: 'closed',
    bids: [
      ['otto', '1015'],
      ['sam', '1016'],
    ],
    columns: { outcome: 'awarded', product_id: id('product', 6) },
  },
  beaWon: {
    owner: 'sam',
    stage: 'closed',
    bids: [
      ['otto', '985'],
      ['bea', '975'],
    ],
    columns: { outcome: 'awarded', type: 'reverse', reserve_price: '980.00', price_basis: 'PER_UNIT' },
  },
  noBids: { owner: 'otto', stage: 'live', columns: { reserve_price: '2000.00', start_time: past(20) } },
  scheduled: { owner: 'ada', stage: 'scheduled', columns: { type: 'reverse', title: 'Upcoming Ä_%' } },
  unsold: {
    owner: 'sam',
    stage: 'closed',
    bids: [['bea', '1017']],
    columns: { outcome: 'reserve_not_met', reserve_price: '3000.00' },
  },
  cancelled: {
    owner: 'otto',
    stage: 'closed',
    bids: [
      ['sam', '1018'],
      ['ada', '1019'],
    ],
    // Before its end, which is still to come.
    columns: {
      outcome: 'cancelled',
      cancel_reason: 'Sold elsewhere.',
      end_time: future(3),
      original_end_time: future(3),
    },
  },
} satisfies Record<string, Plot>;
export type PlotName = keyof typeof plots;

const names = Object.keys(plots) as PlotName[];
const numberOf = (plot: PlotName, visibility: Visibility): number =>
  visibilities.indexOf(visibility) * names.length + names.indexOf(plot) + 1;

export const auctionId = (plot: PlotName, visibility: Visibility): string => id('auction', numberOf(plot, visibility));

const times: Record<Stage, Record<string, unknown>> = {
  scheduled: { start_time: future(1), end_time: future(2), original_end_time: future(2) },
  live: { start_time: past(1), end_time: future(3), original_end_time: future(2), status: 'active' },
  over: { start_time: past(1), end_time: past(5), original_end_time: past(4), status: 'active' },
  closed: { start_time: past(1), end_time: past(6), original_end_time: past(6), closed_at: past(6), status: 'ended' },
};

/** Every third has all there is to say, the others say little. */
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

/** Cents of its own for every mode and plot, so that an amount on the wire tells where it came from. */
const marked = (amount: string, number: number): string => `${amount}.${String(number).padStart(2, '0')}`;

/** A hidden auction's lead, as the row keeps it for the desk. */
const lead = (plot: Plot, number: number): Record<string, unknown> => {
  const bids = plot.bids ?? [];
  const last = bids.at(-1);
  return last
    ? {
        leading_amount: marked(last[1], number),
        leader_id: userId(last[0]),
        accepted_bids: bids.length,
        bidders: new Set(bids.map(([bidder]) => bidder)).size,
      }
    : {};
};

const each = visibilities.flatMap((visibility) =>
  names.map((name) => ({ number: numberOf(name, visibility), visibility, plot: plots[name] as Plot })),
);

export const auctions: Columns[] = each.map(({ number, visibility, plot }) => ({
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

/** Written into every auction bid: nobody but the bidder may read it while the auction is open. */
export const bidWord = (auction: number, seq: number): string => `word-${auction}-${seq}`;

const bidsOf = ({ number, plot }: (typeof each)[number]): Columns[] => {
  const aliases: Person[] = [];
  const awarded = plot.columns?.['outcome'] === 'awarded';
  return (plot.bids ?? []).map(([bidder, amount], at, all) => {
    if (!aliases.includes(bidder)) aliases.push(bidder);
    return {
      id: id('bid', 100 + number * 10 + at),
      created_at: past(1 + Math.floor(at / 2)),
      user_id: userId(bidder),
      auction_id: id('auction', number),
      amount: marked(amount, number),
      message: bidWord(number, at + 1),
      // Nothing in the tables stops it, so reading must not tell by it whose bid this is.
      offering_id: bidder === 'otto' ? id('offering', 4) : null,
      seq: at + 1,
      alias_number: aliases.indexOf(bidder) + 1,
      status: awarded ? (at === all.length - 1 ? 'awarded' : 'declined') : 'active',
    };
  });
};

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
  rfpBid(3, 'sam', 2, { status: 'awarded' }),
  rfpBid(4, 'liv', 2, { status: 'declined', message: '' }),
  rfpBid(5, 'bea', 3, { offering_id: id('offering', 3) }),
  rfpBid(6, 'bea', 4, { message: 'Bea’s word' }),
  rfpBid(7, 'sam', 4),
  rfpBid(8, 'ada', 4, { offering_id: id('offering', 12) }),
  rfpBid(9, 'otto', 8),
  ...each.flatMap(bidsOf),
];
