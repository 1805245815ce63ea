import { useQuery } from '@apollo/client/react';
import { units } from 'api/rules/postings';
import { ProductChoiceDocument } from './ProductField.generated.ts';
import { NO_PRODUCT } from './ProductField.tsx';

/** What a posting starts with: the product of the address, if there is one, and its usual unit. */
export function usePrefill(productId: string | undefined, title: string | undefined) {
  const { data, loading } = useQuery(ProductChoiceDocument, {
    variables: { id: productId ?? '' },
    skip: !productId,
  });
  const product = data?.product ?? null;
  return {
    loading,
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
