import { AnAuction, END, refused } from '../../../../../test/simulation/anAuction.ts';

const request = (auction: AnAuction, bidder: number, isOwner = false) =>
  auction.do({ type: 'request_participation', bidder, isOwner });
const approve = (auction: AnAuction, bidder: number) => auction.do({ type: 'approve', bidder });
const decline = (auction: AnAuction, bidder: number) => auction.do({ type: 'decline', bidder, reason: 'No licence.' });

describe('An auction with approval of bidders', () => {
  test('accepts bids of approved bidders only', () => {
    const auction = new AnAuction({ preQualification: true });
    expect(auction.bid(1, '100.00')).toEqual(refused('NOT_QUALIFIED'));
    expect(request(auction, 1)).toEqual(['participation_requested']);
    expect(auction.bid(1, '100.00')).toEqual(refused('NOT_QUALIFIED'));
    expect(approve(auction, 1)).toEqual(['participation_approved']);
    expect(auction.bid(1, '100.00')).toEqual(['bid_accepted']);
    expect(auction.state).toMatchObject({ aliases: 1, biddersWithBids: 1 });
  });

  test('accepts one request per bidder, and none from the owner', () => {
    const auction = new AnAuction({ preQualification: true });
    expect(request(auction, 1, true)).toEqual(refused('OWN_POSTING'));
    request(auction, 1);
    expect(request(auction, 1)).toEqual(refused('ALREADY_DECIDED'));
    decline(auction, 1);
    expect(request(auction, 1)).toEqual(refused('ALREADY_DECIDED'));
    expect(auction.state.aliases).toBe(1);
  });

  test('allows decisions about participants who asked, if they change something', () => {
    const auction = new AnAuction({ preQualification: true });
    expect(approve(auction, 1)).toEqual(refused('NO_SUCH_PARTICIPANT'));
    expect(decline(auction, 1)).toEqual(refused('NO_SUCH_PARTICIPANT'));
    request(auction, 1);
    expect(decline(auction, 1)).toEqual(['participation_declined']);
    expect(auction.last).toEqual({ type: 'participation_declined', bidder: 1, reason: 'No licence.' });
    expect(decline(auction, 1)).toEqual(refused('ALREADY_DECIDED'));
    expect(auction.bid(1, '100.00')).toEqual(refused('NOT_QUALIFIED'));
    expect(approve(auction, 1)).toEqual(['participation_approved']);
    expect(approve(auction, 1)).toEqual(refused('ALREADY_DECIDED'));
    expect(decline(auction, 1)).toEqual(['participation_declined']);
  });

  test('keeps a bidder who has bid, unless the bid was voided', () => {
    const auction = new AnAuction({ preQualification: true });
    request(auction, 1);
    approve(auction, 1);
    auction.bid(1, '100.00');
    expect(decline(auction, 1)).toEqual(refused('ALREADY_DECIDED'));
    auction.void(1);
    expect(decline(auction, 1)).toEqual(['participation_declined']);
  });

  test('accepts no requests or decisions after its end', () => {
    const auction = new AnAuction({ preQualification: true });
    request(auction, 1);
    auction.now = END;
    for (const act of [request(auction, 2), approve(auction, 1), decline(auction, 1)]) {
      expect(act).toEqual(refused('AUCTION_ENDED'));
    }
  });
});

test('a declined bidder cannot bid even if no approval is required', () => {
  const auction = new AnAuction();
  request(auction, 1);
  decline(auction, 1);
  expect(auction.bid(1, '100.00')).toEqual(refused('NOT_QUALIFIED'));
  expect(auction.bid(2, '100.00')).toEqual(['bid_accepted']);
});

test('the bidder limit counts bidders, not bids', () => {
  const auction = new AnAuction({ maxBidders: 2 });
  auction.bid(1, '100.00');
  auction.bid(2, '105.00');
  expect(auction.bid(3, '110.00')).toEqual(refused('BIDDER_LIMIT'));
  expect(auction.bid(1, '110.00')).toEqual(['bid_accepted']);
  expect(auction.state.biddersWithBids).toBe(2);
});
