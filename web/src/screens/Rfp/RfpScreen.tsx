import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { RfpDetails } from './RfpDetails.tsx';
import { RfpScreenDocument } from './RfpScreen.generated.ts';

/** An RFP with the bids that the viewer may see. */
export const RfpScreen = () => {
  const { id = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useQuery(RfpScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  if (data?.rfp) return <RfpDetails rfp={data.rfp} onMore={(after) => void fetchMore({ variables: { after } })} />;
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This RFP could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="RFP Not Found" action={<LinkButton to={paths.home}>Back to Home</LinkButton>} />;
};
