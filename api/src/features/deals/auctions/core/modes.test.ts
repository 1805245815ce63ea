import { AnAuction, refused } from '../../../../../test/simulation/anAuction.ts';

describe('A rank-only auction', () => {
  test('compares a bid with the bidder’s own last one and accepts lower ranks', () => {
    const auction = new AnAuction({ visibility: 'rank_only' });
    auction.bid(1, '150.00');
    expect(auction.bid(2, '100.00')).toEqual(['bid_accepted']);
    expect(auction.lead).toEqual([1, '150.00']);
    expect(auction.bid(2, '104.00')).toEqual(refused('STEP_TOO_SMALL', '105.00'));
    expect(auction.bid(2, '100.00')).toEqual(refused('NOT_AN_IMPROVEMENT', '105.00'));
    expect(auction.bid(3, '99.00')).toEqual(refused('WORSE_THAN_START', '100.00'));
  });

  test('lets the leader bid again; of equal bids the earlier leads', () => {
    const auction = new AnAuction({ visibility: 'rank_only' });
    auction.bid(1, '150.00');
    auction.bid(2, '150.00');
    expect(auction.lead).toEqual([1, '150.00']);
    expect(auction.bid(1, '155.00')).toEqual(['bid_accepted']);
    expect(auction.lead).toEqual([1, '155.00']);
    expect(auction.state.leaderBid).toBe(3);
  });

  test('extends the end only when the first rank changes', () => {
    const auction = new AnAuction({ visibility: 'rank_only', extension: 60 * 60_000 });
    expect(auction.bid(1, '150.00')).toEqual(['bid_accepted', 'extended']);
    auction.now += 1;
    expect(auction.bid(2, '140.00')).toEqual(['bid_accepted']);
    expect(auction.bid(1, '155.00')).toEqual(['bid_accepted']);
    expect(auction.bid(2, '160.00')).toEqual(['bid_accepted', 'extended']);
  });

  test('compares each bidder’s last remaining offer after a void', () => {
    const auction = new AnAuction({ visibility: 'rank_only' });
    auction.bid(1, '150.00');
    auction.bid(2, '140.00');
    auction.bid(2, '160.00');
    auction.bid(3, '150.00');
    auction.void(3);
    expect(auction.lead).toEqual([1, '150.00']);
    auction.void(1);
    expect(auction.lead).toEqual([3, '150.00']);
    auction.void(4);
    expect(auction.lead).toEqual([2, '140.00']);
  });
});

describe('A sealed auction', () => {
  const sealed = () => {
    const auction = new AnAuction({ visibility: 'sealed', extension: 60 * 60_000 });
    auction.bid(1, '150.00');
    auction.bid(2, '170.00');
    return auction;
  };

  test('has no leader, price or extension before its close', () => {
    const auction = sealed();
    expect(auction.events.map(({ type }) => type)).toEqual(['bid_accepted', 'bid_accepted']);
    expect(auction.last).toMatchObject({ price: null, leader: null, leaderBid: null });
    expect(auction.state).toMatchObject({ price: null, leader: null, leaderBid: null, lastBid: 2 });
  });

  test('accepts revisions in both directions, counts the last one and requires only the starting price', () => {
    const auction = sealed();
    expect(auction.bid(2, '120.00')).toEqual(['bid_accepted']);
    expect(auction.bid(1, '99.99')).toEqual(refused('WORSE_THAN_START', '100.00'));
    expect(auction.bid(1, '150.00')).toEqual(['bid_accepted']);
    auction.close();
    expect(auction.last).toEqual({ type: 'closed', outcome: 'awarded', winner: 1, bid: 4, price: '150.00' });
    expect(auction.state).toMatchObject({ leader: 1, leaderBid: 4 });
  });

  test('is won by the earlier of equal offers', () => {
    const auction = sealed();
    auction.bid(3, '170.00');
    auction.bid(1, '170.00');
    auction.close();
    expect(auction.last).toMatchObject({ winner: 2, bid: 2 });
  });

  test('falls back to the earlier offer if the last one was voided', () => {
    const auction = sealed();
    auction.bid(1, '180.00');
    auction.void(3);
    expect(auction.last).toMatchObject({ price: null, leader: null, last: '150.00', lastBid: 1 });
    auction.close();
    expect(auction.last).toMatchObject({ winner: 2, price: '170.00' });
  });

  test('handles participants without an offer or with a voided one', () => {
    const auction = new AnAuction({ visibility: 'sealed', type: 'reverse' });
    auction.do({ type: 'request_participation', bidder: 1, isOwner: false });
    auction.bid(2, '50.00');
    auction.bid(3, '60.00');
    auction.void(1);
    auction.close();
    expect(auction.last).toMatchObject({ outcome: 'awarded', winner: 3, bid: 2, price: '60.00' });
    const nobody = new AnAuction({ visibility: 'sealed' });
    nobody.do({ type: 'request_participation', bidder: 1, isOwner: false });
    nobody.close();
    expect(nobody.last).toMatchObject({ outcome: 'no_bids' });
  });

  test('in reverse is won by the lowest offer', () => {
    const auction = new AnAuction({ visibility: 'sealed', type: 'reverse' });
    auction.bid(1, '90.00');
    auction.bid(2, '80.00');
    auction.bid(3, '85.00');
    auction.close();
    expect(auction.last).toMatchObject({ winner: 2, bid: 2, price: '80.00' });
  });

  test('does not reveal through cancellation whether the reserve is met', () => {
    const auction = new AnAuction({ visibility: 'sealed', reservePrice: 900_00n });
    auction.bid(1, '150.00');
    expect(auction.cancel('owner')).toEqual(refused('ADMIN_ONLY'));
    auction.void(1);
    expect(auction.cancel('owner')).toEqual(['cancelled']);
  });
});
