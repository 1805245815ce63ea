import type { ReactNode } from 'react';
import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { OfferingCard } from '../../features/goods/postings/OfferingCard.tsx';
import { RfpCard } from '../../features/goods/postings/RfpCard.tsx';
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

/** The latest RFPs and offerings. */
export const ActiveMarketplace = ({ data }: { data: DashboardScreenQuery | undefined }) => {
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
          {
            value: 'requirements',
            label: 'Requirements',
            content: <Cards items={requirements} what="requirements" open="rfp" />,
          },
          {
            value: 'offerings',
            label: 'Offerings',
            content: <Cards items={offerings} what="offerings" open="offering" />,
          },
        ]}
      />
    </Section>
  );
};

type CardsProps = {
  items: ReactNode[] | undefined;
  what: (typeof tabs)[number];
  open: 'rfp' | 'offering';
};

const Cards = ({ items, what, open }: CardsProps) => {
  if (!items) return <SkeletonCards count={3} min={MIN} height="18rem" />;
  if (items.length === 0) {
    return (
      <EmptyState
        as="p"
        title={`No active ${what} at the moment.`}
        action={
          <TradeLink saysWhy variant="secondary" to={paths.marketplace({ tab: what, open })}>
            {open === 'rfp' ? 'Post the first RFP' : 'Post the first offering'}
          </TradeLink>
        }
      />
    );
  }
  return <Grid $min={MIN}>{items}</Grid>;
};
