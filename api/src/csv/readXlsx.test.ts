import { pathToFileURL } from 'node:url';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { longestTurn } from '../../test/longestTurn.ts';
import { row, SHEET, STRINGS, text, workbook, zipped } from '../../test/workbook.ts';
import { readXlsx } from './readXlsx.ts';

const MAX_ROWS = 5_000;
const read = async (file: Buffer): Promise<string[][]> =>
  (await readXlsx(file, MAX_ROWS)).split('\n').map((line) => line.replace(/\t+$/, '').split('\t'));
const MB = 1_024 * 1_024;

it('Cells have their stored values: numbers with 15 digits, days, texts, errors and results of formulas', async () => {
  const cells = [
    ['<c t="s"><v>0</v></c>', 'Säure "rein"'],
    [text('a\nb'), 'a\nb'],
    ['<c><v>0.30000000000000004</v></c>', '\u20600.3'],
    ['<c><v>1250</v></c>', '\u20601250'],
    ['<c><v>1.234</v></c>', '\u20601.234'],
    ['<c><v>4002130000001</v></c>', '\u20604002130000001'],
    ['<c><v>1E+16</v></c>', '\u206010000000000000000'],
    ['<c><v>1.5E-7</v></c>', '\u20600.00000015'],
    ['<c s="1"><v>46477</v></c>', '2027-03-31'],
    ['<c s="1"><v>46477.5</v></c>', '2027-03-31T12:00'],
    ['<c><f>B1*2</f><v>2500</v></c>', '\u20602500'],
    ['<c t="str"><f>A1&amp;""</f><v>MT</v></c>', 'MT'],
    ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['<c t="b"><v>1</v></c>', 'true'],
    ['<c/>', ''],
    [text('end'), 'end'],
  ];
  const file = workbook(
    `<row r="1"/><row r="3">${cells.map(([cell]) => cell).join('')}</row>`,
    '<si><t>Säure "rein"</t></si>',
  );
  const csv = await readXlsx(file, MAX_ROWS);
  const quoted = cells.map(([, value = '']) => (value === '' ? '' : `"${value.replaceAll('"', '""')}"`)).join('\t');
  expect(csv.replace(/\t+$/, '')).toBe(`\n\n${quoted}`);
});

describe('Refused without holding up others:', () => {
  const rows = (count: number) => row('x'.repeat(1_000)).repeat(count);
  const strings = (megabytes: number) => `<si><t>${'x'.repeat(1_000)}</t></si>`.repeat(megabytes * 1_024);
  const far = (cell: string, value = '<v>1</v>') =>
    workbook(`${row('sku')}<row r="${cell.replace(/\D/g, '')}"><c r="${cell}">${value}</c></row>`);
  const files: [string, () => Buffer, string][] = [
    ['a far cell', () => far('XFD1048576'), 'A file can have at most 200 columns.'],
    ['a far row', () => far('A1048576'), 'A file can have at most 5000 rows.'],
    ['250 MB of rows', () => workbook(rows(250_000)), 'The workbook is too large when it is unpacked'],
    ['250 MB of strings', () => workbook(row('sku'), strings(250)), 'The workbook is too large when it is unpacked'],
    ['50 MB of rows', () => workbook(rows(50_000)), 'A file can have at most 5000 rows.'],
    ['a directory that lies about rows', () => workbook(rows(100_000), '', { [SHEET]: 1_000 }), 'cannot be read'],
    [
      'a directory that lies about strings',
      () => workbook(row('sku'), strings(100), { [STRINGS]: 9 }),
      'cannot be read',
    ],
    ['a directory without sizes', () => workbook(rows(100_000), '', { [SHEET]: 0 }), 'cannot be read'],
    [
      'the end of a directory alone',
      () => Buffer.concat([Buffer.from('PK\u0003\u0004'), zipped({})]),
      'cannot be read',
    ],
    ['no directory', () => Buffer.from('PK\u0003\u0004'), 'cannot be read'],
    ['a cut file', () => workbook(row('sku')).subarray(200), 'cannot be read'],
    ['other parts', () => zipped({ 'word/document.xml': '<w/>' }), 'cannot be read'],
  ];
  it.each(files)('%s', async (_what, make, message) => {
    const file = make();
    expect(file.length).toBeLessThan(5 * MB);
    let refusal = '';
    const reading = () => readXlsx(file, MAX_ROWS).catch((error: Error) => (refusal = error.message));
    expect(await longestTurn(reading)).toBeLessThan(100);
    expect(refusal).toContain(message);
  });
});

it('Cells with a form alone are no cells, and 60 MB of strings are read', async () => {
  const styled = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
  const strings = `<si><t>sku</t></si>${`<si><t>${'x'.repeat(1_000)}</t></si>`.repeat(50_000)}`;
  expect(await read(workbook(`<row r="1"><c t="s"><v>0</v></c></row>${styled}`, strings))).toEqual([['"sku"']]);
});

it('A thread that does not end is ended, and the next file is read', async () => {
  const script = join(mkdtempSync(join(tmpdir(), 'xlsx')), 'endless.mjs');
  writeFileSync(script, 'for (;;);');
  const file = workbook(row('sku'));
  const endless = readXlsx(file, MAX_ROWS, pathToFileURL(script), 300);
  const next = read(file);
  await expect(endless).rejects.toThrow('The workbook takes too long to read.');
  expect(await next).toEqual([['"sku"']]);
});
