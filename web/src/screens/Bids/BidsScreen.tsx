import { useMemo } from 'react';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { LiveState } from '../../features/around/live/LiveState.tsx';
import { MyAuctionsChangedDocument } from '../../features/around/live/MyAuctionsChanged.generated.ts';
import { useLive } from '../../features/around/live/useLive.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page, Row } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { BidsScreenDocument } from './BidsScreen.generated.ts';
import { OwnBidTable } from './OwnBidTable.tsx';
import { groupBids } from './groupBids.ts';

/** All auctions and RFPs on which the viewer has bid, kept current. */
export const BidsScreen = () => {
  const { data, status } = usePagedQuery(BidsScreenDocument, {});
  const list = data?.myBids;
  const engagements = useMemo(() => list && groupBids(list.nodes), [list]);
  const shown = useMemo(
    () => engagements?.flatMap(({ target }) => (target.__typename === 'Auction' ? [target] : [])),
    [engagements],
  );
  useLive(MyAuctionsChangedDocument, { pick: (frame) => frame.myAuctionsChanged, shown, reload: status.onRetry });

  return (
    <Page $gap={6}>
      <PageHead
        title="My Bids"
        navigation={<BusinessLinks />}
        description="Every auction and RFP you bid on, and how you stand."
        badges={<LiveState />}
        actions={
          <LinkButton variant="secondary" href="/api/bids/export" download>
            Export CSV
          </LinkButton>
        }
      />
      <PagedList title="Your bids" list={list} noun="bids" {...status} empty={<Nothing />}>
        {() => <OwnBidTable items={engagements ?? []} />}
      </PagedList>
    </Page>
  );
};

const Nothing = () => (
  <EmptyState
    as="h2"
    title="No bids yet"
    text="Bid in a live auction, or answer an RFP."
    action={
      <Row $justify="center">
        <LinkButton to={paths.auctions()}>Browse auctions</LinkButton>
        <LinkButton variant="secondary" to={paths.marketplace({ tab: 'requirements' })}>
          Browse RFPs
        </LinkButton>
      </Row>
    }
  />
);
