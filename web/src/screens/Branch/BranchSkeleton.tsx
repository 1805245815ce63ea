import { PendingHead } from '../../kit/ui/Head.tsx';
import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { Skeleton, SkeletonCards } from '../../kit/ui/Skeleton.tsx';

/** Placeholder of an industry or product family page. */
export const BranchSkeleton = () => (
  <Page>
    <PendingHead />
    <Stack $gap={4}>
      <Skeleton width="14rem" height="1.1rem" />
      <Skeleton width="min(22rem, 70%)" height="2.2rem" />
      <Skeleton width="min(40rem, 95%)" height="1.2rem" />
    </Stack>
    <SkeletonCards count={6} cells height="12rem" />
  </Page>
);
