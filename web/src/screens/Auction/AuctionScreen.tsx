import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { useLive } from '../../features/live/useLive.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { paths } from '../../paths.ts';
import { AuctionChangedDocument, type AuctionChangedSubscription } from './AuctionChanged.generated.ts';
import { AuctionDetails } from './AuctionDetails.tsx';
import { AuctionScreenDocument } from './AuctionScreen.generated.ts';

const pick = ({ auctionChanged }: AuctionChangedSubscription) => auctionChanged;

/** One auction: its terms, where it stands, and its bids as far as the viewer may see them. */
export function AuctionScreen() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useQuery(AuctionScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  const auction = data?.auction;
  const shown = useMemo(() => (auction ? [auction] : undefined), [auction]);
  useLive(AuctionChangedDocument, { pick, auctionId: id, shown, reload: () => void refetch(), skip: !isId(id) });
  if (auction) {
    return <AuctionDetails auction={auction} onMore={(after) => void fetchMore({ variables: { after } })} />;
  }
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This auction could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="Auction Not Found" action={<LinkButton to={paths.home}>Back to Home</LinkButton>} />;
}
