// All pages and what can be opened on them, for the sweep.
import type { Step } from './sweeper.ts';
import { isAboutRecord, screenRows } from 'api/pages/screens';
import { addressOf, memberPaths, publicRows, staffRows } from './addresses.ts';
import { memberPages, publicPages, unknown, type Shown, type ShownToMember } from './pages.ts';

const isDialog = (name: string) => name.includes('dialog');

/** Of the screens for staff, which a member does not find, one is enough. */
const everyRoute = (shown: Shown, extent: Extent) =>
  screenRows
    .filter((row) => !staffRows.slice(1).includes(row) && (extent === 'all' || row.access !== 'anyone'))
    .map((row) => addressOf(row, shown));
const notThere = ['/nowhere', `/product/${unknown}`, `/category/${unknown}`, `/industry/${unknown}`];

/** All steps run in `npm run sweep`; `npm test` runs those without a sheet in `pages.ts`. */
export type Extent = 'all' | 'rest';

/** For visitors: all public pages and some member pages. */
export function visitorSteps(shown: Shown, extent: Extent): Step[] {
  const open = publicRows.map((row) => addressOf(row, shown));
  const listed = [...publicPages.map(({ path }) => path(shown)), ...notThere];
  const all = without([...listed, ...open, ...memberPaths.slice(0, 1)]);
  return extent === 'all' ? all : all.filter(({ path }) => !listed.includes(path));
}

/** For members: all pages, all dialogs with a URL, and the menus. */
export function memberSteps(shown: ShownToMember, isWide: boolean, extent: Extent): Step[] {
  const [dialogs, listed] = [true, false].map((wanted) =>
    memberPages.filter(({ name }) => isDialog(name) === wanted).map(({ path }) => path(shown)),
  ) as [string[], string[]];
  const routes = everyRoute(shown, extent);
  const isWhole = extent === 'all';
  return [
    ...without(isWhole ? [...routes, ...listed] : routes.filter((path) => !listed.includes(path))),
    ...(isWhole ? dialogs : []).map((path): Step => ({ path, opens: 'dialog' })),
    ...(isWhole && shown.ownRfp ? [{ path: `/rfps/${shown.ownRfp.id}?open=edit`, opens: 'dialog' } as const] : []),
    { path: '/auctions?new=auction', opens: 'dialog' },
    ...(isWide ? [] : [drawer]),
  ];
}

const drawer: Step = { path: '/help', press: 'Open menu', opens: 'dialog' };

/** Pages of an empty market: empty states and their actions. */
export const emptySteps = (isMember: boolean): Step[] => [
  ...without([
    ...(isMember ? screenRows.filter((row) => !staffRows.includes(row)) : publicRows)
      .filter((row) => !isAboutRecord(row))
      .map(({ path }) => path),
  ]),
  ...(isMember
    ? ['/marketplace?tab=requirements', '/marketplace?tab=offerings', '/auctions?tab=ended'].map((path) => ({ path }))
    : []),
];

const without = (paths: readonly string[]): Step[] => [...new Set(paths)].map((path) => ({ path }));
