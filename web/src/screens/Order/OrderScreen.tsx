import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { OrderScreenDocument } from './OrderScreen.generated.ts';

/** An order, for its buyer and its seller. */
export const OrderScreen = () => {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(OrderScreenDocument, {
    variables: { id },
    skip: !isId(id),
    fetchPolicy: 'cache-and-network',
  });
  if (data?.order) return <OrderDetails order={data.order} />;
  if (loading) return <DetailsSkeleton />;
  if (error) return <DetailsFailure title="This order could not be loaded" onRetry={() => void refetch()} />;
  return <NotFound title="Order Not Found" action={<LinkButton to={paths.home}>Back to Home</LinkButton>} />;
};
