import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { QuoteDetails } from './QuoteDetails.tsx';
import { QuoteScreenDocument } from './QuoteScreen.generated.ts';

/** A quote, for its buyer and its seller. */
export const QuoteScreen = () => {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(QuoteScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  if (data?.quote) return <QuoteDetails key={id} quote={data.quote} />;
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This quote could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="Quote Not Found" action={<LinkButton to={paths.quotes}>Quotes</LinkButton>} />;
};
