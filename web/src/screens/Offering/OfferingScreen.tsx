import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { useParams } from 'react-router-dom';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { MissingRecord } from '../../kit/ui/Details.tsx';
import { OfferingDetails } from './OfferingDetails.tsx';
import { OfferingScreenDocument } from './OfferingScreen.generated.ts';

/** An offering with its complete text, terms and supplier. */
export const OfferingScreen = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  const query = useQuery(OfferingScreenDocument, {
    variables: { id },
    skip: !isId(id),
    // Other screens change what a member can do here.
    fetchPolicy: user ? 'cache-and-network' : 'cache-first',
  });
  const offering = isId(id) ? query.data?.offering : null;
  if (offering) return <OfferingDetails key={id} offering={offering} />;
  return <MissingRecord noun="offering" query={query} text="There is no offering at this address." />;
};
