import { PendingHead } from '../kit/ui/Head.tsx';
import { Page, Stack } from '../kit/ui/Layout.tsx';
import { Skeleton, SkeletonCards } from '../kit/ui/Skeleton.tsx';

/** Placeholder while a screen's code or the session is loading. */
export const ScreenSkeleton = () => (
  <Page data-screen-skeleton="">
    <PendingHead />
    <Stack $gap={3}>
      <Skeleton width="min(18rem, 60%)" height="2rem" />
      <Skeleton width="min(32rem, 90%)" height="1.1rem" />
    </Stack>
    <SkeletonCards count={6} />
  </Page>
);
