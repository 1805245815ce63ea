import { Suspense, useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useSession } from '../features/accounts/session.tsx';
import { setTitle } from '../kit/ui/useTitle.ts';
import { NotFoundScreen } from '../screens/NotFound/NotFoundScreen.tsx';
import { Dashboard, Landing, routes, type Route as Row } from './routes.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

/** The screen of the current address. */
export const Screens = () => (
  <Routes>
    <Route index element={<Home />} />
    {routes.map((row) => (
      <Route key={row.path} path={row.path} element={<Shown key={row.path} row={row} />} />
    ))}
    <Route path="*" element={<NotFoundScreen />} />
  </Routes>
);

// The landing page while signed out or while that is unknown; who was signed in here before waits for the dashboard.
function Home() {
  const { user, loading, isExpected } = useSession();
  const isMember = Boolean(user);
  useRouteTitle(isMember ? 'Dashboard' : 'Raw materials marketplace');
  if (loading && isExpected) return <ScreenSkeleton />;
  return <Suspense fallback={<ScreenSkeleton />}>{isMember ? <Dashboard /> : <Landing />}</Suspense>;
}

function Shown({ row: { title, who, Screen } }: { row: Row }) {
  const { user, loading } = useSession();
  useRouteTitle(title);
  if (who === 'member' && !user) return loading ? <ScreenSkeleton /> : <NotFoundScreen isForMembers />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Screen />
    </Suspense>
  );
}

// A layout effect, so that a screen which knows better (a product's name) has the last word.
const useRouteTitle = (title: string) => useLayoutEffect(() => setTitle(title), [title]);
