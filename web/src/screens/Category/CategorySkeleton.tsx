import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { ProductsSkeleton } from './ProductsSkeleton.tsx';

/** The page of a category to come. */
export const CategorySkeleton = () => (
  <Page>
    <Stack $gap={4}>
      <Skeleton width="20rem" height="1.1rem" />
      <Skeleton width="min(22rem, 70%)" height="2.2rem" />
      <Skeleton width="min(40rem, 95%)" height="1.2rem" />
    </Stack>
    <Skeleton height="2.5rem" />
    <ProductsSkeleton />
  </Page>
);
