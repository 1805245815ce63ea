// Each page is visited once: its texts, head, accessibility, layout and console. Every other page is loaded in a wide
// window, the others are opened from another page in a narrow dark one. `npm run sweep` looks at each in all ways.
import { ownHead } from 'api/pages/screens';
import { eventually } from '../../test/eventually.ts';
import { expectOneHead, expectSentHead } from '../../test/heads.ts';
import { pageLoaderOf } from '../../test/pageLoader.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { expectPage } from '../../test/expectPage.ts';
import { barriersOn } from '../../test/pageChecks.ts';
import { sweeperOf } from '../../test/sweeper.ts';
import { addressOf, memberPaths, publicRows } from '../../test/addresses.ts';
import { memberPages, notFoundPages, publicPages, type PageSheet, type ShownToMember } from '../../test/pages.ts';
import { findShown } from '../../test/shown.ts';
import { memberSteps, visitorSteps } from '../../test/sweepSteps.ts';

const market = joinMarket();
let visitor: Somebody;
let member: Somebody;
let shown: ShownToMember;
/** The pages that search engines list. */
let listed: string[];

type Somebody = Awaited<ReturnType<typeof somebody>>;

const somebody = async (account?: (typeof demo)[keyof typeof demo]) => {
  const [wide, narrow] = await Promise.all(
    account ? [market.enter(account), market.enter(account, 375, 'dark')] : [market.visit(), market.visit(375, 'dark')],
  );
  return { wide, reader: await pageLoaderOf(wide), walker: await sweeperOf(narrow) };
};

beforeAll(async () => {
  [visitor, member] = await Promise.all([somebody(), somebody(demo.both)]);
  shown = await findShown(member.wide);
  listed = publicRows.filter((row) => !ownHead(row).isHidden).map((row) => addressOf(row, shown));
});

const look = async (
  { reader, walker }: Somebody,
  isLoaded: boolean,
  { path, heading, texts, textsOnPhone, fields }: PageSheet,
) => {
  const sheet = {
    path: path(shown),
    heading: typeof heading === 'string' ? heading : heading(shown),
    texts: texts(shown),
    fields: fields?.(shown),
  };
  if (isLoaded) {
    await reader.open(sheet);
    expect(await barriersOn(reader.page)).toEqual([]);
    return reader.page;
  }
  await walker.walkTo(sheet.path);
  await expectPage(walker.page, { ...sheet, texts: textsOnPhone ?? sheet.texts });
  expect(await walker.findings()).toEqual([]);
  return walker.page;
};

test.each(publicPages.map((page, nth) => ({ ...page, nth })))('$name', async ({ nth, ...page }) => {
  const opened = await look(visitor, nth % 2 === 0, page);
  const path = page.path(shown);
  if (listed.includes(path)) await expectSentHead(opened, path);
});

test.each(memberPages.map((page, nth) => ({ ...page, nth })))('$name', async ({ nth, ...page }) => {
  const opened = await look(member, nth % 2 === 0, page);
  await expectOneHead(opened, page.path(shown).split('?')[0]!);
});

test('the pages without a sheet have no problems', async () => {
  const found: string[] = [];
  for (const step of visitorSteps(shown, 'rest')) {
    found.push(...(await visitor.walker.examine(step)));
    if (listed.includes(step.path)) await expectSentHead(visitor.walker.page, step.path);
  }
  for (const step of memberSteps(shown, false, 'rest')) found.push(...(await member.walker.examine(step)));
  expect(found).toEqual([]);
});

test('the first page of a visit gives its head up to the next page', async () => {
  const { reader } = visitor;
  await reader.page.goto('/terms');
  await expectSentHead(reader.page, '/terms');
  await reader.page.getByRole('link', { name: 'Back to Registration' }).click();
  await expectOneHead(reader.page, '/auth');
});

test.each(notFoundPages)('%s shows %s', async (path, heading, status) => {
  const { wide, walker } = visitor;
  expect((await wide.request.get(path)).status()).toBe(status);
  await walker.walkTo(path);
  await expectPage(walker.page, { path, heading, texts: ['Back to Home'] });
  expect(await walker.findings()).toEqual([]);
});

test("below a page of the market, visitors see what is open to them, and a bid leads through signing in to the auction's dialog", async () => {
  const { page } = visitor.walker;
  await visitor.walker.walkTo('/messages');
  await page.getByRole('link', { name: 'Sign in to open this page' }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await visitor.walker.walkTo('/auctions');
  const open = page.getByRole('main').locator('section', { hasText: 'Open to everyone' });
  await open.getByRole('link', { name: /^Browse [\d,]+ products →$/ }).waitFor();
  await open
    .getByRole('article')
    .filter({ hasText: 'Offering' })
    .getByRole('button', { name: 'Inquire' })
    .first()
    .waitFor();
  await open.getByRole('button', { name: 'Place Bid' }).first().click();
  await page.waitForURL(
    (url) =>
      url.pathname === '/auth' && /^\/auctions\/[0-9a-f-]{36}\?open=bid$/.test(url.searchParams.get('next') ?? ''),
  );
});

test('for visitors, member pages are not found, with an offer to sign in', async () => {
  const { page } = visitor.walker;
  for (const path of memberPaths) {
    await visitor.walker.walkTo(path);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    const way = page.getByRole('link', { name: 'Sign in to open this page' });
    await eventually(async () => expect(await way.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(path)}`));
    // Signing in is the first action.
    const actions = page.getByRole('main').getByRole('link');
    await eventually(async () =>
      expect((await actions.allInnerTexts()).slice(0, 2)).toEqual(['Sign in to open this page', 'Back to Home']),
    );
  }
});
