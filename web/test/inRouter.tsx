// A component at an address, with the history and the guard that the app has around its screens.
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NavigationGuard } from '../src/kit/navigation/NavigationGuard.tsx';

export function inRouter(component: ReactNode, at: string | string[] = '/') {
  const router = createMemoryRouter([{ path: '*', element: <NavigationGuard>{component}</NavigationGuard> }], {
    initialEntries: [at].flat(),
  });
  return <RouterProvider router={router} />;
}
