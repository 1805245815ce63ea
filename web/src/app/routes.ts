// The screens of the table in api/pages/screens with their components, which are loaded when they are first needed.
import { screenRows, type ScreenRow } from 'api/pages/screens';
import { lazy, type ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { LandingScreen } from '../screens/Landing/LandingScreen.tsx';

type Module = Record<string, ComponentType>;

export type Route = ScreenRow & { Screen: ComponentType };

const modules = import.meta.glob<Module>(['../screens/*/*Screen.tsx', '!../screens/{Branch,Landing,NotFound}/*']);

const load = async (name: string): Promise<ComponentType> => {
  // Not lazy: most visits begin there, and in a file of its own it would bring twenty small ones that it shares.
  if (name === 'Landing' || name === 'MemberLanding') return LandingScreen;
  const Screen = (await modules[`../screens/${name}/${name}Screen.tsx`]?.())?.[`${name}Screen`];
  if (!Screen) throw new Error(`web/src/screens/${name}/${name}Screen.tsx has no ${name}Screen.`);
  return Screen;
};

const route = (row: ScreenRow): Route => ({
  ...row,
  Screen: lazy(async () => ({ default: await load(row.name) })),
});

export const routes: readonly Route[] = screenRows.map(route);

/** Fetches the code of the screen at an address, so that it is rendered without a placeholder. */
export const fetchScreen = async (pathname: string): Promise<void> => {
  const found = routes.find(({ path }) => matchPath(path, pathname));
  if (found) found.Screen = await load(found.name);
};
