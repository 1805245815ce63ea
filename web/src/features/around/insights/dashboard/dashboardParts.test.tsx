import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { NeedsYouFragment } from './NeedsYou.generated.ts';
import { sideLabels } from '../analytics/sideLabels.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { NeedsYou } from './NeedsYou.tsx';
import { QuickActions } from './QuickActions.tsx';
import { QuickStats } from './QuickStats.tsx';
import type { QuickStatsFragment } from './QuickStats.generated.ts';

describe('features/around/insights/dashboard/dashboardParts', () => {
  const stats: QuickStatsFragment = {
    __typename: 'DashboardStats',
    activeBids: 1234,
    watchlistCount: 2,
    unreadMessages: 3,
    monthlySpend: '1234567.5',
    pendingSpend: '987803581.00',
    activeListings: 5,
    liveAuctions: 6,
    monthlyRevenue: '0.00',
    pendingRevenue: '0.00',
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

  test('pending orders are named beside the figure', () => {
    figures('buyer');
    expect(screen.getByText('and $987,803,581.00 pending')).toBeVisible();
  });

  test.each([
    ['buyer', ['/bids', '/watchlist', '/messages', '/orders']],
    ['seller', ['/inventory', '/auctions', '/messages', '/orders']],
  ] as const)('each figure of a %s links to the records behind it', (mode, addresses) => {
    figures(mode);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  test.each(['buyer', 'seller'] as const)('what a %s reads of months says that they are those of UTC', (mode) => {
    render(<QuickStats mode={mode} stats={stats} />, { wrapper: MemoryRouter });
    expect(screen.getAllByText(/month in UTC/)).toHaveLength(1);
    expect(sideLabels[mode].months).toContain('(UTC)');
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
      ['Browse Products', '/products'],
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

  test.each([
    ['buyer', false, ['/company-profile', '/team', '/products']],
    ['seller', true, ['/team', '/inventory']],
  ] as const)('the first steps of a new %s, with a company: %s', (mode, hasCompany, places) => {
    render(<FirstSteps mode={mode} hasCompany={hasCompany} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(places);
  });

  const need = (kind: NeedsYouFragment['kind'], dueAt: string | null, count = 1): NeedsYouFragment => ({
    __typename: 'Need',
    kind,
    count,
    records: [
      {
        __typename: 'NeededRecord',
        recordId: 'a',
        title: 'Urea',
        counterparty: 'Acme',
        totalAmount: '450.00',
        bidCount: null,
        since: '2026-11-20T08:00:00.000Z',
        dueAt,
      },
    ],
  });

  test('says so where nothing waits', () => {
    render(<NeedsYou needs={[]} />, { wrapper: MemoryRouter });
    expect(screen.getByText('Nothing waits for you now.')).toBeVisible();
  });

  test('each thing that waits leads to its page, more of a kind to their list, and says until when', () => {
    const now = Date.now();
    const needs = [
      need('answer_quote', '2099-12-04T23:59:59.000Z'),
      need('decide_bids', '2020-01-01T23:59:59.000Z', 9),
      need('follow_auction', new Date(now + 3_630_000).toISOString()),
    ];
    render(<NeedsYou needs={needs} />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Urea', '/quotes/a'],
      ['All 9 bids to decide', '/my-rfps?tab=to_decide'],
      ['Urea', '/rfps/a'],
      ['Urea', '/auctions/a'],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Needs you' }).nextElementSibling?.textContent).toBe('11');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'UreaAcme · $450.00Until Dec 4, 2099, 23:59 UTC',
      'UreaAcme · $450.00Until Jan 1, 2020, 23:59 UTC',
      'UreaAcme · $450.00Ends in 1h 0m',
    ]);
  });
});
