import { useQuery } from '@apollo/client/react';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { foundIn, placesOf } from './compared.ts';
import { ComparedOffersDocument } from './ComparedOffers.generated.ts';
import { Comparison } from './Comparison.tsx';
import { offerGroups } from './offerGroups.tsx';

type ComparedOffersProps = { ids: readonly string[]; onlyDifferences: boolean };

export const ComparedOffers = ({ ids, onlyDifferences }: ComparedOffersProps) => {
  const { data, previousData, error, refetch } = useQuery(ComparedOffersDocument, { variables: placesOf(ids) });
  const answer = data ?? (error ? undefined : previousData);
  const offers = answer && foundIn(answer).filter(({ id }) => ids.includes(id));
  return (
    <Comparison
      kind="offers"
      title="Offers"
      ids={ids}
      columns={offers?.map(({ id, title }) => ({
        id,
        name: title,
        head: <TextLink to={paths.offering(id)}>{title}</TextLink>,
      }))}
      groups={offerGroups(offers ?? [])}
      onlyDifferences={onlyDifferences}
      hasFailed={Boolean(error)}
      onRetry={() => void refetch()}
    />
  );
};
