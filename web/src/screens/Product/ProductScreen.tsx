import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { FormerEntry } from '../../features/catalogue/FormerEntry.tsx';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { NotFound } from '../../kit/ui/NotFound.tsx';
import { paths } from '../../paths.ts';
import { ProductScreenDocument } from './ProductScreen.generated.ts';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** A product with specifications, safety data and suppliers. */
export const ProductScreen = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(ProductScreenDocument, { variables: { id }, skip: !isId(id) });
  const product = isId(id) ? data?.product : null;

  if (product) return <ProductDetails key={id} product={product} />;
  if (product === null) {
    return (
      <FormerEntry id={id} loading={<ProductSkeleton />}>
        <NotFound
          title="Product Not Found"
          text="There is no product at this address."
          action={<LinkButton to={paths.home}>Back to Home</LinkButton>}
        />
      </FormerEntry>
    );
  }
  if (!error) return <ProductSkeleton />;
  return <DetailsFailure title="This product could not be loaded" onRetry={() => void refetch()} />;
};
