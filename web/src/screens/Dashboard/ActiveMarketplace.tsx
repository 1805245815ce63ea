import type { ReactNode } from 'react';
import { OfferingCard } from '../../features/postings/OfferingCard.tsx';
import { RfpCard } from '../../features/postings/RfpCard.tsx';
import { Grid } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { DashboardScreenQuery } from './DashboardScreen.generated.ts';

const tabs = ['requirements', 'offerings'] as const;
const MIN = '16rem';

/** The newest requests and offerings. */
export function ActiveMarketplace({ data }: { data: DashboardScreenQuery | undefined }) {
  const [tab, setTab] = useParam('tab', 'requirements', tabs);
  const [, bidOn] = useParam('bid', '');
  const [, inquireAbout] = useParam('inquire', '');
  const requirements = data?.rfps.nodes.map((rfp) => <RfpCard key={rfp.id} rfp={rfp} onBid={bidOn} />);
  const offerings = data?.offerings.nodes.map((offering) => (
    <OfferingCard key={offering.id} offering={offering} onInquire={inquireAbout} />
  ));
  return (
    <Section
      title="Active Marketplace"
      action={<TextLink to={paths.marketplace()}>View all marketplace items →</TextLink>}
    >
      <Tabs
        label="Active Marketplace"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'requirements', label: 'Requirements', content: <Cards items={requirements} what="requirements" /> },
          { value: 'offerings', label: 'Offerings', content: <Cards items={offerings} what="offerings" /> },
        ]}
      />
    </Section>
  );
}

function Cards({ items, what }: { items: ReactNode[] | undefined; what: string }) {
  if (!items) return <SkeletonCards count={3} min={MIN} height="18rem" />;
  if (items.length === 0) return <EmptyState as="p" title={`No active ${what} at the moment.`} />;
  return <Grid $min={MIN}>{items}</Grid>;
}
