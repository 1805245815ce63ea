// Each page of the first release, wide and narrow, loaded and come to from another page: what it says, what holds on every
// page, and that nothing keeps anybody out.
import { eventually } from '../../test/eventually.ts';
import { readerOf } from '../../test/lookAt.ts';
import { demo, openMarket } from '../../test/market.ts';
import { hasAll } from '../../test/expectPage.ts';
import { sweeperOf } from '../../test/sweeper.ts';
import { memberPages, memberPaths, notFoundPages, publicPages, type PageSheet, type Shown } from './pages.ts';
import { findShown } from './shown.ts';

const market = openMarket();
let visitor: Somebody;
let member: Somebody;
let shown: Shown;

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** At two browsers: one wide, which loads each page, and one narrow and dark, which walks. */
async function somebody(account?: (typeof demo)[keyof typeof demo]) {
  const [wide, narrow] = await Promise.all(
    account ? [market.enter(account), market.enter(account, 375, 'dark')] : [market.visit(), market.visit(375, 'dark')],
  );
  return { wide, reader: await readerOf(wide), walker: await sweeperOf(narrow) };
}

beforeAll(async () => {
  [visitor, member] = await Promise.all([somebody(), somebody(demo.both)]);
  shown = await findShown(member.wide);
});

/** Answers the status of the page that was loaded. */
async function look({ reader, walker }: Somebody, { path, heading, texts, fields }: PageSheet) {
  const sheet = {
    path: path(shown),
    heading: typeof heading === 'string' ? heading : heading(shown),
    texts: texts(shown),
    fields: fields?.(shown),
  };
  const walk = async () => {
    await walker.walkTo(sheet.path);
    await hasAll(walker.page, sheet);
    expect(await walker.findings()).toEqual([]);
  };
  const [status] = await Promise.all([reader.open(sheet), walk()]);
  return status;
}

test.each(publicPages)('$name', async (page) => {
  expect(await look(visitor, page)).toBe(200);
});

test.each(memberPages)('$name', async (page) => {
  expect(await look(member, page)).toBe(200);
});

test.each(notFoundPages)('%s says %s', async (path, heading, status) => {
  const page = { name: path, path: () => path, heading, texts: () => ['Back to Home'] };
  expect(await look(visitor, page)).toBe(status);
});

test('signed out, the pages of members are none, with the way in', async () => {
  const { page } = visitor.walker;
  for (const path of memberPaths) {
    await visitor.walker.walkTo(path);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
    const way = page.getByRole('link', { name: 'Sign in to open this page' });
    await eventually(async () => expect(await way.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(path)}`));
    // The first action is the way in.
    const actions = page.getByRole('main').getByRole('link');
    await eventually(async () =>
      expect(await actions.allInnerTexts()).toEqual(['Sign in to open this page', 'Back to Home']),
    );
  }
});
