// Renders a component at a URL, with the app's history and navigation guard.
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NavigationGuard } from '../src/kit/navigation/NavigationGuard.tsx';

export function inRouter(component: ReactNode, at: string | string[] = '/') {
  const router = createMemoryRouter([{ path: '*', element: <NavigationGuard>{component}</NavigationGuard> }], {
    initialEntries: [at].flat(),
  });
  return <RouterProvider router={router} />;
}
