// Every page there is, with what can be opened on it, for the sweep of all of them.
import type { Step } from '../../test/sweeper.ts';
import { routes } from '../app/routes.ts';
import { memberPages, memberPaths, publicPages, unknown, type Shown } from './pages.ts';

const isDialog = (name: string) => name.includes('dialog');

/** A record for each address that is about one; a new kind of page has to be given one here. */
const records = (shown: Shown): Record<string, string> => ({
  '/industry/:id': shown.industry.id,
  '/product-family/:id': shown.family.id,
  '/category/:id': shown.category.id,
  '/product/:id': shown.product.id,
  '/rfps/:id': shown.rfp.id,
  '/offerings/:id': shown.offering.id,
  '/auctions/:id': shown.auction.id,
  '/orders/:id': shown.order.id,
  '/company/:id': shown.company.id,
});

function addressOf(path: string, shown: Shown): string {
  if (!path.includes(':')) return path;
  const id = records(shown)[path];
  if (!id) throw new Error(`No record is known for ${path}: give the sweep one in flows/sweep.ts.`);
  return path.replace(':id', id);
}

const everyRoute = (shown: Shown) => ['/', ...routes.map(({ path }) => addressOf(path, shown))];
const notThere = ['/nowhere', `/product/${unknown}`, `/category/${unknown}`, `/industry/${unknown}`];

/** All of it is for `npm run sweep`; the rest is what no other test examines: the list of pages has one of its own. */
export type Extent = 'all' | 'rest';

/** For somebody signed out: every page that is open, and some of those that are not. */
export function visitorSteps(shown: Shown, extent: Extent): Step[] {
  const open = routes.filter(({ who }) => who === 'anyone').map(({ path }) => addressOf(path, shown));
  const listed = [...publicPages.map(({ path }) => path(shown)), ...notThere];
  const all = without([...listed, ...open, ...memberPaths.slice(0, 1)]);
  return extent === 'all' ? all : all.filter(({ path }) => !listed.includes(path));
}

/** For a member: every page, every dialog with an address, and the menus. */
export const memberSteps = (shown: Shown, isWide: boolean, extent: Extent): Step[] => [
  ...without([
    ...everyRoute(shown),
    ...(extent === 'all' ? memberPages.filter(({ name }) => !isDialog(name)).map(({ path }) => path(shown)) : []),
  ]),
  ...memberPages.filter(({ name }) => isDialog(name)).map(({ path }): Step => ({ path: path(shown), opens: 'dialog' })),
  { path: '/auctions?new=auction', opens: 'dialog' },
  ...(isWide ? [] : [drawer]),
];

/** The drawer, and what looks otherwise to somebody who sells. */
export const sellerSteps = (): Step[] => [...without(['/', '/analytics']), drawer];

const drawer: Step = { path: '/help', press: 'Open menu', opens: 'dialog' };

/** What an empty market has to show: nothing anywhere, and the ways to the first of everything. */
export const emptySteps = (isMember: boolean): Step[] => [
  ...without([
    '/',
    ...routes.filter(({ path, who }) => !path.includes(':') && (isMember || who === 'anyone')).map(({ path }) => path),
  ]),
  ...(isMember
    ? ['/marketplace?tab=requirements', '/marketplace?tab=offerings', '/auctions?tab=ended'].map((path) => ({ path }))
    : []),
];

const without = (paths: readonly string[]): Step[] => [...new Set(paths)].map((path) => ({ path }));
