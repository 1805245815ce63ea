import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useParams } from 'react-router-dom';
import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { DetailsFailure, DetailsSkeleton } from '../../kit/ui/Details.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { OfferingDetails } from './OfferingDetails.tsx';
import { OfferingScreenDocument } from './OfferingScreen.generated.ts';

/** An offering with its complete text, terms and supplier. */
export const OfferingScreen = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(OfferingScreenDocument, {
    variables: { id },
    skip: !isId(id),
    // Other screens change what a member can do here.
    fetchPolicy: user ? 'cache-and-network' : 'cache-first',
  });
  const offering = isId(id) ? data?.offering : null;
  if (offering) return <OfferingDetails key={id} offering={offering} />;
  if (offering === null) {
    return (
      <NotFound
        title="Offering Not Found"
        text="There is no offering at this address."
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      />
    );
  }
  if (!error) return <DetailsSkeleton />;
  return <DetailsFailure title="This offering could not be loaded" onRetry={() => void refetch()} />;
};
