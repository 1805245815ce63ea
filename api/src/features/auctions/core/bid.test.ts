import { AnAuction, END, refused, START } from './simulation/anAuction.ts';
import type { Direction } from './money.ts';

/** Amounts of a reverse auction are those of a forward one seen from 200: the table is written once. */
const seenFrom = (direction: Direction) => (amount: number) => `${direction === 'forward' ? amount : 200 - amount}.00`;

describe.each(['forward', 'reverse'] as const)('A %s auction from 100 in steps of 5', (type) => {
  const at = seenFrom(type);

  test.each([
    { name: 'a plain bid below the maximum', bid: 120, max: undefined, price: 125, leader: 1 },
    { name: 'a maximum just below', bid: 105, max: 148, price: 150, leader: 1 },
    { name: 'an equal maximum, later', bid: 105, max: 150, price: 150, leader: 1 },
    { name: 'a higher maximum', bid: 105, max: 160, price: 155, leader: 2 },
    { name: 'a maximum less than a step higher', bid: 105, max: 152, price: 152, leader: 2 },
    { name: 'a higher amount than its maximum needs', bid: 158, max: 160, price: 158, leader: 2 },
    { name: 'a plain bid above the maximum', bid: 160, max: undefined, price: 160, leader: 2 },
    { name: 'a plain bid at the maximum', bid: 150, max: undefined, price: 150, leader: 1 },
  ])('against a maximum of 150: $name', ({ bid, max, price, leader }) => {
    const auction = new AnAuction({ type });
    auction.bid(1, at(100), { max: at(150) });
    expect(auction.lead).toEqual([1, at(100)]);
    auction.bid(2, at(bid), max === undefined ? {} : { max: at(max) });
    expect(auction.lead).toEqual([leader, at(price)]);
  });

  test('a raise of the own maximum changes nothing anybody sees', () => {
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

  test('a plain lead may be given a maximum', () => {
    const auction = new AnAuction({ type });
    auction.bid(1, at(100));
    expect(auction.bid(1, at(100), { max: at(130) })).toEqual(['maximum_raised']);
    expect(auction.state.bidders.get(1)).toMatchObject({ maxBid: 1 });
    auction.bid(2, at(110));
    expect(auction.lead).toEqual([1, at(115)]);
    expect(auction.last).toEqual({ type: 'automatic_bid', bidder: 1, priority: 1, amount: at(115) });
  });

  test('a maximum that meets the reserve pays it at once', () => {
    const auction = new AnAuction({ type, reservePrice: type === 'forward' ? 140_00n : 60_00n });
    expect(auction.bid(1, at(100), { max: at(139) })).toEqual(['bid_accepted']);
    expect(auction.bid(2, at(105), { max: at(150) })).toEqual(['bid_accepted', 'automatic_bid']);
    // 144 would keep it ahead; the reserve lies below that.
    expect(auction.lead).toEqual([2, at(144)]);
    const alone = new AnAuction({ type, reservePrice: type === 'forward' ? 140_00n : 60_00n });
    expect(alone.bid(1, at(100), { max: at(140) })).toEqual(['bid_accepted', 'automatic_bid']);
    expect(alone.lead).toEqual([1, at(140)]);
  });

  test('a maximum raised past the reserve pays it with the next bid', () => {
    const auction = new AnAuction({ type, reservePrice: type === 'forward' ? 140_00n : 60_00n });
    auction.bid(1, at(100), { max: at(120) });
    auction.bid(1, at(100), { max: at(145) });
    expect(auction.price).toBe(at(100));
    auction.bid(2, at(110));
    expect(auction.lead).toEqual([1, at(140)]);
  });

  test('the smallest difference decides between too small and no improvement', () => {
    const auction = new AnAuction({ type });
    expect(auction.bid(1, at(99))).toEqual(refused('WORSE_THAN_START', at(100)));
    auction.bid(1, at(100));
    expect(auction.bid(2, at(100))).toEqual(refused('NOT_AN_IMPROVEMENT', at(105)));
    expect(auction.bid(2, at(99))).toEqual(refused('NOT_AN_IMPROVEMENT', at(105)));
    expect(auction.bid(2, at(104))).toEqual(refused('STEP_TOO_SMALL', at(105)));
    expect(auction.bid(2, at(105))).toEqual(['bid_accepted']);
  });

  test('a maximum worse than its amount is refused, one equal to it is not', () => {
    const auction = new AnAuction({ type });
    expect(auction.bid(1, at(110), { max: at(109) })).toEqual(refused('INVALID_AMOUNT'));
    expect(auction.bid(1, at(110), { max: at(110) })).toEqual(['bid_accepted']);
  });
});

describe('What a bid writes', () => {
  test('a bid, the automatic bid it calls forth, and the end it moves, in this order', () => {
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

  test('an automatic bid has the priority of the bid that set the maximum', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '150.00');
    expect(auction.last).toEqual({ type: 'automatic_bid', bidder: 1, priority: 1, amount: '150.00' });
    expect(auction.state.leaderBid).toBe(1);
  });

  test('a new plain bid leaves the beaten maximum behind', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '160.00');
    auction.bid(1, '165.00');
    expect(auction.state.bidders.get(1)).toMatchObject({ last: 165_00n, lastBid: 3, max: null, maxBid: null });
    auction.bid(2, '170.00');
    expect(auction.lead).toEqual([2, '170.00']);
  });

  test('counts bids, and bidders once', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.bid(2, '105.00');
    auction.bid(1, '110.00');
    expect(auction.state).toMatchObject({ lastBid: 3, biddersWithBids: 2, aliases: 2, leaderBid: 3 });
  });
});

describe('A step that leaves no positive amount', () => {
  const down = () => new AnAuction({ type: 'reverse', startingPrice: 12n, step: 5n });

  test('goes down to the smallest positive amount, and names no minimum there', () => {
    const auction = down();
    auction.bid(1, '0.12');
    expect(auction.bid(2, '0.07')).toEqual(['bid_accepted']);
    expect(auction.bid(1, '0.03')).toEqual(refused('STEP_TOO_SMALL', '0.02'));
    expect(auction.bid(1, '0.02')).toEqual(['bid_accepted']);
    expect(auction.bid(2, '0.01')).toEqual(refused('STEP_TOO_SMALL'));
    expect(auction.bid(2, '0.02')).toEqual(refused('NOT_AN_IMPROVEMENT'));
  });

  test('names no minimum of nothing', () => {
    const auction = new AnAuction({ type: 'reverse', startingPrice: 5n, step: 5n });
    auction.bid(1, '0.05');
    expect(auction.bid(2, '0.01')).toEqual(refused('STEP_TOO_SMALL'));
  });

  test('a maximum takes the last part of a step', () => {
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

test('a bid is possible from the first moment to the last', () => {
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
