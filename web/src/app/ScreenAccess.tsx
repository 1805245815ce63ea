import { isAboutRecord, ownHead } from 'api/pages/screens';
import { Suspense, type ComponentType } from 'react';
import { useSession } from '../features/people/accounts/SessionProvider.tsx';
import { brand } from '../brand.ts';
import { Head, PendingHead, PendingTitle } from '../kit/ui/Head.tsx';
import { Page, Stack } from '../kit/ui/Layout.tsx';
import { ErrorState } from '../kit/ui/State.tsx';
import { paths } from '../paths.ts';
import { routes, type Route } from './routes.ts';
import { Skeleton, SkeletonCards } from '../kit/ui/Skeleton.tsx';
import { lazyNamed } from '../kit/lazyNamed.ts';

/** Placeholder while a screen's code or the session is loading. */
const ScreenSkeleton = () => (
  <Page data-screen-skeleton="">
    <PendingHead />
    <Stack $gap={3}>
      <Skeleton width="min(18rem, 60%)" height="2rem" />
      <Skeleton width="min(32rem, 90%)" height="1.1rem" />
    </Stack>
    <SkeletonCards count={6} />
  </Page>
);

export const NotFound = lazyNamed(
  () => import('../screens/NotFound/NotFoundScreen.tsx'),
  'NotFoundScreen',
  <ScreenSkeleton />,
);

/** The dashboard for members; the landing page for visitors and while the session loads. */
export const Home = () => {
  const { user, loading, isExpected } = useSession();
  const isUnreached = useIsUnreached();
  const route = routes.find(({ path, access }) => path === paths.home && access === (user ? 'member' : 'anyone'));
  if (!route) return <NotFound />;
  return (
    <>
      <Head {...ownHead(route)} />
      {loading && isExpected ? <ScreenSkeleton /> : isUnreached ? <Unreached /> : <Loaded Screen={route.Screen} />}
    </>
  );
};

/** A screen, for viewers who may open it. */
export const Shown = ({ route }: { route: Route }) => {
  const { access, head, Screen } = route;
  const { user, loading } = useSession();
  const isUnreached = useIsUnreached();
  const isAdmin = user?.role === 'admin';
  const isOpen = { anyone: true, member: !!user, support: isAdmin || user?.role === 'support', admin: isAdmin }[access];
  if (!isOpen && (user || !(loading || isUnreached))) return <NotFound isForMembers={!user && access === 'member'} />;

  const isRecord = isAboutRecord(route);
  return (
    <>
      {!isRecord && <Head {...ownHead(route)} />}
      <PendingTitle value={isRecord ? head.title : null}>
        {isOpen ? <Loaded Screen={Screen} /> : loading ? <ScreenSkeleton /> : <Unreached />}
      </PendingTitle>
    </>
  );
};

const Loaded = ({ Screen }: { Screen: ComponentType }) => (
  <Suspense fallback={<ScreenSkeleton />}>
    <Screen />
  </Suspense>
);

/** Whether the session of a probable member could not be loaded. That is a failure to show, not a reason to ask for a password. */
const useIsUnreached = (): boolean => {
  const { loading, isExpected, isUnknown } = useSession();
  return !loading && isExpected && isUnknown;
};

const Unreached = () => {
  const { retry } = useSession();
  return (
    <Page>
      <PendingHead />
      <ErrorState as="h1" title={`${brand} could not be reached`} onRetry={retry} />
    </Page>
  );
};
