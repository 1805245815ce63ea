import type { TradingMode } from '../../../people/accounts/tradingMode.ts';
import { money } from '../../../../kit/format.ts';
import { VisuallyHidden } from '../../../../kit/ui/Layout.tsx';
import { Skeleton } from '../../../../kit/ui/Skeleton.tsx';
import { Stat, StatRow } from '../../../../kit/ui/StatRow.tsx';
import { TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import type { QuickStatsFragment } from './QuickStats.generated.ts';

type Card = [
  label: string,
  value: (stats: QuickStatsFragment) => string,
  pending?: (stats: QuickStatsFragment) => string,
];

const counted = (count: number) => count.toLocaleString('en-US');

const cards: Record<TradingMode, Card[]> = {
  buyer: [
    ['Active Bids', ({ activeBids }) => counted(activeBids)],
    ['Watchlist', ({ watchlistCount }) => counted(watchlistCount)],
    ['Messages', ({ unreadMessages }) => counted(unreadMessages)],
    ['Monthly Spend', ({ monthlySpend }) => money(monthlySpend), ({ pendingSpend }) => pendingSpend],
  ],
  seller: [
    ['Active Listings', ({ activeListings }) => counted(activeListings)],
    ['Live Auctions', ({ liveAuctions }) => counted(liveAuctions)],
    ['Messages', ({ unreadMessages }) => counted(unreadMessages)],
    ['Monthly Revenue', ({ monthlyRevenue }) => money(monthlyRevenue), ({ pendingRevenue }) => pendingRevenue],
  ],
};

/** The page with the records behind each figure. */
const links: Record<string, { label: string; to: string }> = {
  'Active Bids': { label: 'View bids', to: paths.bids },
  Watchlist: { label: 'View watchlist', to: paths.watchlist },
  Messages: { label: 'View messages', to: paths.messages },
  'Monthly Spend': { label: 'View orders (month in UTC)', to: paths.orders },
  'Active Listings': { label: 'View inventory', to: paths.inventory },
  'Live Auctions': { label: 'View auctions', to: paths.auctions() },
  'Monthly Revenue': { label: 'View orders (month in UTC)', to: paths.orders },
};

/** Orders that wait for the seller stand beside the figure, not in it. */
const andPending = (amount = '0') => Number(amount) > 0 && <div>and {money(amount)} pending</div>;

/** Four figures for buyers or sellers. */
export const QuickStats = ({ mode, stats }: { mode: TradingMode; stats: QuickStatsFragment | undefined }) => (
  <div role={stats ? undefined : 'status'}>
    {!stats && <VisuallyHidden>Loading</VisuallyHidden>}
    <StatRow>
      {cards[mode].map(([label, value, pending]) => (
        <Stat
          key={label}
          label={label}
          value={stats ? value(stats) : <Skeleton width="5rem" />}
          hint={
            <>
              {stats && andPending(pending?.(stats))}
              {links[label] && <TextLink to={links[label].to}>{links[label].label}</TextLink>}
            </>
          }
        />
      ))}
    </StatRow>
  </div>
);
