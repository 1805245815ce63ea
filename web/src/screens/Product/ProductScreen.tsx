import { useQuery } from '@apollo/client/react';
import { productHead } from 'api/pages/catalogueHeads';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { useHead } from '../../kit/ui/useHead.ts';
import { paths } from '../../paths.ts';
import { ProductScreenDocument } from './ProductScreen.generated.ts';
import { ProductSheet } from './ProductSheet.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** A material: what it is, how it is handled, who supplies it. */
export function ProductScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ProductScreenDocument, { variables: { id }, skip: !isId(id) });
  const product = isId(id) ? data?.product : null;
  useHead(product && productHead(product));

  if (product) return <ProductSheet key={id} product={product} />;
  if (product === null) {
    return (
      <NotFound
        title="Product Not Found"
        text="There is no product at this address."
        action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
      />
    );
  }
  if (!error) return <ProductSkeleton />;
  return <DetailsFailure title="This product could not be loaded" onRetry={() => void refetch()} />;
}
