import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { QuickActions } from './QuickActions.tsx';
import { QuickStats } from './QuickStats.tsx';
import type { QuickStatsFragment } from './QuickStats.generated.ts';

const stats: QuickStatsFragment = {
  __typename: 'DashboardStats',
  activeBids: 1234,
  watchlistCount: 2,
  unreadMessages: 3,
  monthlySpend: '1234567.5',
  activeListings: 5,
  liveAuctions: 6,
  monthlyRevenue: '0.00',
};

const figures = (mode: 'buyer' | 'seller') => {
  render(<QuickStats mode={mode} stats={stats} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
};

test('a buyer sees bids, watchlist, messages and spend', () =>
  expect(figures('buyer')).toEqual([
    ['Active Bids', '1,234'],
    ['Watchlist', '2'],
    ['Messages', '3'],
    ['Monthly Spend', '$1,234,567.50'],
  ]));

test('a seller sees listings, auctions, messages and revenue', () =>
  expect(figures('seller')).toEqual([
    ['Active Listings', '5'],
    ['Live Auctions', '6'],
    ['Messages', '3'],
    ['Monthly Revenue', '$0.00'],
  ]));

test.each([
  ['buyer', ['/bids', '/watchlist', '/messages', '/orders']],
  ['seller', ['/inventory', '/auctions', '/messages', '/orders']],
] as const)('each figure of a %s links to the records behind it', (mode, addresses) => {
  figures(mode);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});

test('shows four placeholders while the figures load', () => {
  const { container } = render(<QuickStats mode="buyer" stats={undefined} />, { wrapper: MemoryRouter });
  expect(container.querySelectorAll('[data-skeleton]').length).toBe(4);
});

const targets = (mode: 'buyer' | 'seller') => {
  render(<QuickActions mode={mode} />, { wrapper: MemoryRouter });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a buyer gets actions for RFPs, products and suppliers', () =>
  expect(targets('buyer')).toEqual([
    ['Create New RFP', '/marketplace?tab=requirements&new=rfp'],
    ['Browse Products', '/marketplace'],
    ['Browse Suppliers', '/directory'],
    ['View Marketplace', '/marketplace'],
  ]));

test('a seller gets actions for offerings, auctions and prices', () =>
  expect(targets('seller')).toEqual([
    ['Post New Offering', '/marketplace?tab=offerings&new=offering'],
    ['Start New Auction', '/auctions?new=auction'],
    ['Manage Inventory', '/inventory'],
    ['View Analytics', '/analytics'],
  ]));
