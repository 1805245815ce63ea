import { screens } from 'api/pages/screens';
import { createBrowserRouter, Navigate, Outlet } from 'react-router-dom';
import { NavigationGuard } from '../kit/navigation/NavigationGuard.tsx';
import { paths } from '../paths.ts';
import { PageFailure } from './ErrorPages.tsx';
import { Layout } from './Layout/Layout.tsx';
import { routes } from './routes.ts';
import { Home, NotFound, Shown } from './ScreenAccess.tsx';

/** The two screens that became one. */
const formerPaths = ['/admin/jobs', '/admin/settings'];

/** The route table as the router takes it, inside the layout. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: (
        <NavigationGuard>
          <Layout>
            <Outlet />
          </Layout>
        </NavigationGuard>
      ),
      errorElement: <PageFailure />,
      children: [
        { path: paths.home, element: <Home /> },
        ...routes
          .filter(({ path }) => path !== paths.home)
          .map((route) => ({ path: route.path, element: <Shown key={route.name} route={route} /> })),
        ...formerPaths.map((path) => ({ path, element: <Navigate to={screens.AdminSystem.path} replace /> })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
