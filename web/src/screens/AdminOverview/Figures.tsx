import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { areasFor } from '../../features/around/staff/admin/adminAreas.ts';
import { adminPaths } from '../../features/around/staff/admin/adminPaths.ts';
import { money } from '../../kit/format.ts';
import { Card, CardLink, CardTitle } from '../../kit/ui/Card.tsx';
import { Data } from '../../kit/ui/Figures.tsx';
import { CellGrid } from '../../kit/ui/Layout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { AdminOverviewScreenQuery } from './AdminOverviewScreen.generated.ts';

type Figure = { title: string; to?: string; count: number; hint: string };

const figuresOf = ({ marketOverview: market }: AdminOverviewScreenQuery): Figure[] => [
  { title: 'Open reports', to: adminPaths.reports, count: market.openReports, hint: 'Wait for support' },
  {
    title: 'Members',
    to: adminPaths.members,
    count: market.members,
    hint: `${market.newMembers.toLocaleString('en-US')} new this week, ${market.lockedMembers.toLocaleString('en-US')} locked`,
  },
  {
    title: 'Waiting for verification',
    to: adminPaths.companies,
    count: market.waitingCompanies,
    hint: 'Companies',
  },
  // Support sees no orders.
  ...(market.newOrders === null || market.newOrderValue === null
    ? []
    : [
        {
          title: 'Orders this week',
          count: market.newOrders,
          hint: `${money(market.newOrderValue)} in all, without cancelled ones`,
        },
      ]),
  { title: 'Running auctions', to: paths.auctions(), count: market.runningAuctions, hint: 'Open for bids now' },
];

/** One card for each figure, unless the viewer may not open its screen. */
export const Figures = ({ data }: { data: AdminOverviewScreenQuery }) => {
  const { user } = useSession();
  const open = areasFor(user?.role).map(({ path }) => path);
  const isOpen = ({ to }: Figure) => !to || to === paths.auctions() || open.some((path) => path === to);
  return (
    <CellGrid>
      {figuresOf(data)
        .filter(isOpen)
        .map(({ title, to, count, hint }) => (
          <Card key={title}>
            <CardTitle as="h2">{to ? <CardLink to={to}>{title}</CardLink> : title}</CardTitle>
            <Data $size="figure">{count.toLocaleString('en-US')}</Data>
            <SmallText>{hint}</SmallText>
          </Card>
        ))}
    </CellGrid>
  );
};
