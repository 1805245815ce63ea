import { useQuery } from '@apollo/client/react';
import { isId } from 'api/rules/id';
import { units } from 'api/rules/postings';
import { ProductChoiceDocument, ProductNamedDocument, type ProductNamedQuery } from './ProductField.generated.ts';
import { NO_PRODUCT } from './ProductField.tsx';

type Named = ProductNamedQuery['products']['nodes'][number];

/** Only an exact match of the name, because a guess might be posted by mistake. */
const isNamed = ({ name, casNumber, synonyms }: Named, search: string): boolean => {
  const wanted = search.toLowerCase();
  return [name, casNumber ?? '', ...synonyms].some((one) => one.toLowerCase() === wanted);
};

/** Initial values of a posting: the product in the URL, or the one named in the title, and its usual unit. */
export const usePrefill = (productId: string | undefined, title: string | undefined) => {
  const id = productId && isId(productId) ? productId : undefined;
  const { data, loading } = useQuery(ProductChoiceDocument, { variables: { id: id ?? '' }, skip: !id });
  const search = (id ? '' : (title ?? '')).trim().slice(0, 200);
  const named = useQuery(ProductNamedDocument, { variables: { search }, skip: !search });
  const product = data?.product ?? named.data?.products.nodes.find((found) => isNamed(found, search)) ?? null;
  return {
    loading: loading || named.loading,
    product,
    values: {
      title: title?.slice(0, 160) ?? product?.name ?? '',
      description: '',
      productId: product?.id ?? NO_PRODUCT,
      quantity: '',
      unit: units.find((unit) => unit === product?.referenceUnit) ?? '',
    },
  };
};
