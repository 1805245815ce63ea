import { AnAuction, END, refused } from '../../../../../test/simulation/anAuction.ts';

describe('Closing an auction', () => {
  test('is possible from the end on, and once', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.now = END - 1;
    expect(auction.do({ type: 'close' })).toEqual(refused('NOT_DUE'));
    expect(auction.close()).toEqual(['closed']);
    expect(auction.last).toEqual({ type: 'closed', outcome: 'awarded', winner: 1, bid: 1, price: '100.00' });
    expect(auction.state).toMatchObject({ outcome: 'awarded', leader: 1, leaderBid: 1, price: 100_00n });
    expect(auction.close()).toEqual(refused('AUCTION_ENDED'));
  });

  test('awards nothing if there are no bids', () => {
    const auction = new AnAuction();
    auction.close();
    expect(auction.last).toEqual({ type: 'closed', outcome: 'no_bids', winner: null, bid: null, price: null });
    expect(auction.state).toMatchObject({ outcome: 'no_bids', leader: null, price: null });
  });

  test.each([
    { type: 'forward', price: '139.99', outcome: 'reserve_not_met' },
    { type: 'forward', price: '140.00', outcome: 'awarded' },
    { type: 'reverse', price: '60.01', outcome: 'reserve_not_met' },
    { type: 'reverse', price: '60.00', outcome: 'awarded' },
  ] as const)('$type at $price: $outcome', ({ type, price, outcome }) => {
    for (const visibility of ['public', 'rank_only', 'sealed'] as const) {
      const auction = new AnAuction({ type, visibility, reservePrice: type === 'forward' ? 140_00n : 60_00n });
      auction.bid(1, price);
      auction.close();
      const won = outcome === 'awarded' ? 1 : null;
      expect(auction.last).toEqual({ type: 'closed', outcome, winner: won, bid: won, price });
    }
  });

  test('applies a maximum that was raised past the reserve', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '100.00', { max: '120.00' });
    auction.bid(1, '100.00', { max: '150.00' });
    expect(auction.close()).toEqual(['automatic_bid', 'closed']);
    expect(auction.events.slice(-2)).toEqual([
      { type: 'automatic_bid', bidder: 1, priority: 1, amount: '140.00' },
      { type: 'closed', outcome: 'awarded', winner: 1, bid: 1, price: '140.00' },
    ]);
  });

  test('does not raise the price if the maximum stays below the reserve', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '100.00', { max: '139.99' });
    expect(auction.close()).toEqual(['closed']);
    expect(auction.last).toMatchObject({ outcome: 'reserve_not_met', price: '100.00' });
  });

  test.each(['public', 'rank_only'] as const)('of equal bids the earlier wins (%s)', (visibility) => {
    const auction = new AnAuction({ visibility });
    if (visibility === 'public') {
      auction.bid(1, '100.00', { max: '150.00' });
      auction.bid(2, '105.00', { max: '150.00' });
    } else {
      auction.bid(1, '150.00');
      auction.bid(2, '150.00');
    }
    auction.close();
    expect(auction.last).toMatchObject({ winner: 1, bid: 1, price: '150.00' });
  });
});

describe('After an award failed', () => {
  test('it goes to the next best bidder at the price without the earlier winners, repeatedly', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '120.00' });
    auction.bid(2, '125.00');
    auction.bid(3, '130.00', { max: '300.00' });
    auction.close();
    expect(auction.awardNext()).toEqual(['awarded_next']);
    expect(auction.last).toEqual({ type: 'awarded_next', bidder: 2, bid: 2, price: '125.00' });
    expect(auction.state).toMatchObject({ outcome: 'awarded', leader: 2, leaderBid: 2, price: 125_00n });
    auction.awardNext();
    expect(auction.last).toEqual({ type: 'awarded_next', bidder: 1, bid: 1, price: '100.00' });
    expect(auction.awardNext()).toEqual(refused('NO_NEXT_BID'));
  });

  test('a sealed auction goes to the next best offer of another bidder', () => {
    const auction = new AnAuction({ visibility: 'sealed' });
    auction.bid(1, '150.00');
    auction.bid(2, '170.00');
    auction.bid(2, '160.00');
    auction.bid(3, '155.00');
    auction.close();
    expect(auction.state.leader).toBe(2);
    auction.awardNext();
    expect(auction.last).toMatchObject({ bidder: 3, bid: 4, price: '155.00' });
  });

  test('the reserve applies to the next bidder too, and so does a maximum', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '139.99');
    auction.bid(2, '150.00');
    auction.close();
    expect(auction.awardNext()).toEqual(refused('NO_NEXT_BID'));

    const raised = new AnAuction({ reservePrice: 140_00n });
    raised.bid(1, '100.00');
    raised.bid(1, '100.00', { max: '150.00' });
    raised.bid(2, '155.00');
    raised.close();
    raised.awardNext();
    expect(raised.last).toMatchObject({ bidder: 1, price: '140.00' });
  });

  test('it stays with the winner while the order is valid', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.bid(2, '105.00');
    auction.close();
    expect(auction.awardNext(true)).toEqual(refused('ORDER_STANDS'));
    expect(auction.awardNext()).toEqual(['awarded_next']);
    expect(auction.awardNext(true)).toEqual(refused('ORDER_STANDS'));
  });

  test('there is no next award before or without a first one', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '100.00');
    expect(auction.awardNext()).toEqual(refused('NOT_DUE'));
    auction.close();
    expect(auction.state.outcome).toBe('reserve_not_met');
    expect(auction.awardNext()).toEqual(refused('NOT_DUE'));
  });
});

test('an auction opens at its start, once', () => {
  const auction = new AnAuction();
  auction.now = auction.state.terms.start - 1;
  expect(auction.do({ type: 'open' })).toEqual(refused('NOT_DUE'));
  auction.now += 1;
  expect(auction.do({ type: 'open' })).toEqual(['opened']);
  expect(auction.state.opened).toBe(true);
  expect(auction.do({ type: 'open' })).toEqual(refused('NOT_DUE'));
});
