import { PendingHead } from '../../kit/ui/Head.tsx';
import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { CategoryProductsSkeleton } from './CategoryProductsSkeleton.tsx';

/** Placeholder of a category page. */
export const CategorySkeleton = () => (
  <Page>
    <PendingHead />
    <Stack $gap={4}>
      <Skeleton width="20rem" height="1.1rem" />
      <Skeleton width="min(22rem, 70%)" height="2.2rem" />
      <Skeleton width="min(40rem, 95%)" height="1.2rem" />
    </Stack>
    <Skeleton height="2.5rem" />
    <CategoryProductsSkeleton />
  </Page>
);
