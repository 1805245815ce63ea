import { Page, Stack } from '../kit/ui/Layout.tsx';
import { Skeleton, SkeletonCards } from '../kit/ui/Skeleton.tsx';

/** What stands while a screen's code is on its way. */
export const ScreenSkeleton = () => (
  <Page data-screen-skeleton="">
    <Stack $gap={3}>
      <Skeleton width="min(18rem, 60%)" height="2rem" />
      <Skeleton width="min(32rem, 90%)" height="1.1rem" />
    </Stack>
    <SkeletonCards count={6} />
  </Page>
);
