// Texts of combining marks, which a normal form of Unicode sorts in quadratic time, wherever others can send them.
import { anOffering, aUser } from '../test/factories.ts';
import { registration } from '../test/bodies.ts';
import type { Answer } from '../test/answer.ts';
import type { Caller } from '../test/caller.ts';
import { startInstances, type Instances } from '../test/instanceGroup.ts';
import { figuresOf } from './server.ts';
import { report, size } from './size.ts';

let market: Instances;
let member: Caller;
beforeAll(async () => {
  market = await startInstances({ environments: [{}] });
  const user = await aUser(market.pool);
  await anOffering(market.pool, { user_id: user.id });
  member = (await market.as(user)).beyondDocument();
});
afterAll(() => market.close());

/** Other programs delay the server too, except in the full size, which runs alone on the machine. */
const MAX_DELAY_MS = size(2_000, 100);

const marks = (count: number): string => `a${'\u0301'.repeat(count)}${'\u0323'.repeat(count)}`;
const SEARCH = '{ searchSuggestions(query: "TEXT") { suggestions } }';

const texts: [string, number, (text: string) => Promise<Answer>][] = [
  ['a name at registration', 200_000, (firstName) => member.post('/api/register', { ...registration, firstName })],
  ['a search', 10_000, (text) => member.post('/graphql', { query: SEARCH.replace('TEXT', text) })],
  [
    'SKUs of a file',
    16_000,
    (sku) =>
      member.send('POST', '/api/offerings/import?dryRun=true', `sku,title\n${`${sku},Acid\n`.repeat(50)}`, {
        'content-type': 'text/csv',
      }),
  ],
];

it.each(texts)('%s', async (what, count, send) => {
  const { url } = market.at(0);
  // The first request of a kind loads what it needs.
  await send('a');
  await figuresOf(url);
  await send(marks(count));
  const { delayMs } = await figuresOf(url);
  report(`combining marks: ${what}, delay of the event loop ${delayMs} ms`);
  expect(delayMs).toBeLessThan(MAX_DELAY_MS);
});
