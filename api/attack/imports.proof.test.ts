// Files of 5 MB that are made to be expensive, sent by members and by an admin: the server goes on serving others.
import { aUser } from '../test/factories.ts';
import { startInstances, type Instances } from '../test/instanceGroup.ts';
import { figuresOf } from './server.ts';
import { report, size } from './size.ts';

let market: Instances;
beforeAll(async () => {
  market = await startInstances({ environments: [{}] });
});
afterAll(() => market.close());

const BYTES = 5 * 1024 * 1024;
/** Other programs delay the server too, except in the full size, which runs alone on the machine. */
const MAX_DELAY_MS = size(2_000, 100);

const filled = (repeated: string): string => repeated.repeat(Math.floor((BYTES - 100) / repeated.length));
const numbered = (count: number, cell: string): string =>
  Array.from({ length: count }, (_, nth) => `A-${nth},${cell}\n`).join('');

/** The rest of a file, and whether an import starts. */
const files: [string, string, boolean][] = [
  ['blank lines', filled('\n'), false],
  ['short rows', filled('a\n'), false],
  ['rows of empty cells', filled(',\n'), false],
  ['rows of quoted cells', filled('"",\n'), false],
  ['one row of commas', filled(','), false],
  ['one row of quoted cells', filled('"",'), false],
  ['one open quote', `"${filled('a')}`, false],
  ['4,900 rows', numbered(4_900, 'x'.repeat(1_000)), true],
  ['50 long rows', numbered(50, 'x'.repeat(98_000)), true],
];

const send = async (rest: string): Promise<number> => {
  const member = await market.as(await aUser(market.pool));
  const { status } = await member.send('POST', '/api/offerings/import?dryRun=true', `sku,title\n${rest}`, {
    'content-type': 'text/csv',
  });
  return status;
};

it.each(files)('A file of offerings: %s', async (what, rest, starts) => {
  const { url } = market.at(0);
  // The first import of a server loads what it needs.
  await send('A-1,Acid\n');
  await figuresOf(url);
  expect(await send(rest)).toBe(starts ? 202 : 400);
  const { delayMs } = await figuresOf(url);
  report(`imports: ${what}, delay of the event loop ${delayMs} ms`);
  expect(delayMs).toBeLessThan(MAX_DELAY_MS);
});

it('A file of JSON lines', async () => {
  const { url } = market.at(0);
  const member = await market.as(await aUser(market.pool));
  const post = (text: string) =>
    member.send('POST', '/api/offerings/import?dryRun=true', text, { 'content-type': 'application/x-ndjson' });
  const fields = (nth: number) => Array.from({ length: 8_000 }, (_, at) => `"${nth}-${at}":0`).join();
  await post('{}');
  await figuresOf(url);
  const { status } = await post(Array.from({ length: 50 }, (_, nth) => `{"title":{${fields(nth)}}}`).join('\n'));
  expect([202, 409]).toContain(status);
  const { delayMs } = await figuresOf(url);
  report(`imports: JSON lines, delay of the event loop ${delayMs} ms`);
  expect(delayMs).toBeLessThan(MAX_DELAY_MS);
});

/** The imports of an admin: the file, the header, and a row that breaks a rule. */
const catalogueFiles = [
  ['protected_words', 'word', 'x'.repeat(500)],
  ['materials', 'name', 'x'.repeat(500)],
  ['prices', 'symbol,region,day,price', 'UREA,all,2026-01-01,x'],
] as const;

it.each(catalogueFiles)('A file of an admin: %s', async (file, header, wrongRow) => {
  const { url } = market.at(0);
  const admin = await market.as(await aUser(market.pool, { role: 'admin' }));
  const query = `mutation ($input: ImportInput!) { importCatalogueFile(file: ${file}, input: $input) { problems { message } } }`;
  const post = (rest: string) =>
    admin.post('/graphql/import', { query, variables: { input: { csv: `${header}\n${rest}`, isDryRun: true } } });
  await post('urea\n');
  for (const [what, rows] of [
    ['one row of commas', ','.repeat(3_900_000)],
    ['rows of a character', 'a\n'.repeat(1_950_000)],
    ['rows that break a rule', `${wrongRow}\n`.repeat(4_900)],
  ] as const) {
    await figuresOf(url);
    const { status, text } = await post(rows);
    expect([status, text]).toEqual([200, expect.stringMatching(/can have at most|More than 100 rows/)]);
    const { delayMs } = await figuresOf(url);
    report(`imports: ${file}…), ${what}, delay of the event loop ${delayMs} ms`);
    expect(delayMs).toBeLessThan(MAX_DELAY_MS);
  }
});
