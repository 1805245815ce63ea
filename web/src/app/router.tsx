import { createBrowserRouter, Outlet } from 'react-router-dom';
import { NavigationGuard } from '../kit/navigation/NavigationGuard.tsx';
import { NotFoundScreen } from '../screens/NotFound/NotFoundScreen.tsx';
import { PageFailure } from './Failure.tsx';
import { Layout } from './Layout/Layout.tsx';
import { landing, routes } from './routes.ts';
import { Home, Shown } from './Screens.tsx';

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
        { path: landing.path, element: <Home /> },
        ...routes.map((route) => ({ path: route.path, element: <Shown key={route.path} route={route} /> })),
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ]);
