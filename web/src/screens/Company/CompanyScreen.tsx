import { isId } from 'api/rules/id';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { CompanyScreenDocument, type CompanyScreenQueryVariables } from './CompanyScreen.generated.ts';

/** The public page of a company: profile, offerings, live auctions and RFPs. */
export const CompanyScreen = () => {
  const { id = '' } = useParams();
  const { data, loading, error, refetch, fetchMore } = useQuery(CompanyScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  if (data?.companyProfile) {
    const { companyProfile: company, ...lists } = data;
    const onMore = (after: Partial<CompanyScreenQueryVariables>) => void fetchMore({ variables: after });
    return <CompanyDetails company={company} {...lists} onMore={onMore} />;
  }
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This company could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="Company Not Found" action={<LinkButton to={paths.home}>Back to Home</LinkButton>} />;
};
