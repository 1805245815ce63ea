import { AnAuction, END, refused, START } from '../../../../../test/simulation/anAuction.ts';

/** Starts with a bid that breaks every rule and fixes the first broken one each time. */
describe('The first broken rule refuses a bid', () => {
  const command = {
    type: 'place_bid',
    bidder: 3,
    isOwner: true,
    amount: 0n,
    maxAmount: 50_00n,
    termsVersion: 1,
    expectedPrice: 1_00n,
    confirmed: false,
  } as const;

  test('in the order of the contract', () => {
    const auction = new AnAuction({ maxBidders: 2, preQualification: true });
    for (const bidder of [1, 2]) {
      auction.do({ type: 'request_participation', bidder, isOwner: false });
      auction.do({ type: 'approve', bidder });
    }
    auction.bid(1, '100.00');
    auction.bid(2, '105.00');

    auction.now = START - 1;
    expect(auction.do(command)).toEqual(refused('AUCTION_NOT_STARTED'));
    auction.now = END;
    expect(auction.do(command)).toEqual(refused('AUCTION_ENDED'));
    auction.now = START;
    expect(auction.do(command)).toEqual(refused('OWN_POSTING'));
    const mine = { ...command, isOwner: false };
    expect(auction.do(mine)).toEqual(refused('NOT_QUALIFIED'));
    auction.do({ type: 'request_participation', bidder: 3, isOwner: false });
    expect(auction.do(mine)).toEqual(refused('NOT_QUALIFIED'));
    auction.do({ type: 'approve', bidder: 3 });
    expect(auction.do(mine)).toEqual(refused('BIDDER_LIMIT'));
    const unread = { ...mine, bidder: 2 };
    expect(auction.do(unread)).toEqual(refused('TERMS_CHANGED'));
    const known = { ...unread, termsVersion: 0 };
    expect(auction.do(known)).toEqual(refused('INVALID_AMOUNT'));
    const someAmount = { ...known, amount: 104_00n };
    expect(auction.do(someAmount)).toEqual(refused('INVALID_AMOUNT'));
    const noMaximum = { ...someAmount, maxAmount: null };
    expect(auction.do(noMaximum)).toEqual(refused('ALREADY_LEADING', '110.00'));
    const other = { ...noMaximum, bidder: 1 };
    expect(auction.do(other)).toEqual(refused('NOT_AN_IMPROVEMENT', '110.00'));
    expect(auction.do({ ...other, amount: 109_99n })).toEqual(refused('STEP_TOO_SMALL', '110.00'));
    const enough = { ...other, amount: 110_00n };
    expect(auction.do(enough)).toEqual(refused('JUMP_NEEDS_CONFIRMATION'));
    expect(auction.do({ ...enough, confirmed: true })).toEqual(['bid_accepted']);
  });

  test('and a cancelled auction always says that it is cancelled', () => {
    const auction = new AnAuction();
    auction.cancel('owner');
    for (const now of [START - 1, START, END]) {
      auction.now = now;
      expect(auction.do(command)).toEqual(refused('AUCTION_CANCELLED'));
    }
  });

  test('and a closed auction has ended, whatever the clock says', () => {
    const auction = new AnAuction();
    auction.close();
    for (const now of [START - 1, START, END]) {
      auction.now = now;
      expect(auction.do(command)).toEqual(refused('AUCTION_ENDED'));
    }
  });
});

describe('A maximum', () => {
  test.each(['rank_only', 'sealed'] as const)(
    'is not allowed in %s auctions, after the amount itself was checked',
    (visibility) => {
      const auction = new AnAuction({ visibility });
      expect(auction.bid(1, '100.00', { max: '0.00' })).toEqual(refused('INVALID_AMOUNT'));
      expect(auction.bid(1, '100.00', { max: '150.00' })).toEqual(refused('MAXIMUM_NOT_ALLOWED'));
      expect(auction.bid(1, '0.00', { max: '150.00' })).toEqual(refused('INVALID_AMOUNT'));
    },
  );

  test.each(['-0.01', '0.00'])('of %s is invalid', (max) => {
    const auction = new AnAuction({ type: 'reverse' });
    const maxAmount = max === '0.00' ? 0n : -1n;
    const bid = {
      bidder: 1,
      isOwner: false,
      amount: 100_00n,
      termsVersion: null,
      expectedPrice: null,
      confirmed: false,
    };
    expect(auction.do({ type: 'place_bid', ...bid, maxAmount })).toEqual(refused('INVALID_AMOUNT'));
  });

  test('of the leader that is no better than the current one is not a raise', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '150.00' });
    expect(auction.bid(1, '100.00', { max: '150.00' })).toEqual(refused('ALREADY_LEADING', '105.00'));
    expect(auction.bid(1, '100.00', { max: '149.99' })).toEqual(refused('ALREADY_LEADING', '105.00'));
    expect(auction.bid(1, '100.00', { max: '150.01' })).toEqual(['maximum_raised']);
  });

  test('of a leader without one must be better than the price', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    expect(auction.bid(1, '100.00', { max: '100.00' })).toEqual(refused('ALREADY_LEADING', '105.00'));
  });

  test('can only be raised by the leader', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00', { max: '110.00' });
    auction.bid(2, '115.00');
    expect(auction.bid(1, '115.00', { max: '200.00' })).toEqual(refused('NOT_AN_IMPROVEMENT', '120.00'));
  });
});

describe('A jump', () => {
  test.each([
    { amount: '150.00', expected: '100.00', isJump: false },
    { amount: '150.01', expected: '100.00', isJump: true },
    { amount: '100.00', expected: '200.00', isJump: false },
    { amount: '100.00', expected: '200.01', isJump: true },
  ])('from $expected to $amount needs confirmation: $isJump', ({ amount, expected, isJump }) => {
    const bid = (confirmed: boolean) => new AnAuction().bid(1, amount, { expected, confirmed });
    expect(bid(false)).toEqual(isJump ? refused('JUMP_NEEDS_CONFIRMATION') : ['bid_accepted']);
    expect(bid(true)).toEqual(['bid_accepted']);
  });

  const jump = refused('JUMP_NEEDS_CONFIRMATION');
  const unconfirmed = { confirmed: false };

  test.each([
    ['forward', '150.00', '150.01'],
    ['reverse', '50.00', '49.99'],
  ] as const)('in a %s auction is measured from the price if the caller expects none', (type, half, more) => {
    for (const before of [[], ['100.00']]) {
      const auction = new AnAuction({ type });
      for (const amount of before) auction.bid(1, amount);
      expect(auction.bid(2, more, unconfirmed)).toEqual(jump);
      expect(auction.bid(2, half, { ...unconfirmed, max: more })).toEqual(jump);
      expect(auction.bid(2, more)).toEqual(['bid_accepted']);
    }
    expect(new AnAuction({ type }).bid(1, half, unconfirmed)).toEqual(['bid_accepted']);
  });

  test.each(['rank_only', 'sealed'] as const)('in a %s auction is measured from the own last bid', (visibility) => {
    const auction = new AnAuction({ visibility });
    expect(auction.bid(1, '900.00', unconfirmed)).toEqual(jump);
    auction.bid(1, '900.00');
    expect(auction.bid(2, '150.01', unconfirmed)).toEqual(jump);
    expect(auction.bid(2, '150.00', unconfirmed)).toEqual(['bid_accepted']);
    expect(auction.bid(2, '225.01', unconfirmed)).toEqual(jump);
    expect(auction.bid(2, '225.00', unconfirmed)).toEqual(['bid_accepted']);
  });

  test('is no jump if the next bid has to be that far, or is a worse sealed offer', () => {
    const steep = new AnAuction({ step: 100_00n });
    steep.bid(1, '100.00');
    expect(steep.bid(2, '200.01', unconfirmed)).toEqual(jump);
    expect(steep.bid(2, '200.00', unconfirmed)).toEqual(['bid_accepted']);
    const sealed = new AnAuction({ visibility: 'sealed' });
    sealed.bid(1, '900.00');
    expect(sealed.bid(1, '101.00', unconfirmed)).toEqual(['bid_accepted']);
  });

  test('of the leader is a maximum far beyond the price', () => {
    const auction = new AnAuction();
    auction.bid(1, '100.00');
    expect(auction.bid(1, '100.00', { ...unconfirmed, max: '150.01' })).toEqual(jump);
    expect(auction.bid(1, '100.00', { ...unconfirmed, max: '150.00' })).toEqual(['maximum_raised']);
  });
});

test('a refusal changes nothing', () => {
  const auction = new AnAuction();
  auction.bid(1, '100.00');
  const before = auction.state;
  auction.bid(2, '100.00');
  auction.void(7);
  auction.do({ type: 'close' });
  expect(auction.state).toBe(before);
});
