// The page at /graphql, as a visitor and as a member.
import { demo, joinMarket } from '../../test/market.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();

test('GraphiQL runs and explains operations, and loads nothing from other sites', async () => {
  const context = await market.enter(demo.buyer);
  const { page, complaints, press } = await openTrader(context);
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).origin));
  await page.goto('/graphql');
  const query = page.getByRole('region', { name: 'Operation Editor' });
  await query.getByText('query Acids').waitFor();
  await press(/Show Examples/);
  await press(/^me$/);
  await query.getByText('query Me').waitFor();
  await press(/Execute query/);
  await page.getByRole('region', { name: 'Result Window' }).getByText(demo.buyer.email).waitFor();
  await press(/Show Documentation Explorer/);
  await page
    .getByRole('link', { name: 'Query', exact: true })
    .or(page.getByText('Query', { exact: true }))
    .first()
    .waitFor();
  expect([...hosts].filter((origin) => origin !== new URL(page.url()).origin && origin !== 'null')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('GraphiQL fits a phone in the dark theme, and the web app loads none of it', async () => {
  const context = await market.visit(375, 'dark');
  const { page, complaints, press } = await openTrader(context);
  await page.goto('/graphql');
  await page.getByText('query Acids').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const container = page.locator('.graphiql-container');
  expect(await container.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(33, 42, 59)');
  await press(/Show Examples/);
  await press(/^products$/);
  await page.getByText('query Products').waitFor();
  // A page of its own, because the workers of GraphiQL can load late.
  const front = await context.newPage();
  const files: string[] = [];
  front.on('request', (request) => files.push(request.url()));
  await front.goto('/');
  await front.getByRole('heading', { level: 1 }).waitFor();
  expect(files.filter((file) => file.includes('/assets/graphiql/'))).toEqual([]);
  expect(complaints).toEqual([]);
});
