import { useQuery } from '@apollo/client/react';
import { units } from 'api/rules/postings';
import { ProductChoiceDocument, ProductNamedDocument, type ProductNamedQuery } from './ProductField.generated.ts';
import { NO_PRODUCT } from './ProductField.tsx';

type Named = ProductNamedQuery['products']['nodes'][number];

/** Only a material that is called just so: a guess would be posted by mistake. */
function isNamed({ name, casNumber, synonyms }: Named, search: string): boolean {
  const wanted = search.toLowerCase();
  return [name, casNumber ?? '', ...synonyms].some((one) => one.toLowerCase() === wanted);
}

/** What a posting starts with: the product of the address, or the one that the title names, and its usual unit. */
export function usePrefill(productId: string | undefined, title: string | undefined) {
  const { data, loading } = useQuery(ProductChoiceDocument, {
    variables: { id: productId ?? '' },
    skip: !productId,
  });
  const search = (productId ? '' : (title ?? '')).trim().slice(0, 200);
  const named = useQuery(ProductNamedDocument, { variables: { search }, skip: !search });
  const product = data?.product ?? named.data?.products.nodes.find((found) => isNamed(found, search)) ?? null;
  return {
    loading: loading || named.loading,
    product,
    values: {
      title: title ?? product?.name ?? '',
      description: '',
      productId: product?.id ?? NO_PRODUCT,
      quantity: '',
      unit: units.find((unit) => unit === product?.referenceUnit) ?? '',
    },
  };
}
