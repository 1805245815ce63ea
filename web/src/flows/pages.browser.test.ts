// Each page of the first release, wide and narrow, loaded and opened from another page: its texts, the checks for every
// page, and accessibility.
import { eventually } from '../../test/eventually.ts';
import { pageLoaderOf } from '../../test/pageLoader.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { expectPage } from '../../test/expectPage.ts';
import { sweeperOf } from '../../test/sweeper.ts';
import { memberPaths } from '../../test/addresses.ts';
import { memberPages, notFoundPages, publicPages, type PageSheet, type Shown } from '../../test/pages.ts';
import { findShown } from '../../test/shown.ts';

const market = joinMarket();
let visitor: Somebody;
let member: Somebody;
let shown: Shown;

type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Two browsers: a wide one that loads each page, and a narrow dark one that navigates within the app. */
async function somebody(account?: (typeof demo)[keyof typeof demo]) {
  const [wide, narrow] = await Promise.all(
    account ? [market.enter(account), market.enter(account, 375, 'dark')] : [market.visit(), market.visit(375, 'dark')],
  );
  return { wide, reader: await pageLoaderOf(wide), walker: await sweeperOf(narrow) };
}

beforeAll(async () => {
  [visitor, member] = await Promise.all([somebody(), somebody(demo.both)]);
  shown = await findShown(member.wide);
});

async function look({ reader, walker }: Somebody, { path, heading, texts, textsOnPhone, fields }: PageSheet) {
  const sheet = {
    path: path(shown),
    heading: typeof heading === 'string' ? heading : heading(shown),
    texts: texts(shown),
    fields: fields?.(shown),
  };
  const walk = async () => {
    await walker.walkTo(sheet.path);
    await expectPage(walker.page, { ...sheet, texts: textsOnPhone ?? sheet.texts });
    expect(await walker.findings()).toEqual([]);
  };
  await Promise.all([reader.open(sheet), walk()]);
}

test.each(publicPages)('$name', async (page) => {
  await look(visitor, page);
});

test.each(memberPages)('$name', async (page) => {
  await look(member, page);
});

test.each(notFoundPages)('%s shows %s', async (path, heading, status) => {
  const { wide, walker } = visitor;
  expect((await wide.request.get(path)).status()).toBe(status);
  await walker.walkTo(path);
  await expectPage(walker.page, { path, heading, texts: ['Back to Home'] });
  expect(await walker.findings()).toEqual([]);
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
      expect(await actions.allInnerTexts()).toEqual(['Sign in to open this page', 'Back to Home']),
    );
  }
});
