import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { FormerEntry } from '../../features/catalogue/FormerEntry.tsx';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { ProductScreenDocument } from './ProductScreen.generated.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** A product with specifications, safety data and suppliers. */
export const ProductScreen = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ProductScreenDocument, { variables: { id }, skip: !isId(id) });
  const product = isId(id) ? data?.product : null;

  if (product) return <ProductDetails key={id} product={product} />;
  if (product === null)
    return <FormerEntry id={id} noun="product" title="Product Not Found" loading={<ProductSkeleton />} />;
  if (!error) return <ProductSkeleton />;
  return <DetailsFailure title="This product could not be loaded" onRetry={() => void refetch()} />;
};
