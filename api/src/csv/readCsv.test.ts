import { setImmediate } from 'node:timers/promises';
import { longestTurn } from '../../test/longestTurn.ts';
import { readCsv } from './readCsv.ts';

const FORM = { columns: ['sku', 'title', 'price'], required: [], maxRows: 20_000 };
const BYTES = 5 * 1024 * 1024;
const filled = (start: string, repeated: string): string =>
  start + repeated.repeat(Math.floor((BYTES - start.length) / repeated.length));

it.each([
  ['blank lines', 'sku,title\n', '\n'],
  ['short rows', 'sku,title\n', 'a\n'],
  ['rows of empty cells', 'sku,title\n', ',\n'],
  ['rows of quoted empty cells', 'sku,title\n', '"",\n'],
  ['long rows', 'sku,title\n', `${'x,'.repeat(49_000)}\n`],
  ['valid rows', 'sku,title\n', 'a,b\n'],
  ['one row of commas', 'sku,title\n', ','],
  ['one row of quotes', 'sku,title\n', '"",'],
  ['a header of commas', '', ','],
  ['a header of names', '', 'sku,'],
])('5 MB of %s do not block other work for 100 ms', async (_what, start, repeated) => {
  let reading: ReturnType<typeof readCsv> | undefined;
  expect(await longestTurn(() => (reading = readCsv(filled(start, repeated), FORM)))).toBeLessThan(100);
  const { rows, problems } = await reading!;
  expect(rows.length).toBeLessThanOrEqual(FORM.maxRows);
  expect(problems.length).toBeLessThanOrEqual(101);
});

it('Every row counts for the limit, blank ones too', async () => {
  const form = { ...FORM, maxRows: 3 };
  expect(await readCsv('sku,title\na,b\n\na,b\n', form)).toMatchObject({ isWhole: true, problems: [] });
  expect(await readCsv('sku,title\na,b\n,\na\na,b\n', form)).toMatchObject({
    isWhole: false,
    rows: [{ number: 2 }],
    problems: [{ row: 4 }, { row: 5, message: 'A file can have at most 3 rows.' }],
  });
  expect(await readCsv('sku,title\na,b\n\n\na,b\n', form)).toMatchObject({ isWhole: false, problems: [{ row: 5 }] });
  const blank = await readCsv(`sku,title\n${'\n'.repeat(30_000)}`, FORM);
  expect(blank.problems).toEqual([expect.objectContaining({ message: 'A file can have at most 20000 rows.' })]);
});

it('Reading ends when its signal is aborted', async () => {
  const reason = new Error('The caller has disconnected.');
  const caller = new AbortController();
  const reading = readCsv(filled('sku,title\n', '\n'), FORM, caller.signal);
  await setImmediate();
  caller.abort(reason);
  await expect(reading).rejects.toBe(reason);
});

it('A word such as total is a row of lists without prices', async () => {
  expect((await readCsv('sku\nTotal\nsum\n', FORM)).rows).toHaveLength(2);
  expect((await readCsv('sku\nTotal\nsum\n', { ...FORM, isPriceList: true })).rows).toHaveLength(0);
});

it('A character at the border of two pieces stays whole', async () => {
  for (const before of [4_090, 4_091, 4_092, 4_093]) {
    const sku = `${'x'.repeat(before - 4)}🧪`;
    expect((await readCsv(`sku\n${sku}\n`, FORM)).rows[0]?.cells['sku']).toBe(sku);
  }
});
