import { AnAuction, END, refused, START } from '../../../../../test/simulation/anAuction.ts';
import type { Direction } from './money.ts';

/** Mirrors amounts at 200 for reverse auctions, so that the table is written once. */
const mirroredFor = (direction: Direction) => (amount: number) =>
  `${direction === 'forward' ? amount : 200 - amount}.00`;

describe.each(['forward', 'reverse'] as const)('In a %s auction from 100 in steps of 5', (type) => {
  const at = mirroredFor(type);

  test.each([
    { name: 'a plain bid below the maximum', bid: 120, max: undefined, price: 125, leader: 1 },
    { name: 'a maximum just below', bid: 105, max: 148, price: 150, leader: 1 },
    { name: 'an equal maximum, later', bid: 105, max: 150, price: 150, leader: 1 },
    { name: 'a higher maximum', bid: 105, max: 160, price: 155, leader: 2 },
    { name: 'a maximum less than a step higher', bid: 105, max: 152, price: 152, leader: 2 },
    { name: 'a higher amount than its maximum needs', bid: 158, max: 160, price: 158, leader: 2 },
    { name: 'a plain bid above the maximum', bid: 160, max: undefined, price: 160, leader: 2 },
    { name: 'a plain bid at the maximum', bid: 150, max: undefined, price: 150, leader: 1 },
  ])('against a maximum of 150, $name gives the right price and leader', ({ bid, max, price, leader }) => {
    const auction = new AnAuction({ type });
    auction.bid(1, at(100), { max: at(150) });
    expect(auction.lead).toEqual([1, at(100)]);
    auction.bid(2, at(bid), max === undefined ? {} : { max: at(max) });
    expect(auction.lead).toEqual([leader, at(price)]);
  });

  test('raising one’s own maximum changes nothing that others can see', () => {
    const auction = new AnAuction({ type, extension: 60 * 60_000 });
    auction.bid(1, at(100), { max: at(150) });
    const { end } = auction.state;
    auction.now += 1;
    expect(auction.bid(1, at(100), { max: at(170) })).toEqual(['maximum_raised']);
    expect(auction.last).toEqual({ type: 'maximum_raised', bidder: 1, maxAmount: at(170) });
    expect(auction.lead).toEqual([1, at(100)]);
    expect(auction.state).toMatchObject({ end, lastBid: 1, biddersWithBids: 1 });
    auction.bid(2, at(160));
    expect(auction.lead).toEqual([1, at(165)]);
  });

  test('the leader can add a maximum to a plain bid', () => {
    const auction = new AnAuction({ type });
    auction.bid(1, at(100));
    expect(auction.bid(1, at(100), { max: at(130) })).toEqual(['maximum_raised']);
    expect(auction.state.bidders.get(1)).toMatchObject({ maxBid: 1 });
    auction.bid(2, at(110));
    expect(auction.lead).toEqual([1, at(115)]);
    expect(auction.last).toEqual({ type: 'automatic_bid', bidder: 1, priority: 1, amount: at(115) });
  });

  test('a maximum that meets the reserve pays the reserve immediately', () => {
    const auction = new AnAuction({ type, reservePrice: type === 'forward' ? 140_00n : 60_00n });
    expect(auction.bid(1, at(100), { max: at(139) })).toEqual(['bid_accepted']);
    expect(auction.bid(2, at(105), { max: at(150) })).toEqual(['bid_accepted', 'automatic_bid']);
    // 144 is enough to stay ahead and already beats the reserve.
    expect(auction.lead).toEqual([2, at(144)]);
    const alone = new AnAuction({ type, reservePrice: type === 'forward' ? 140_00n : 60_00n });
    expect(alone.bid(1, at(100), { max: at(140) })).toEqual(['bid_accepted', 'automatic_bid']);
    expect(alone.lead).toEqual([1, at(140)]);
  });

  test('a maximum raised past the reserve pays the reserve from the next bid on', () => {
    const auction = new AnAuction({ type, reservePrice: type === 'forward' ? 140_00n : 60_00n });
    auction.bid(1, at(100), { max: at(120) });
    auction.bid(1, at(100), { max: at(145) });
    expect(auction.price).toBe(at(100));
    auction.bid(2, at(110));
    expect(auction.lead).toEqual([1, at(140)]);
  });

  test('a bid that is better by less than a step is too small, any other is no improvement', () => {
    const auction = new AnAuction({ type });
    expect(auction.bid(1, at(99))).toEqual(refused('WORSE_THAN_START', at(100)));
    auction.bid(1, at(100));
    expect(auction.bid(2, at(100))).toEqual(refused('NOT_AN_IMPROVEMENT', at(105)));
    expect(auction.bid(2, at(99))).toEqual(refused('NOT_AN_IMPROVEMENT', at(105)));
    expect(auction.bid(2, at(104))).toEqual(refused('STEP_TOO_SMALL', at(105)));
    expect(auction.bid(2, at(105))).toEqual(['bid_accepted']);
  });

  test('a maximum worse than its amount is refused, an equal one is accepted', () => {
    const auction = new AnAuction({ type });
    expect(auction.bid(1, at(110), { max: at(109) })).toEqual(refused('INVALID_AMOUNT'));
    expect(auction.bid(1, at(110), { max: at(110) })).toEqual(['bid_accepted']);
  });
});

describe('An accepted bid', () => {
  test('writes the bid, the automatic bid it triggers and the extension, in this order', () => {
    const auction = new AnAuction({ extension: 5 * 60_000 });
    auction.bid(1, '100.00', { max: '150.00' });
    auction.now = END - 1_000;
    expect(auction.bid(2, '105.00', { max: '160.00' })).toEqual(['bid_accepted', 'automatic_bid', 'extended']);
    expect(auction.events.slice(-3)).toEqual([
      {
        type: 'bid_accepted',
        bid: 2,
        bidder: 2,
        amount: '105.00',
        maxAmount: '160.00',
        price: '155.00',
        leader: 2,
        leaderBid: 2,
      },
      { type: 'automatic_bid', bidder: 2, priority: 2, amount: '155.00' },
      { type: 'extended', end: new Date(END - 1_000 + 5 * 60_000).toISOString(), reason: 'late_bid' },
    ]);
  });

  test('keeps its priority when an automatic bid answers for its maximum', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '150.00');
    expect(auction.last).toEqual({ type: 'automatic_bid', bidder: 1, priority: 1, amount: '150.00' });
    expect(auction.state.leaderBid).toBe(1);
  });

  test('clears the bidder’s beaten maximum if it is a plain bid', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '160.00');
    auction.bid(1, '165.00');
    expect(auction.state.bidders.get(1)).toMatchObject({ lastAmount: 165_00n, lastBid: 3, max: null, maxBid: null });
    auction.bid(2, '170.00');
    expect(auction.lead).toEqual([2, '170.00']);
  });

  test('counts every bid and every bidder once', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.bid(2, '105.00');
    auction.bid(1, '110.00');
    expect(auction.state).toMatchObject({ lastBid: 3, biddersWithBids: 2, aliases: 2, leaderBid: 3 });
  });
});

describe('When a step would go below the smallest positive amount', () => {
  const down = () => new AnAuction({ type: 'reverse', startingPrice: 12n, step: 5n });

  test('bids can go down to the smallest positive amount, and no minimum is named there', () => {
    const auction = down();
    auction.bid(1, '0.12');
    expect(auction.bid(2, '0.07')).toEqual(['bid_accepted']);
    expect(auction.bid(1, '0.03')).toEqual(refused('STEP_TOO_SMALL', '0.02'));
    expect(auction.bid(1, '0.02')).toEqual(['bid_accepted']);
    expect(auction.bid(2, '0.01')).toEqual(refused('STEP_TOO_SMALL'));
    expect(auction.bid(2, '0.02')).toEqual(refused('NOT_AN_IMPROVEMENT'));
  });

  test('no minimum is named if the first bid already leaves no room', () => {
    const auction = new AnAuction({ type: 'reverse', startingPrice: 5n, step: 5n });
    auction.bid(1, '0.05');
    expect(auction.bid(2, '0.01')).toEqual(refused('STEP_TOO_SMALL'));
  });

  test('a maximum can use the last part of a step', () => {
    const auction = down();
    auction.bid(1, '0.12', { max: '0.04' });
    auction.bid(2, '0.07');
    expect(auction.lead).toEqual([1, '0.04']);
    const other = down();
    other.bid(1, '0.12', { max: '0.04' });
    other.bid(2, '0.07', { max: '0.01' });
    expect(other.lead).toEqual([2, '0.01']);
  });
});

test('bids are accepted from the start until just before the end', () => {
  const auction = new AnAuction();
  auction.now = START - 1;
  expect(auction.bid(1, '100.00')).toEqual(refused('AUCTION_NOT_STARTED'));
  auction.now = START;
  expect(auction.bid(1, '100.00')).toEqual(['bid_accepted']);
  auction.now = END - 1;
  expect(auction.bid(2, '105.00')).toEqual(['bid_accepted']);
  auction.now = END;
  expect(auction.bid(1, '110.00')).toEqual(refused('AUCTION_ENDED'));
});
