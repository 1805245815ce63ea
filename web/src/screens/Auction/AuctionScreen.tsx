import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { isId } from '../../features/catalogue/isId.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { paths } from '../../paths.ts';
import { AuctionDetails } from './AuctionDetails.tsx';
import { AuctionScreenDocument } from './AuctionScreen.generated.ts';

/** One auction: its terms, where it stands, and its bids as far as the viewer may see them. */
export function AuctionScreen() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useQuery(AuctionScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  if (data?.auction) {
    return <AuctionDetails auction={data.auction} onMore={(after) => void fetchMore({ variables: { after } })} />;
  }
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This auction could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="Auction Not Found" action={<LinkButton to={paths.home}>Back to Home</LinkButton>} />;
}
