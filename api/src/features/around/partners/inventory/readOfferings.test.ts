import { setImmediate } from 'node:timers/promises';
import { longestTurn } from '../../../../../test/longestTurn.ts';
import { row, text as cell, workbook } from '../../../../../test/workbook.ts';
import type { FileLayout } from './fileLayout.ts';
import { readOfferings } from './readOfferings.ts';

const read = async (text: string | Buffer, format: 'csv' | 'json-lines' = 'csv', layouts: FileLayout[] = []) =>
  (await readOfferings(Buffer.from(text), format, layouts)).rows;
const refusal = async (text: string | Buffer, format?: 'csv' | 'json-lines'): Promise<string> => {
  try {
    await read(text, format);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The file was read.');
};

describe('CSV', () => {
  it.each([
    ['a byte order mark and CRLF', '\uFEFFSKU,title,unit\r\nA-1,"Acid, ""pure""",MT\r\n\r\n'],
    ['semicolons', 'sku;title;unit\nA-1;"Acid, ""pure""";MT\n'],
    ['vertical bars', 'sku|title|unit\nA-1|"Acid, ""pure"""|MT\n'],
    ['tabs', ' sku \tTitle\tUNIT\nA-1\t"Acid, ""pure"""\tMT'],
    ['prefixed formulas', `sku,title,unit\n"A-1","Acid, ""pure""",MT`],
  ])('with %s is read', async (_what, text) => {
    expect(await read(text)).toEqual([
      { number: 2, given: { sku: 'A-1', title: 'Acid, "pure"', unit: 'MT' }, problems: [] },
    ]);
  });

  it('removes the apostrophe that an export adds', async () => {
    const [row] = await read("sku,title\n'=1+1,''@x\n");
    expect(row?.given).toEqual({ sku: '=1+1', title: "'@x" });
  });

  it('names its columns in the words of the file or of the API', async () => {
    const [row] = await read('SKU,productId,Available_Until\nA-1,P,2027-03-31\n');
    expect(row?.given).toEqual({ sku: 'A-1', productId: 'P', availableUntil: '2027-03-31' });
  });

  it('knows columns by other usual names', async () => {
    const [row] = await read('SKU,Product,Qty,UOM,Unit Price,validUntil\nA-1,Urea,5,MT,9.50,2027-03-31\n');
    expect(row?.given).toEqual({
      sku: 'A-1',
      material: 'Urea',
      quantity: '5',
      unit: 'MT',
      price: '9.50',
      availableUntil: '2027-03-31',
    });
    expect((await read('name,qty\nUrea,5\n'))[0]?.given).toEqual({ material: 'Urea', quantity: '5' });
  });

  it('settles a day that can be read in two ways by the others of its column', async () => {
    const days = ['01/03/2027', '31/03/2027', '2027-05-06', '31.03/2027'];
    const rows = await read(`sku,delivery_date\n${days.map((day, nth) => `A-${nth},${day}\n`).join('')}`);
    expect(rows.map(({ given }) => given['deliveryDate'])).toEqual(['2027-03-01', ...days.slice(1)]);
  });

  it('has rows with problems beside valid ones', async () => {
    const rows = await read('sku,price\nA-1,1\nA-2\nA-1,2\nA-3,3\nA-4,1,250\nA-5,#REF!\nA-6,####\n');
    expect(rows.map(({ number, given, problems }) => [number, given['sku'], ...problems])).toEqual([
      [2, 'A-1', { column: 'sku', message: 'Rows 2, 4 have the same SKU.' }],
      [3, 'A-2', { column: null, message: 'The row has 1 cells, but the header has 2.' }],
      [4, 'A-1', { column: 'sku', message: 'Rows 2, 4 have the same SKU.' }],
      [5, 'A-3'],
      [6, 'A-4', { column: null, message: 'The row has 3 cells, but the header has 2.' }],
      [7, 'A-5', { column: 'price', message: expect.stringContaining('“#REF!” is what a spreadsheet shows') }],
      [8, 'A-6', { column: 'price', message: expect.stringContaining('“####” is what a spreadsheet shows') }],
    ]);
  });

  it.each([
    ['a line of Excel', 'sep=;\nsku;price\nA-1;5\n', 3],
    ['a line of Excel after a byte order mark', '\uFEFFsep=;\r\nsku;price\r\nA-1;5\r\n', 3],
    ['another sign in the line of Excel', '"sep=|"\nsku|price\nA-1|5\n', 3],
    ['titles above', 'Price list 2027;\nProduct;\n;\n\nValid, from, 1 March, 2027;\nsku;price\nA-1;5\n', 7],
    ['titles of several cells', 'Product,Acme GmbH,2027\n,,\nsku,price,\nA-1,5,\n', 4],
    ['empty columns', ';;sku;;price;;\n;;A-1;;5;;\n', 2],
    ['empty cells after some rows', 'sku;price\nA-1;5;;\n', 2],
    ['an empty end in the header alone', 'sku;price;;\nA-1;5\n', 2],
    ['totals below', 'sku;price\nA-1;5\n;\nTotal;5\nSumme netto:;5,00\n;Gesamt\n', 2],
  ])('with %s is read', async (_what, text, number) => {
    expect(await read(text)).toEqual([{ number, given: { sku: 'A-1', price: '5' }, problems: [] }]);
  });

  it('may have a row that only looks like totals, and inches', async () => {
    const rows = await read('sku,title\nTotal,Total Quartz\nA-1,Drum of 55" size\n');
    expect(rows.map(({ given }) => given)).toEqual([
      { sku: 'Total', title: 'Total Quartz' },
      { sku: 'A-1', title: 'Drum of 55" size' },
    ]);
  });

  it('may have a cell without a name in the header, which is named', async () => {
    const [, row] = await read('sku,,price\nA-1,,5\nA-2,x,5\n');
    expect(row?.problems).toEqual([
      { column: null, message: 'Column 2 has no name in the header, but the row has “x” there.' },
    ]);
  });

  it('has none of the rows with one SKU, and says where steps of a price belong', async () => {
    const rows = await read('sku,price,moq\nA-1,9,1\nA-1,8,10\nB-1,7,1\n a-1,6,\nA-1,7,24\n4E+12,1,\n4E+12,2,\n');
    const message =
      'Rows 2, 3, 6 have the same SKU. One SKU has one price: give each step its own SKU and minimum quantity.';
    expect(rows.map(({ number, problems }) => [number, problems.map((each) => each.message)])).toEqual([
      [2, [message]],
      [3, [message]],
      [4, []],
      [5, []],
      [6, [message]],
      // The rule of the SKU refuses these.
      [7, []],
      [8, []],
    ]);
  });

  it('tells the rows with a price in another currency, whatever the column is called', async () => {
    const currencies = async (text: string, layouts: FileLayout[] = []) =>
      (await read(text, 'csv', layouts)).map(({ problems }) => problems.map(({ message }) => message));
    const wrong = (what: string) => [
      `“${what}” is not USD. Feedstock trades in US dollars. Please write the prices in dollars.`,
    ];
    expect(await currencies('sku;Preis;Währung\nA;9;EUR\nB;8;USD\nC;7;\nD;6;€\nE;5;US$\n')).toEqual([
      wrong('EUR'),
      [],
      [],
      wrong('€'),
      [],
    ]);
    const header = ['No', 'Rate', 'Currency'];
    const columns = [{ field: 'sku', column: 'No' } as const, { field: 'price', column: 'Rate' } as const];
    expect(await currencies('No,Rate,Currency\nA,9,Rupees\n', [{ header, columns, materials: [] }])).toEqual([
      wrong('Rupees'),
    ]);
  });

  it.each(['Preis (EUR)', 'Price €', 'GBP price'])('whose price is called %s is refused', async (name) => {
    const layout = { header: ['sku', name], columns: [{ field: 'price', column: name } as const], materials: [] };
    const text = `sku,${name}\nA,9\n`;
    await expect(read(text, 'csv', [layout])).rejects.toThrow(`'${name}': Feedstock trades in US dollars.`);
  });

  it.each([
    ['', 'The file cannot be read. Row 1: The file is empty.'],
    ['sku,price\n', 'The file cannot be read. Row 1: The file has no rows.'],
    ['sku,colour\nA,red\n', "The file cannot be read. Row 1, column 'colour': There is no column 'colour'."],
    ['SKU,Colour\nA,red\n', "column 'Colour': There is no column 'Colour'."],
    ['material,product\nA,B\n', "column 'material': The column 'material' is there twice."],
    ['sku,constructor\nA,B\n', "column 'constructor': There is no column 'constructor'."],
    ['sku,Sku\nA,B\n', "column 'sku': The column 'sku' is there twice."],
    ['sku,sku\nA,B\n', "The file cannot be read. Row 1, column 'sku': The column 'sku' is there twice."],
    ['sku,title\nA,"open\n', 'The file cannot be read. Row 2'],
    [`sku\n${'A\n'.repeat(5_001)}`, 'The file cannot be read. Row 5002: A file can have at most 5000 rows.'],
    [`sku,title\nA,${'x'.repeat(200_000)}\n`, 'Row 2: A row can have at most 100,000 bytes.'],
    [`sku,title\n${'A\n'.repeat(101)}`, 'The file cannot be read. Row 2: The row has 1 cells, but the header has 2.'],
    [`sku${','.repeat(90_000)}\n`, 'The file cannot be read. Row 1: The file has no rows.'],
    [`${'sku,'.repeat(201)}\n`, 'The file cannot be read. Row 1: A file can have at most 200 columns.'],
    ['sku,hue,weight\n', "column 'hue': There are no columns 'hue', 'weight'. The columns are id, "],
    ['<?xml version="1.0"?>\n<a/>', 'This is an XML or HTML file.'],
    ['%PDF-1.7\n', 'This is a PDF.'],
  ])('(%#) is refused as a whole', async (text, message) => expect(await refusal(text)).toContain(message));

  it.each([
    ['Latin-1', Buffer.from('sku,title\nA,S\xe4ure\n', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFsku,title\nA,Säure\n', 'utf16le')],
    ['compressed', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('in %s is refused', async (_what, file) => expect(await refusal(file)).toContain('The file is not in UTF-8.'));
});

describe('A workbook', () => {
  const number = (value: number) => `<c><v>${value}</v></c>`;
  const priced = (sku: string, price: string, day = '<c s="1"><v>46477</v></c>') =>
    `<row>${cell(sku)}${price}${day}</row>`;

  it('is read from its header on, with numbers and days as they are stored', async () => {
    const rows = [priced('A-1', number(0.1 + 0.2)), priced('A-2', number(1.234)), priced('A-3', number(1250))];
    const total = `<row>${cell('Total')}${number(1251.5)}</row>`;
    const file = workbook(`${row('Price list')}<row/>${row('SKU', 'Price', 'Valid until')}${rows.join('')}${total}`);
    const days = { availableUntil: '2027-03-31' };
    expect(await read(file)).toEqual([
      { number: 4, given: { sku: 'A-1', price: '0.3', ...days }, problems: [] },
      { number: 5, given: { sku: 'A-2', price: '1.2340', ...days }, problems: [] },
      { number: 6, given: { sku: 'A-3', price: '1250', ...days }, problems: [] },
    ]);
  });

  it('has numbers that say nothing about its texts, and errors that are refused', async () => {
    const header = row('SKU', 'Price', 'Valid until');
    const error = '<c t="e"><f>Z9</f><v>#REF!</v></c>';
    const file = workbook(`${header}${priced('1', number(12.5))}${priced('2', cell('1.250'))}${priced('3', error)}`);
    expect((await read(file)).map(({ given, problems }) => [given['price'], problems[0]?.message])).toEqual([
      ['12.5', undefined],
      ['1.250', undefined],
      ['#REF!', expect.stringContaining('“#REF!” is what a spreadsheet shows')],
    ]);
  });

  it('of an older form is refused by name', async () =>
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toContain('a workbook of an older form'));
});

describe('JSON lines', () => {
  it('are read with problems by line', async () => {
    const lines = [
      '{"sku":"A-1","price":1.5,"location":null}',
      '',
      '{"sku":"A-2",',
      '[1]',
      '{"colour":"red"}',
      '{"__proto__":{"sku":"A"}}',
      '{"sku":{"a":1}}',
      '{"sku":"A-1"}',
      `{"title":"${'x'.repeat(100_000)}"}`,
    ];
    const rows = await read(lines.join('\r\n'), 'json-lines');
    expect(rows[0]).toEqual({
      number: 1,
      given: { sku: 'A-1', price: 1.5, location: null },
      problems: [{ column: 'sku', message: 'Rows 1, 8 have the same SKU.' }],
    });
    expect(rows.slice(1).map(({ number, problems: [problem] }) => [number, problem?.column, problem?.message])).toEqual(
      [
        [3, null, 'The line is not valid JSON.'],
        [4, null, 'The line must be a JSON object.'],
        [5, 'colour', expect.stringContaining('There is no field with this name.')],
        [6, '__proto__', expect.stringContaining('There is no field with this name.')],
        [7, 'sku', 'The value must be a text, a number or null.'],
        [8, 'sku', 'Rows 1, 8 have the same SKU.'],
        [9, null, 'A row can have at most 100,000 characters.'],
      ],
    );
  });

  it('may be at most 5,000', async () => {
    expect(await refusal('{}\n'.repeat(5_001), 'json-lines')).toContain('Row 5001: A file can have at most 5000 rows.');
    // Blank lines count.
    expect(await refusal('\n'.repeat(5_001), 'json-lines')).toContain('Row 5001: A file can have at most 5000 rows.');
    expect(await refusal('\n'.repeat(5_000), 'json-lines')).toContain('The file has no rows.');
  });

  it('are not read on after 100 wrong ones', async () => {
    expect(await read('[\n'.repeat(100), 'json-lines')).toHaveLength(100);
    expect(await refusal('[\n'.repeat(101), 'json-lines')).toContain('Row 1: The line is not valid JSON.');
  });

  it('are parsed in small pieces', async () => {
    // Names of fields that are new take the parser longest.
    const line = (nth: number) =>
      `{"title":{${Array.from({ length: 8_000 }, (_, at) => `"${nth}-${at}":0`).join()}}}\n`;
    const file = Array.from({ length: 50 }, (_, nth) => line(nth)).join('');
    expect(await longestTurn(() => read(file, 'json-lines'))).toBeLessThan(100);
  });
});

describe('Long cells', () => {
  it.each([
    ['csv', (cell: string) => `${cell}\n`],
    ['json-lines', (cell: string) => `{"sku":"${cell}"}\n`],
  ] as const)('of combining marks do not block other work: %s', async (format, row) => {
    // Marks of two classes in turn, which a normal form sorts.
    const cell = `a${'\u0301'.repeat(16_000)}${'\u0323'.repeat(16_000)}`;
    const file = `${format === 'csv' ? 'sku\n' : ''}${row(cell).repeat(50)}`;
    expect(await longestTurn(() => read(file, format))).toBeLessThan(100);
  });
});

it.each(['csv', 'json-lines'] as const)('Reading %s ends when its signal is aborted', async (format) => {
  const reason = new Error('The caller has disconnected.');
  const caller = new AbortController();
  const rows = `{"sku":"${'x'.repeat(1_000)}"}\n`.repeat(4_000);
  const reading = readOfferings(Buffer.from(format === 'csv' ? `sku\n${rows}` : rows), format, [], caller.signal);
  await setImmediate();
  caller.abort(reason);
  await expect(reading).rejects.toBe(reason);
});
