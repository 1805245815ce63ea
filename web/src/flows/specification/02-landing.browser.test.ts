// §2 Landing page and search suggestions, except what `landing.browser.test.ts` covers.
import { eventually } from '../../../test/eventually.ts';
import { holdResponses } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let visitor: Trader;

type Category = { id: string; name: string; level: string };
let categories: Category[];

beforeAll(async () => {
  visitor = await openTrader(await market.visit());
  ({ categories } = await visitor.graphql<{ categories: Category[] }>('{ categories { id name level } }'));
});
afterAll(() => expect(visitor.complaints).toEqual([]));

test('the header has the brand linking to /, three sections and Sign In to /auth', async () => {
  const { page } = visitor;
  await page.goto('/');
  const header = page.getByRole('banner');
  await eventually(async () =>
    expect(await header.getByRole('link', { name: 'Feedstock' }).getAttribute('href')).toBe('/'),
  );
  await eventually(async () =>
    expect(await header.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth'),
  );
  await eventually(async () =>
    expect(await header.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([
      'About',
      'For Buyers',
      'For Sellers',
    ]),
  );
});

test('there are six feature cards, four popular searches and two buttons to /api/login', async () => {
  const { page } = visitor;
  await eventually(async () => expect(await page.locator('[data-feature]').count()).toBe(6));
  for (const term of ['Sulfuric Acid', 'Titanium Dioxide', 'Fertilizer Grade Urea', 'Steel Coils']) {
    await page.getByRole('button', { name: term }).waitFor();
  }
  for (const way of ['Start Buying', 'Start Selling']) {
    await eventually(async () =>
      expect(await page.getByRole('link', { name: way }).getAttribute('href')).toBe('/api/login'),
    );
  }
});

test.each([
  ['Industries', 'industry', 'Explore Industry', '/industry/'],
  ['Product Families', 'product_family', 'Browse Products', '/product-family/'],
])('the cards of %s link to their pages by %s', async (tab, level, action, path) => {
  const { page, choose } = visitor;
  await choose(tab);
  const cards = page.getByRole('tabpanel').getByRole('article');
  await cards.filter({ hasText: action }).first().waitFor();
  const shown = () =>
    cards.evaluateAll(
      (all, words) =>
        all.map((card) => {
          const ways = [...card.querySelectorAll('a')];
          return [
            card.querySelector('h3, h2')?.textContent,
            ways.find(({ textContent }) => textContent === words)?.getAttribute('href'),
          ];
        }),
      action,
    );
  const expected = categories.filter((one) => one.level === level).map(({ id, name }) => [name, path + id]);
  await eventually(async () => expect((await shown()).toSorted()).toEqual(expected.toSorted()));
});

test('Industries is the default tab; 6 placeholders while loading, 8 for families', async () => {
  const { page, choose } = visitor;
  const letGo = await holdResponses(page, 'Categories');
  await page.goto('/');
  const placeholders = page.getByRole('tabpanel').locator('[data-skeleton-card]');
  await placeholders.first().waitFor();
  await eventually(async () => expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('Industries'));
  await eventually(async () => expect(await placeholders.count()).toBe(6));
  await choose('Product Families');
  await placeholders.nth(7).waitFor();
  await eventually(async () => expect(await placeholders.count()).toBe(8));
  letGo();
  await page.getByRole('article').first().waitFor();
  await eventually(async () => expect(await placeholders.count()).toBe(0));
});

test('the figures are those of the specification', async () => {
  const figures = visitor.page.locator('dl').filter({ hasText: 'Transactions' });
  await eventually(async () =>
    expect((await figures.innerText()).split(/\n+/).toSorted()).toEqual(
      ['10,000+', 'Companies', '$2.5B+', 'Transactions', '50+', 'Countries', '8,500+', 'Raw Materials'].toSorted(),
    ),
  );
});

test('the footer links the platform and support, and shows the current year', async () => {
  const footer = visitor.page.getByRole('contentinfo');
  const links = () =>
    footer
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  await eventually(async () =>
    expect(await links()).toEqual([
      ['Marketplace', '/marketplace'],
      ['Auctions', '/auctions'],
      ['Price Index', '/price-index'],
      ['Directory', '/directory'],
      ['Help Center', '/help'],
      ['API Documentation', '/api/docs'],
      ['Contact Us', '/contact'],
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ]),
  );
  await eventually(async () => expect(await footer.getByRole('button').count()).toBe(2));
  await footer.getByText(`© ${new Date().getFullYear()}`).waitFor();
});

test('choosing a suggestion closes the panel; the search is busy while pending', async () => {
  const { page, fill, complaints } = await openTrader(await market.enter(demo.both));
  const letGo = await holdResponses(page, 'SearchSuggestions');
  await page.goto('/landing');
  await fill({ 'Search for raw materials': 'sulfuric acid' });
  await page.keyboard.press('Enter');
  const search = page.getByRole('button', { name: 'Searching...' });
  await search.waitFor();
  await eventually(async () => expect(await search.isDisabled()).toBe(true));
  letGo();
  const panel = page.getByRole('region', { name: 'Search suggestions' });
  const suggestion = panel.getByRole('button', { name: /Sulfuric Acid/ }).first();
  const term = await suggestion.innerText();
  await suggestion.click();
  await page.waitForURL((url) => url.pathname === '/products' && url.searchParams.get('search') === term);
  await panel.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
