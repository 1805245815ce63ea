import { auctionHead } from 'api/pages/postingHeads';
import { styled } from 'styled-components';
import { useIsOwn } from '../../features/people/companies/useIsOwn.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { useMembersParam } from '../../features/people/accounts/useMembersOnly.ts';
import { AuctionStanding } from '../../features/deals/auctions/AuctionStanding.tsx';
import { AuctionTerms } from '../../features/deals/auctions/AuctionTerms.tsx';
import { typeLabels } from '../../features/deals/auctions/auctionLabels.ts';
import { PostedBy } from '../../features/people/companies/PostedBy.tsx';
import { LiveState } from '../../features/around/live/LiveState.tsx';
import { MoreMenu } from '../../features/around/staff/reports/MoreMenu.tsx';
import { WatchToggle } from '../../features/people/watchlist/WatchButton.tsx';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Lead, Main } from '../../kit/ui/Details.tsx';
import { Columns, Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { useIsPhone } from '../../kit/ui/useIsPhone.ts';
import { paths } from '../../paths.ts';
import { measure, media, space } from '../../theme.ts';
import { AuctionActions } from './AuctionActions.tsx';
import { AuctionBidSection } from './AuctionBidSection.tsx';
import { AuctionNotes } from './AuctionNotes.tsx';
import { AuctionResult } from './AuctionResult.tsx';
import { BidBox, BidButton } from './BidBox.tsx';
import { VerifySection } from './VerifySection.tsx';
import type { ShownAuction } from './shownAuction.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const OwnerTools = lazyNamed(() => import('./OwnerTools.tsx'), 'OwnerTools');
const StartAgain = lazyNamed(() => import('./StartAgain.tsx'), 'StartAgain');
const PriceChart = lazyNamed(
  () => import('../../features/deals/auctions/PriceChart.tsx'),
  'PriceChart',
  <Skeleton height="15rem" />,
);
const PlaceBidDialog = lazyNamed(() => import('../../features/deals/bids/PlaceBidDialog.tsx'), 'PlaceBidDialog');

const reloaded = ['AuctionScreen'];
const tabOf = { active: 'live', scheduled: 'upcoming', ended: 'ended' };

type AuctionDetailsProps = { auction: ShownAuction; onMore: (after: string) => void };

export const AuctionDetails = ({ auction, onMore }: AuctionDetailsProps) => {
  const { user } = useSession();
  const [open, setOpen] = useMembersParam('open');
  const close = useDialogParams('open');
  const isOwner = useIsOwn()(auction);
  const isPhone = useIsPhone();

  return (
    <Page $gap={8}>
      <Head {...auctionHead(auction)} />
      <PageHead
        title={auction.title}
        breadcrumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Auctions', to: paths.auctions({ tab: tabOf[auction.status] }) },
          { label: auction.title },
        ]}
        badges={
          <>
            <Badge tone="accent">{typeLabels[auction.type]}</Badge>
            <LiveState />
          </>
        }
        actions={
          !isOwner && (
            <>
              <WatchToggle thing={auction} name={auction.title} />
              <MoreMenu subject={{ kind: 'auction', id: auction.id, name: auction.title }} />
            </>
          )
        }
      />
      <Columns $side="24rem">
        <InSight>
          <AuctionStanding
            auction={auction}
            bid={!isOwner && <BidButton auction={auction} onBid={() => setOpen('bid')} />}
          >
            {auction.status === 'ended' && <AuctionResult auction={auction} isOwner={isOwner} />}
            {auction.status === 'ended' && isOwner && <StartAgain auction={auction} />}
            {!isOwner && <BidBox auction={auction} />}
          </AuctionStanding>
          <AuctionActions auction={auction} isOwner={isOwner} />
        </InSight>
        <Main $gap={8}>
          {showsPrice(auction, isOwner) && auction.bids.nodes.length > 0 && (
            <PriceChart bids={auction.bids.nodes} type={auction.type} price={auction.currentPrice} />
          )}
          <Section title="Description">
            <Text style={{ whiteSpace: 'pre-line' }}>{auction.description}</Text>
            <PostedBy record={auction} isOwn={isOwner} />
          </Section>
          {auction.notes.length > 0 && <AuctionNotes notes={auction.notes} />}
          <Section title="Terms" isFolded={isPhone}>
            <AuctionTerms auction={auction} />
          </Section>
          {isOwner && auction.preQualificationRequired && <OwnerTools auction={auction} />}
          <AuctionBidSection auction={auction} isOwner={isOwner} isMember={user !== null} onMore={onMore} />
          {auction.status === 'ended' && <VerifySection auction={auction} />}
        </Main>
      </Columns>
      {open === 'bid' && (
        <PlaceBidDialog target={{ kind: 'auction', id: auction.id }} refetch={reloaded} onClose={close} />
      )}
    </Page>
  );
};

/** Own bids alone do not show the price. */
const showsPrice = ({ bidVisibility, status }: ShownAuction, isOwner: boolean) =>
  bidVisibility === 'public' || status === 'ended' || (bidVisibility === 'rank_only' && isOwner);

// Beside everything else on desktops.
const InSight = styled(Lead)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(3)};

  & > :not(button) {
    grid-column: 1 / -1;
  }

  ${media.above.tablet} {
    position: sticky;
    top: calc(${measure.header} + ${space(4)});
  }
`;
