import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { isId } from 'api/rules/id';
import { perPage } from 'api/pages/perPage';
import { FormerEntry } from '../../features/goods/catalogue/FormerEntry.tsx';
import { useFurtherPages } from '../../features/goods/catalogue/useFurtherPages.ts';
import { usePageCount } from '../../features/goods/catalogue/usePageCount.ts';
import { DetailsFailure } from '../../kit/ui/Details.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductScreenDocument } from './ProductScreen.generated.ts';
import { ProductSkeleton } from './ProductSkeleton.tsx';

/** A product with specifications, safety data and suppliers, which one request reads. */
export const ProductScreen = () => {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchMore } = useQuery(ProductScreenDocument, {
    variables: { id, first: perPage.suppliers },
    skip: !isId(id),
  });
  const product = isId(id) ? data?.product : null;
  const [pageCount, showMore] = usePageCount(id);
  const list = product?.offerings;
  const further = useFurtherPages({ list, wanted: perPage.suppliers * pageCount, listKey: id, fetchMore });

  if (product) {
    const hasMore = product.offerings.pageInfo.hasNextPage && !further.hasFailed;
    return <ProductDetails key={id} product={product} more={{ hasMore, isBusy: further.isFetching, showMore }} />;
  }
  if (product === null)
    return <FormerEntry id={id} noun="product" title="Product Not Found" loading={<ProductSkeleton />} />;
  if (!error) return <ProductSkeleton />;
  return <DetailsFailure title="This product could not be loaded" onRetry={() => void refetch()} />;
};
