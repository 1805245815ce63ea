import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../features/accounts/session.tsx';
import { brand } from '../brand.ts';
import { DetailsFailure } from '../kit/ui/Details.tsx';
import { useRouteHead } from '../kit/ui/useHead.ts';
import { NotFoundScreen } from '../screens/NotFound/NotFoundScreen.tsx';
import { Dashboard, landing, type Route } from './routes.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

// The landing page while signed out or while that is unknown; who was signed in here before waits for the dashboard.
export function Home() {
  const { user, loading, isExpected } = useSession();
  const isMember = Boolean(user);
  const isUnreached = useIsUnreached();
  useRouteHead(isMember ? 'Dashboard' : landing.title, !isMember);
  if (loading && isExpected) return <ScreenSkeleton />;
  if (isUnreached) return <Unreached />;
  return <Suspense fallback={<ScreenSkeleton />}>{isMember ? <Dashboard /> : <landing.Screen />}</Suspense>;
}

/** A screen, for those who may open it. */
export function Shown({ route }: { route: Route }) {
  const { who, Screen } = route;
  const { user, loading } = useSession();
  const isUnreached = useIsUnreached();
  useRouteHead(useIsServed(route) ? null : route.title, route.who === 'anyone');
  if (who !== 'anyone' && !user) {
    if (loading) return <ScreenSkeleton />;
    return isUnreached ? <Unreached /> : <NotFoundScreen isForMembers={who === 'member'} />;
  }
  if (who === 'admin' && user?.role !== 'admin') return <NotFoundScreen />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}

/** Whether a member may be here whom the server could not be asked about: that is no reason to ask for a password. */
function useIsUnreached(): boolean {
  const { loading, isExpected, isUnknown } = useSession();
  return !loading && isExpected && isUnknown;
}

function Unreached() {
  const { retry } = useSession();
  return <DetailsFailure title={`${brand} could not be reached`} onRetry={retry} />;
}

/** Whether this is the record whose head the server wrote: it is right already, and says more than the route knows. */
function useIsServed({ path, who }: Route): boolean {
  const { pathname, key } = useLocation();
  const [opened] = useState(key === 'default' ? pathname : null);
  return pathname === opened && who === 'anyone' && path.includes(':');
}
