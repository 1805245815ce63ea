import { inferMaxima } from './inferMaxima.ts';
import { toAmount, type Direction } from './money.ts';
import { readEvent } from './readLog.ts';
import { published } from '../../../../../test/simulation/aLog.ts';
import { AnAuction } from '../../../../../test/simulation/anAuction.ts';
import { sealLog, sha256 } from '../../../../../test/simulation/buildLog.ts';
import { simulate } from '../../../../../test/simulation/simulate.ts';
import { howMany } from '../../../../../test/simulation/size.ts';
import type { Terms } from './state.ts';
import { verifyLog } from './verify.ts';

/** The inferred maxima, by event, of a log that opens none of them. */
const inferred = ({ state: { terms }, timed }: AnAuction): Record<number, string | null> => {
  const { log } = sealLog(terms, timed);
  const [, ...events] = log.events.map((event) => readEvent({ ...event, opened: {} }));
  const maxima = inferMaxima(terms, events);
  return Object.fromEntries([...maxima].map(([seq, max]) => [seq, max === null ? null : toAmount(max)]));
};

describe.each(['forward', 'reverse'] as const)('In a %s auction a hidden maximum is inferred as', (type: Direction) => {
  const at = (amount: number) => `${type === 'forward' ? amount : 300 - amount}.00`;
  const start = (change: Partial<Terms> = {}) =>
    new AnAuction({ type, startingPrice: type === 'forward' ? 100_00n : 200_00n, ...change });
  const reservePrice = type === 'forward' ? 140_00n : 160_00n;

  test('the bid itself if it never had to pay more', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    expect(inferred(auction)).toEqual({ 2: at(100) });
  });

  test('the price it paid to stay ahead', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(2, at(120));
    expect(inferred(auction)).toEqual({ 2: at(125), 3: at(120) });
  });

  test('exactly the maximum if it stopped short of a full step', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(2, at(120), { max: at(148) });
    expect(inferred(auction)).toEqual({ 2: at(150), 3: at(145) });
  });

  test('one step below the bid that beat it', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(2, at(105), { max: at(200) });
    expect(inferred(auction)).toEqual({ 2: at(150), 3: at(155) });
  });

  test('no more than what was visible if a plain amount beat it', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(2, at(180));
    expect(inferred(auction)).toEqual({ 2: at(100), 3: at(180) });
  });

  test('the reserve if it paid the reserve', () => {
    const auction = start({ reservePrice });
    auction.bid(1, at(100), { max: at(150) });
    expect(inferred(auction)).toEqual({ 2: at(140) });
  });

  test('no more than that if the reserve, not a rival, set the price', () => {
    const auction = start({ reservePrice });
    auction.bid(1, at(100), { max: at(110) });
    auction.bid(2, at(105), { max: at(150) });
    expect(inferred(auction)).toEqual({ 2: at(100), 3: at(140) });
    const defended = start({ reservePrice });
    defended.bid(1, at(100));
    defended.bid(1, at(100), { max: at(150) });
    defended.bid(2, at(105));
    expect(inferred(defended)).toMatchObject({ 3: at(140), 4: at(105) });
  });

  test('one hundredth more after a raise, and more if later prices show it', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(1, at(100), { max: at(170) });
    const raise = type === 'forward' ? '100.01' : '199.99';
    expect(inferred(auction)).toEqual({ 2: at(100), 3: raise });
    auction.bid(2, at(150));
    expect(inferred(auction)).toEqual({ 2: at(100), 3: at(155), 4: at(150) });
    auction.close();
    expect(inferred(auction)).toEqual({ 2: at(100), 3: at(155), 4: at(150) });
  });

  test('the price it pays at the close', () => {
    const auction = start({ reservePrice });
    auction.bid(1, at(100));
    auction.bid(1, at(100), { max: at(150) });
    auction.close();
    expect(inferred(auction)).toMatchObject({ 3: at(140) });
  });

  test('the price it pays when it gets a failed award', () => {
    const auction = start({ reservePrice });
    auction.bid(1, at(100), { max: at(120) });
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(2, at(155));
    auction.close();
    expect(inferred(auction)).toMatchObject({
      3: type === 'forward' ? '100.01' : '199.99',
    });
    auction.awardNext();
    expect(inferred(auction)).toMatchObject({ 3: at(140) });
  });

  test('what a void reveals of it', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(150) });
    auction.bid(2, at(180));
    auction.void(2);
    auction.bid(3, at(105), { max: at(200) });
    expect(inferred(auction)).toMatchObject({ 2: at(150), 5: at(155) });
  });

  test('that of the remaining bid if the next one was voided', () => {
    const auction = start();
    auction.bid(1, at(100), { max: at(110) });
    auction.bid(2, at(120));
    auction.bid(1, at(125), { max: at(200) });
    auction.void(3);
    auction.void(2);
    auction.bid(1, at(100), { max: at(130) });
    expect(inferred(auction)).toMatchObject({ 7: type === 'forward' ? '100.01' : '199.99' });
  });

  test('the reserve if a void makes it pay that', () => {
    const auction = start({ reservePrice });
    auction.bid(1, at(100), { max: at(120) });
    auction.bid(1, at(100), { max: at(143) });
    auction.bid(2, at(105), { max: at(142) });
    expect(inferred(auction)).toMatchObject({ 4: at(138) });
    auction.void(1);
    expect(auction.lead).toEqual([2, at(140)]);
    expect(inferred(auction)).toMatchObject({ 4: at(140) });
    auction.void(2);
    expect(inferred(auction)).toMatchObject({ 4: at(140) });
  });
});

test('an open maximum is not inferred', () => {
  const auction = new AnAuction();
  auction.bid(1, '100.00', { max: '150.00' });
  auction.bid(2, '120.00');
  const { log } = sealLog(auction.state.terms, auction.timed);
  expect(inferMaxima(auction.state.terms, log.events.slice(1).map(readEvent))).toEqual(new Map());
});

test.each(['rank_only', 'sealed'] as const)('there are no maxima where they are not allowed (%s)', (visibility) => {
  const auction = new AnAuction({ visibility });
  auction.bid(1, '100.00');
  expect(inferred(auction)).toEqual({ 2: null });
});

test('an honest public log can be replayed whatever stays hidden', async () => {
  for (let seed = 1; seed <= howMany(120); seed++) {
    const { terms, events } = simulate(seed);
    const { log } = published(terms, events, seed);
    if (log.terms.visibility !== 'public') continue;
    const shut = log.events.map((event) =>
      ['created', 'edited'].includes(event.type) ? event : { ...event, opened: {} },
    );
    const { problems } = await verifyLog({ ...log, events: shut }, { sha256 });
    expect({ seed, problems: problems.filter((problem) => !problem.endsWith('is still hidden.')) }).toEqual({
      seed,
      problems: [],
    });
  }
});
