// The page at /graphql, as a visitor and as a member.
import type { Locator } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { newMember, write } from '../../test/newMember.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();

const CREATE = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }';
const SUBSCRIPTION = 'subscription Live { messageReceived(confirmStart: true) { message { subject } } }';

/** Replaces the text of an editor; keys are pressed only if its completion is wanted. */
const enter = async (editor: Locator, text: string, byKeys = false): Promise<void> => {
  const { keyboard } = editor.page();
  const shown = editor.locator('.graphiql-editor:not(.hidden)');
  await shown.locator('.view-lines').click();
  await shown.locator('.monaco-editor.focused').waitFor();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('Delete');
  await (byKeys ? keyboard.type(text) : keyboard.insertText(text));
  // All of it, because an operation that is sent before has only a part.
  await eventually(async () => {
    const written = await shown.locator('.view-lines').innerText();
    const expected = text.replaceAll(/\s/g, '');
    // The editor closes brackets that are typed.
    if (byKeys) expect(written.replaceAll(/\s/g, '')).toContain(expected);
    else expect(written.replaceAll(/\s/g, '')).toBe(expected);
  });
};

/** Waits for a text, which the editor may have wrapped. */
const shows = (shown: Locator, text: string): Promise<void> =>
  eventually(async () => expect((await shown.innerText()).replaceAll(/\s/g, '')).toContain(text));

test('GraphiQL runs and explains operations, with nothing from other sites', async () => {
  const context = await market.enter(demo.buyer);
  const trader = await openTrader(context);
  const { page, complaints, press, see } = trader;
  const hosts = new Set<string>();
  page.on('request', (request) => void hosts.add(new URL(request.url()).origin));
  await page.goto('/graphql');
  const query = page.getByRole('region', { name: 'Operation Editor' });
  const result = page.getByRole('region', { name: 'Result Window' });
  // GraphiQL knows an operation a moment after it was entered, and then names the tab after it.
  const tab = page.locator('.graphiql-tab-active');
  await query.getByText('query Acids').waitFor();
  await enter(query, 'query Me { me { email } }');
  await tab.getByText('Me', { exact: true }).waitFor();
  await press(/Execute query/);
  await shows(result, demo.buyer.email);
  await press(/Show Documentation Explorer/);
  await page.getByRole('link', { name: 'Query', exact: true }).click();
  await page.getByRole('link', { name: 'products', exact: true }).click();
  await see('The materials of the catalogue.');
  await press(/Hide Documentation Explorer/);

  await enter(query, '{ pro', true);
  await page.getByRole('option', { name: /^products/ }).waitFor();
  await page.keyboard.press('Escape');

  // The key belongs to somebody else than the session, over HTTP and over the socket.
  const owner = await newMember(await market.visit());
  const input = { name: 'Explorer', scopes: ['read'], password: 'Quartz-4711!' };
  const { createApiKey } = await owner.graphql<{ createApiKey: { secret: string } }>(CREATE, { input });
  const { email } = (await owner.graphql<{ me: { email: string } }>('{ me { email } }')).me;
  await enter(query, 'query Owner { me { email } }');
  await tab.getByText('Owner').waitFor();
  await press('Headers');
  const headers = page.getByRole('region', { name: 'Headers' });
  await enter(headers, `{ "Authorization": "Bearer ${createApiKey.secret}" }`);
  await press(/Execute query/);
  await shows(result, email);

  await enter(query, SUBSCRIPTION);
  await tab.getByText('Live').waitFor();
  const closed = new Promise<void>((resolve) => page.on('websocket', (socket) => socket.on('close', () => resolve())));
  await press(/Execute query/);
  await result.getByText('"messageReceived"').waitFor();
  await write(trader, owner, 'Over the socket');
  await result.getByText('"Over the socket"').waitFor();
  await press(/Stop query/);
  await closed;
  expect(complaints).toEqual([]);

  await enter(query, 'query Refused { me { email } }');
  await tab.getByText('Refused').waitFor();
  await enter(headers, '{ "Authorization": "Bearer fsk_wrong" }');
  await press(/Execute query/);
  await result.getByText('"This API key is wrong, expired or revoked."').waitFor();
  expect(complaints).toEqual([`401: ${page.url()}`]);
  expect([...hosts].filter((origin) => origin !== new URL(page.url()).origin && origin !== 'null')).toEqual([]);
});

test('GraphiQL fits a phone in the dark theme, and the web app loads none of it', async () => {
  const context = await market.visit(375, 'dark');
  const { page, complaints, press } = await openTrader(context);
  await page.goto('/graphql');
  await page.getByText('query Acids').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const container = page.locator('.graphiql-container');
  expect(await container.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(22, 26, 29)');
  await press('Headers');
  const headers = page.getByRole('region', { name: 'Headers' }).locator('.graphiql-editor:not(.hidden)');
  expect((await headers.boundingBox())?.height).toBeGreaterThan(40);
  await press(/Execute query/);
  await page.getByRole('region', { name: 'Result Window' }).getByText('"totalCount"').waitFor();
  await page.getByRole('tab', { name: 'ChangedOfferings' }).click();
  await page.getByText('query ChangedOfferings').waitFor();
  // A page of its own, because the workers of GraphiQL can load late.
  const front = await context.newPage();
  const files: string[] = [];
  front.on('request', (request) => files.push(request.url()));
  await front.goto('/');
  await front.getByRole('heading', { level: 1 }).waitFor();
  expect(files.filter((file) => file.includes('/assets/graphiql/'))).toEqual([]);
  expect(complaints).toEqual([]);
});
