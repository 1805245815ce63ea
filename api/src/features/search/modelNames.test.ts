// Suggestions with a model to ask, which is a server of the test's own.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aCategory, aProduct, aUser } from '../../../test/factories.ts';

const asked: { url: string; headers: IncomingHttpHeaders; body: Body }[] = [];
/** What the model says next. */
let say: () => { status?: number; content: string };
const model = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    asked.push({ url: request.url!, headers: request.headers, body: JSON.parse(text) as Body });
    const { status = 200, content } = say();
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  });
});
const names = (...materials: string[]) => ({ content: JSON.stringify({ materials }) });

let app: TestApp;
let member: Caller;
beforeAll(async () => {
  await once(model.listen(0, '127.0.0.1'), 'listening');
  const { port } = model.address() as AddressInfo;
  app = await startApp({ AI_BASE_URL: `http://127.0.0.1:${port}/v1/`, AI_API_KEY: 'secret', AI_MODEL: 'small' });
  const category = await aCategory(app.pool, { name: 'Pigments' });
  const add = (name: string, synonyms: string[] = []) =>
    aProduct(app.pool, { name, synonyms, description: 'A powder.', category_id: category.id });
  await add('Titanium Dioxide', ['Titania']);
  await add('Zinc Oxide', ['Zinc white']);
  await add('Barium Sulfate');
  await add('White Dextrin');
  member = await app.as(await aUser(app.pool));
});
afterAll(async () => {
  await app.close();
  model.close();
});
beforeEach(() => asked.splice(0));

const SUGGEST = 'query ($query: String!) { searchSuggestions(query: $query) { suggestions alternatives categories } }';
const suggest = async (query: string) => (await member.data(SUGGEST, { query }))['searchSuggestions'];

it('finds what the words mean, after what they match, and only what the catalogue has', async () => {
  say = () => names('Titanium dioxide', 'ZINC WHITE', 'Unobtainium', 'White Dextrin');
  expect(await suggest('white')).toEqual({
    suggestions: ['White Dextrin', 'Zinc Oxide', 'Titanium Dioxide'],
    alternatives: ['Barium Sulfate'],
    categories: ['Pigments'],
  });
  expect(await suggest('hiding power for paint')).toMatchObject({
    suggestions: ['Titanium Dioxide', 'Zinc Oxide', 'White Dextrin'],
  });
});

it('asks as it is set, and the same words once', async () => {
  say = () => names('Barium sulfate');
  expect(await suggest('Filler for coatings')).toMatchObject({ suggestions: ['Barium Sulfate'] });
  expect(await suggest('filler for  coatings '.replace('  ', ' '))).toMatchObject({ suggestions: ['Barium Sulfate'] });
  expect(asked).toHaveLength(1);
  const [{ url, headers, body }] = asked as [(typeof asked)[number]];
  expect(url).toBe('/v1/chat/completions');
  expect(headers.authorization).toBe('Bearer secret');
  expect(body).toMatchObject({ model: 'small', temperature: 0 });
  expect((body['messages'] as Body[]).at(-1)).toEqual({ role: 'user', content: 'filler for coatings' });
});

it.each([
  ['fails', () => ({ status: 500, content: '' })],
  ['says no JSON', () => ({ content: 'Try titanium dioxide!' })],
  ['says something else', () => ({ content: '{"materials": "Titanium Dioxide"}' })],
])('leaves it to the catalogue where the model %s, and asks again the next time', async (_title, failing) => {
  say = failing;
  for (let turn = 0; turn < 2; turn += 1)
    expect(await suggest(`zinc`)).toEqual({
      suggestions: ['Zinc Oxide'],
      alternatives: ['Barium Sulfate', 'Titanium Dioxide', 'White Dextrin'],
      categories: ['Pigments'],
    });
  expect(asked).toHaveLength(2);
});
