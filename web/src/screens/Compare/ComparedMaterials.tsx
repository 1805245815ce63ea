import { useQuery } from '@apollo/client/react';
import { breakable } from '../../features/goods/catalogue/breakable.ts';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths, withQuery } from '../../paths.ts';
import { ActionLink } from './ActionLink.tsx';
import { foundIn, placesOf } from './compared.ts';
import { ComparedMaterialsDocument } from './ComparedMaterials.generated.ts';
import { Comparison } from './Comparison.tsx';
import { materialGroups } from './materialGroups.tsx';

type ComparedMaterialsProps = { ids: readonly string[]; onlyDifferences: boolean };

export const ComparedMaterials = ({ ids, onlyDifferences }: ComparedMaterialsProps) => {
  const query = useQuery(ComparedMaterialsDocument, { variables: placesOf(ids) });
  const answer = query.data ?? (query.error ? undefined : query.previousData);
  const materials = answer && foundIn(answer).filter(({ id }) => ids.includes(id));
  return (
    <Comparison
      kind="products"
      title="Materials"
      ids={ids}
      columns={materials?.map(({ id, name, offerCount }) => ({
        id,
        name,
        head: <TextLink to={paths.product(id)}>{breakable(name)}</TextLink>,
        action: offerCount > 0 && (
          <ActionLink to={withQuery(paths.product(id), { ask: 'quote' })}>Request Quote</ActionLink>
        ),
      }))}
      groups={materialGroups(materials ?? [])}
      onlyDifferences={onlyDifferences}
      query={query}
    />
  );
};
