import { canonical } from '../../src/features/deals/auctions/core/canonical.ts';
import { simulate, type Run } from './simulate.ts';
import { howMany } from './size.ts';

const only = process.env['SIMULATION_SEED'];
const count = Number(process.env['SIMULATIONS'] ?? howMany(1_000));
const seeds = only === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [Number(only)];

const logOf = ({ events }: Run): string => events.map(({ at, event }) => canonical({ at, ...event })).join('\n');

describe('The core and the reference', () => {
  const answers = new Map<string, number>();

  test(`agree after every step of ${seeds.length} simulated auctions`, () => {
    for (const seed of seeds) {
      for (const [answer, times] of simulate(seed).answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
    }
  }, 3_600_000);

  test('cover every kind of event and refusal', () => {
    if (seeds.length < 200) return;
    const kinds =
      'opened edited noted participation_requested participation_approved participation_declined bid_accepted maximum_raised extended paused resumed bid_voided cancelled automatic_bid closed awarded_next';
    const refusals =
      'AUCTION_NOT_STARTED AUCTION_ENDED AUCTION_CANCELLED AUCTION_PAUSED NOT_PAUSED OWN_POSTING NOT_QUALIFIED BIDDER_LIMIT TERMS_CHANGED INVALID_AMOUNT MAXIMUM_NOT_ALLOWED WORSE_THAN_START STEP_TOO_SMALL ALREADY_LEADING NOT_AN_IMPROVEMENT JUMP_NEEDS_CONFIRMATION NOT_DUE ALREADY_DECIDED ADMIN_ONLY END_NOT_LATER TERMS_FROZEN INVALID_END NO_SUCH_BID NO_SUCH_PARTICIPANT ORDER_STANDS NO_NEXT_BID';
    if (process.env['SIMULATION_REPORT']) console.log(Object.fromEntries([...answers].sort()));
    expect([...answers.keys()].sort()).toEqual(`${kinds} ${refusals}`.split(' ').sort());
  });

  test('give the same log for the same seed, byte by byte', () => {
    for (const seed of seeds.slice(0, howMany(100))) expect(logOf(simulate(seed))).toBe(logOf(simulate(seed)));
  });
});
