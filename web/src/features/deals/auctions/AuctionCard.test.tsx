import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { member, reader, renderAs } from '../../../../test/renderAs.tsx';
import type { ListedAuctionFragment } from './AuctionCard.generated.ts';
import { AuctionCard } from './AuctionCard.tsx';

describe('features/deals/auctions/AuctionCard', () => {
  const now = Date.UTC(2026, 10, 20, 12);
  const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();

  const auction: ListedAuctionFragment = {
    __typename: 'Auction',
    id: 'auction-1',
    userId: 'somebody',
    company: null,
    title: 'Methanol ex tank',
    description: 'Spot lot',
    type: 'forward',
    status: 'active',
    outcome: null,
    quantity: 1000,
    unit: 'MT',
    priceBasis: 'lot',
    startingPrice: '281000.00',
    currentPrice: '319900.00',
    minimumNextBid: '320000.00',
    bidCount: 7,
    bidderCount: 4,
    bidVisibility: 'public',
    startTime: hours(-5),
    endTime: hours(3.5),
    pausedAt: null,
    pauseReason: null,
    myStanding: null,
    isWatched: false,
  };

  const show = (change: Partial<ListedAuctionFragment> = {}, user = member) =>
    renderAs(user, <AuctionCard auction={{ ...auction, ...change }} onBid={() => undefined} />);
  const text = () => screen.getByRole('article').textContent;

  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));

  test('a live auction shows its current price and when it ends', async () => {
    await show();
    expect(text()).toMatch(
      /Forward Auction.*Ends in 3h 30m.*4 bidders.*1,000 MT.*Current Bid.*\$319,900\.00.*Place Bid/,
    );
  });

  test('a reverse auction per unit is labelled as such', async () => {
    await show({ type: 'reverse', priceBasis: 'per_unit', currentPrice: '412.5', bidderCount: 1 });
    expect(text()).toMatch(/Reverse Auction.*1 bidder1.*\$412\.50 \/ MT/);
  });

  test('values hidden from the viewer are left out', async () => {
    await show({ currentPrice: null, bidCount: null, bidderCount: null, bidVisibility: 'sealed' });
    expect(text()).toMatch(/Sealed bids.*Starting Price.*\$281,000\.00.*Place Bid/);
    expect(text()).not.toMatch(/bidder|Current Bid|null/);
  });

  test('bidding is not offered before the start, after the end, or on the member’s own auction', async () => {
    await show({ status: 'scheduled', startTime: hours(2), currentPrice: '281000.00', bidCount: 0, bidderCount: 0 });
    expect(text()).toMatch(/Starts Nov 20, 2026, 14:00 UTC.*Starting Price.*View Auction/);
    expect(screen.queryByRole('button', { name: 'Place Bid' })).toBeNull();
  });

  test('who can only read gets a link to the auction instead of bidding', async () => {
    await show({}, reader());
    expect(screen.getByRole('link', { name: 'View Auction' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Bid' })).toBeNull();
  });

  test('an auction in which no better bid is possible has a link instead of a button', async () => {
    await show({ type: 'reverse', currentPrice: '0.01', minimumNextBid: null });
    expect(screen.getByRole('link', { name: 'View Auction' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Bid' })).toBeNull();
  });

  test('an ended auction is labelled Ended', async () => {
    await show({ status: 'ended', endTime: hours(-1), outcome: 'awarded' });
    expect(text()).toMatch(/Ended.*Final Bid.*View Result/);
  });

  test('a paused auction shows the remaining time and takes no bid', async () => {
    await show({ pausedAt: hours(-20), endTime: hours(-17.5), pauseReason: 'Samples.' });
    expect(text()).toMatch(/Paused · 2h 30m left.*View Auction/);
    expect(screen.queryByRole('button', { name: 'Place Bid' })).toBeNull();
  });

  test('the member’s own auction has a link to view it', async () => {
    await show({ userId: member.id });
    expect(screen.getByRole('link', { name: 'View Auction' }).getAttribute('href')).toBe('/auctions/auction-1');
  });

  test('the countdown updates, and stops at the end', async () => {
    let tick = () => undefined as void;
    jest.spyOn(window, 'setInterval').mockImplementation((run) => {
      tick = run;
      return setTimeout(() => undefined);
    });
    await show();
    jest.mocked(Date.now).mockReturnValue(now + 2 * 3_600_000);
    act(() => tick());
    expect(text()).toContain('Ends in 1h 30m');
    jest.mocked(Date.now).mockReturnValue(now + 4 * 3_600_000);
    act(() => tick());
    expect(text()).toContain('Ended');
  });
});
