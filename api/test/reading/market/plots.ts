import type { Person } from './people.ts';
import { future, id, past } from './rows.ts';

export type Visibility = 'public' | 'rank_only' | 'sealed';
export const visibilities: readonly Visibility[] = ['public', 'rank_only', 'sealed'];

export type Stage = 'scheduled' | 'live' | 'over' | 'closed';

/** Bidders and amounts; a voided bid has no lead. */
type PlottedBid = [bidder: Person, amount: string, voided?: 'voided'];

export interface Plot {
  owner: Person;
  stage: Stage;
  /** In order of arrival; forward rises, reverse falls. */
  bids?: PlottedBid[];
  /** Members who asked to take part without a bid, and the decisions. */
  asked?: [Person, 'requested' | 'declined'][];
  /** The last amount if it differs from the last bid, as an automatic bid may lead by less. */
  lastAmounts?: Partial<Record<Person, string>>;
  columns?: Record<string, unknown>;
}

/** Each plot runs once in every mode. 'over' has passed its end but is not closed, so nothing is revealed yet. */
const plots = {
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
    // Without pre-qualification, a request reveals no name to the owner.
    asked: [['nil', 'requested']],
    columns: { type: 'reverse', reserve_price: '500.00', price_basis: 'per_unit', product_id: id('product', 2) },
  },
  samLeads: {
    owner: 'otto',
    stage: 'live',
    bids: [
      ['bea', '1011'],
      ['ada', '1500', 'voided'],
      ['bea', '1600', 'voided'],
      ['sam', '1012'],
    ],
    asked: [
      ['nil', 'requested'],
      ['liv', 'declined'],
    ],
    columns: {
      pre_qualification_required: true,
      quantity: 7,
      product_id: id('product', 1),
      quality_specs: '{"requirements":"99 %\\n\\"pure\\""}',
    },
  },
  over: {
    owner: 'sam',
    stage: 'over',
    bids: [
      ['otto', '1013'],
      ['bea', '1014'],
    ],
    lastAmounts: { otto: '1999' },
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
    columns: {
      outcome: 'awarded',
      type: 'reverse',
      reserve_price: '980.00',
      price_basis: 'per_unit',
      // A further step would be below zero.
      bid_increment: '5000.00',
    },
  },
  noBids: {
    owner: 'otto',
    stage: 'over',
    // Past its end, but paused.
    columns: {
      reserve_price: '2000.00',
      paused_at: past(4),
      pause_reason: 'A question of the "quality": 96 % or 98 %?',
    },
  },
  scheduled: { owner: 'ada', stage: 'scheduled', columns: { type: 'reverse', title: 'Upcoming Ä_%' } },
  unsold: {
    owner: 'sam',
    stage: 'closed',
    // Two equal bids: the earlier ranks first.
    bids: [
      ['ada', '1016'],
      ['otto', '1016'],
      ['bea', '1017'],
    ],
    columns: { outcome: 'reserve_not_met', reserve_price: '3000.00' },
  },
  cancelled: {
    owner: 'otto',
    stage: 'closed',
    bids: [
      ['sam', '1018'],
      ['ada', '1019'],
    ],
    // Before its end.
    columns: {
      outcome: 'cancelled',
      cancel_reason: 'Sold elsewhere.',
      end_time: future(3),
      original_end_time: future(3),
    },
  },
} satisfies Record<string, Plot>;
export type PlotName = keyof typeof plots;

const plotNames = Object.keys(plots) as PlotName[];

const numberOf = (plot: PlotName, visibility: Visibility): number =>
  visibilities.indexOf(visibility) * plotNames.length + plotNames.indexOf(plot) + 1;

export const auctionId = (plot: PlotName, visibility: Visibility): string => id('auction', numberOf(plot, visibility));

export interface Plotted {
  number: number;
  visibility: Visibility;
  plot: Plot;
}

export const plotted: Plotted[] = visibilities.flatMap((visibility) =>
  plotNames.map((name) => ({ number: numberOf(name, visibility), visibility, plot: plots[name] })),
);

/** Unique cents for every mode and plot, so that an amount in a response identifies its source. */
export const marked = (amount: string, number: number): string => `${amount}.${String(number).padStart(2, '0')}`;

/** Numbers of an auction's bidders in order of arrival. */
export const aliasesOf = ({ bids = [], asked = [] }: Plot): Person[] => [
  ...new Set([...bids.map(([bidder]) => bidder), ...asked.map(([member]) => member)]),
];

export const aliasOf = (plot: Plot, person: Person): number => aliasesOf(plot).indexOf(person) + 1;
