import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { addBids } from '../../features/bids/addBids.ts';
import { useLive } from '../../features/live/useLive.ts';
import { useOnChange } from '../../kit/useOnChange.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { paths } from '../../paths.ts';
import { AuctionChangedDocument, type AuctionChangedSubscription } from './AuctionChanged.generated.ts';
import { AuctionDetails } from './AuctionDetails.tsx';
import { AuctionScreenDocument } from './AuctionScreen.generated.ts';
import type { ShownAuction } from './shownAuction.ts';

const pick = ({ auctionChanged }: AuctionChangedSubscription) => auctionChanged;

/** An auction with its terms and the price and bids that the viewer may see. */
export const AuctionScreen = () => {
  const { id = '' } = useParams();
  const { client, data, loading, error, refetch, fetchMore } = useQuery(AuctionScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  const auction = data?.auction;
  const shown = useMemo(() => (auction ? [auction] : undefined), [auction]);
  useLive(AuctionChangedDocument, {
    pick,
    onEvent: ({ auctionChanged }) => addBids(client.cache, id, auctionChanged.bids),
    auctionId: id,
    shown,
    reload: () => void refetch(),
    skip: !isId(id),
  });
  useOnChange(permissionFacts(auction), () => void refetch());
  if (auction) {
    return <AuctionDetails auction={auction} onMore={(after) => void fetchMore({ variables: { after } })} />;
  }
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This auction could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="Auction Not Found" action={<LinkButton to={paths.home}>Back to Home</LinkButton>} />;
};

/**
 * Permissions are not part of live frames, which members share. A new status or pause reloads the screen anyway; these
 * facts change with bids.
 */
const permissionFacts = (auction: ShownAuction | null | undefined) =>
  auction && [auction.bidCount === 0, auction.reserveMet, auction.bidderCount === auction.maxBidders].join();
