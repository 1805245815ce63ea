import { AnAuction, END, refused } from '../../../../../test/simulation/anAuction.ts';

describe('Voiding a bid', () => {
  test('of the leader computes lead and price from the remaining bids', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.bid(2, '130.00');
    expect(auction.void(2, 'owner')).toEqual(['bid_voided']);
    expect(auction.last).toEqual({
      type: 'bid_voided',
      bid: 2,
      bidder: 2,
      by: 'owner',
      reason: 'A mistake.',
      price: '100.00',
      leader: 1,
      leaderBid: 1,
      last: null,
      lastBid: null,
      max: null,
    });
    expect(auction.state).toMatchObject({ lastBid: 2, voidedBids: 1, biddersWithBids: 1 });
    expect(auction.state.bidders.get(2)).toMatchObject({ lastAmount: null, lastBid: null, max: null, maxBid: null });
  });

  test('of another bidder lowers what the leader has to pay', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '200.00' });
    auction.bid(2, '120.00');
    auction.bid(3, '150.00');
    expect(auction.price).toBe('155.00');
    auction.void(3);
    expect(auction.lead).toEqual([1, '125.00']);
    auction.void(2);
    expect(auction.lead).toEqual([1, '100.00']);
  });

  test('with a maximum gives the lead back to the beaten maximum', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '105.00', { max: '300.00' });
    expect(auction.lead).toEqual([2, '155.00']);
    auction.void(2);
    expect(auction.lead).toEqual([1, '100.00']);
    auction.bid(3, '140.00');
    expect(auction.lead).toEqual([1, '145.00']);
  });

  test('also removes the raises of its maximum, and no others', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(1, '100.00', { max: '200.00' });
    auction.bid(2, '120.00');
    auction.void(2);
    expect(auction.state.bidders.get(1)).toMatchObject({ max: 200_00n, maxBid: 1 });
    auction.bid(2, '180.00');
    expect(auction.lead).toEqual([1, '185.00']);
    auction.void(1);
    expect(auction.lead).toEqual([2, '180.00']);
    expect(auction.state.bidders.get(1)).toMatchObject({ lastAmount: null, max: null, maxBid: null });
  });

  test('restores the bidder’s earlier bid with its raised maximum', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.bid(1, '100.00', { max: '150.00' });
    auction.bid(2, '160.00');
    auction.bid(1, '165.00');
    auction.void(3);
    expect(auction.last).toMatchObject({ last: '100.00', lastBid: 1, max: '150.00', leader: 2, price: '160.00' });
    expect(auction.state.bidders.get(1)).toMatchObject({ lastAmount: 100_00n, lastBid: 1, max: 150_00n, maxBid: 1 });
    expect(auction.state).toMatchObject({ biddersWithBids: 2 });
    auction.void(2);
    expect(auction.lead).toEqual([1, '100.00']);
    auction.bid(2, '145.00');
    expect(auction.lead).toEqual([1, '150.00']);
  });

  test('restores an earlier plain bid without a maximum', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    auction.bid(2, '110.00');
    auction.bid(1, '115.00', { max: '150.00' });
    auction.void(3);
    expect(auction.state.bidders.get(1)).toMatchObject({ lastAmount: 100_00n, lastBid: 1, max: null, maxBid: null });
  });

  test('allows a new bid from the new minimum on', () => {
    const auction = new AnAuction({ maxBidders: 2 });
    auction.bid(1, '100.00');
    auction.bid(2, '900.00');
    auction.void(2);
    expect(auction.bid(2, '104.99')).toEqual(refused('STEP_TOO_SMALL', '105.00'));
    expect(auction.bid(2, '105.00')).toEqual(['bid_accepted']);
    expect(auction.last).toMatchObject({ bid: 3, leader: 2 });
    auction.void(1);
    auction.void(3);
    expect(auction.lead).toEqual([null, null]);
    expect(auction.bid(3, '99.00')).toEqual(refused('WORSE_THAN_START', '100.00'));
    expect(auction.bid(3, '100.00')).toEqual(['bid_accepted']);
  });

  test('frees the bidder’s place if it was the only bid', () => {
    const auction = new AnAuction({ maxBidders: 1 });
    auction.bid(1, '100.00');
    auction.void(1);
    auction.bid(2, '100.00');
    expect(auction.bid(1, '105.00')).toEqual(refused('BIDDER_LIMIT'));
  });

  test('keeps the extension it caused', () => {
    const auction = new AnAuction({ extension: 5 * 60_000 });
    auction.now = END - 1;
    auction.bid(1, '100.00');
    const { end } = auction.state;
    expect(auction.void(1)).toEqual(['bid_voided']);
    expect(auction.state.end).toBe(end);
  });

  test('is possible for an existing bid, once, before the end', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    expect(auction.void(2)).toEqual(refused('NO_SUCH_BID'));
    auction.now = END;
    expect(auction.void(1)).toEqual(refused('AUCTION_ENDED'));
    auction.now = END - 1;
    auction.void(1);
    expect(auction.void(1)).toEqual(refused('NO_SUCH_BID'));
  });
});

describe('Cancelling', () => {
  test('is allowed to the owner while nobody would win', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '139.99');
    expect(auction.cancel('owner')).toEqual(['cancelled']);
    expect(auction.last).toEqual({ type: 'cancelled', by: 'owner', reason: 'Sold elsewhere.' });
    expect(auction.state.outcome).toBe('cancelled');
  });

  test('is reserved to admins once somebody would win', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '140.00');
    expect(auction.cancel('owner')).toEqual(refused('ADMIN_ONLY'));
    expect(auction.cancel('admin')).toEqual(['cancelled']);
  });

  test('counts any bid as winning if there is no reserve', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    expect(auction.cancel('owner')).toEqual(refused('ADMIN_ONLY'));
    auction.void(1);
    expect(auction.cancel('owner')).toEqual(['cancelled']);
  });

  test('does not reveal a maximum raised past the reserve', () => {
    const auction = new AnAuction({ reservePrice: 140_00n });
    auction.bid(1, '100.00');
    auction.bid(1, '100.00', { max: '200.00' });
    expect(auction.cancel('owner')).toEqual(['cancelled']);
  });

  test('is possible before the end and ends the auction', () => {
    const auction = new AnAuction();
    auction.now = END;
    expect(auction.cancel('admin')).toEqual(refused('AUCTION_ENDED'));
    auction.now = END - 1;
    auction.cancel('owner');
    const all = [
      auction.cancel('admin'),
      auction.void(1),
      auction.close(),
      auction.do({ type: 'open' }),
      auction.do({ type: 'request_participation', bidder: 1, isOwner: false }),
      auction.do({ type: 'outage', from: END - 1, to: END }),
    ];
    for (const outcome of all) expect(outcome).toEqual(refused('AUCTION_CANCELLED'));
    expect(auction.awardNext()).toEqual(refused('NOT_DUE'));
  });
});
