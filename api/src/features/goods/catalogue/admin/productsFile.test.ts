import { parse } from 'csv-parse/sync';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { answerTo, requestText } from '../../../../../test/wire.ts';
import { indexed } from '../../../../../test/searchIndex.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

interface Result {
  rows: number;
  added: number;
  changed: number;
  unchanged: number;
  newCategories: string[];
  problems: { row: number; column: string | null; message: string }[];
  problemCount: number;
}

const IMPORT = `mutation ($input: ImportInput!) { importCatalogueFile(file: materials, input: $input) {
  rows added changed unchanged newCategories problems { row column message } problemCount } }`;

const post = (caller: Caller, csv: string, isDryRun: boolean) =>
  caller.post('/graphql/import', { query: IMPORT, variables: { input: { csv, isDryRun } } });

const imported = async (csv: string, isDryRun = false): Promise<Result> => {
  const { text } = await post(admin, csv, isDryRun);
  const { data, errors } = JSON.parse(text) as {
    data?: { importCatalogueFile: Result };
    errors?: { message: string }[];
  };
  if (!data) throw new Error(errors?.[0]?.message);
  await indexed(app.pool);
  return data.importCatalogueFile;
};

const exported = async (): Promise<string> =>
  (await admin.data<{ catalogueFile: string }>('{ catalogueFile(file: materials) }')).catalogueFile;
const total = async (): Promise<number> =>
  (await app.anyone.data<{ products: { totalCount: number } }>('{ products { totalCount } }')).products.totalCount;

const HEAD = 'industry,family,category,name,cas_number,specifications';
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n');

it('The file of an empty catalogue has an example, which can be imported', async () => {
  expect(await imported(await exported(), true)).toMatchObject({ added: 1, problems: [] });
});

it('A dry run says what an import would do, and the import does it with its new categories', async () => {
  const csv = file(
    'Chemicals,Bases,Alkalis,Soda Ash,497-19-8,"assay: 99 %\nform: Powder"',
    'Chemicals,Bases,Alkalis,Caustic Soda,1310-73-2,',
    'Chemicals,Acids,,Oleum,8014-95-7,',
  );
  const expected = {
    rows: 3,
    added: 3,
    changed: 0,
    unchanged: 0,
    newCategories: ['Chemicals', 'Chemicals › Bases', 'Chemicals › Bases › Alkalis', 'Chemicals › Acids'],
    problems: [],
    problemCount: 0,
  };
  expect(await imported(csv, true)).toEqual(expected);
  expect(await total()).toBe(0);
  expect(await imported(csv)).toEqual(expected);
  const query = '{ products(search: "soda ash") { nodes { specifications category { name ancestors { name } } } } }';
  expect(await app.anyone.data(query)).toEqual({
    products: {
      nodes: [
        {
          specifications: { assay: '99 %', form: 'Powder' },
          category: { name: 'Alkalis', ancestors: [{ name: 'Chemicals' }, { name: 'Bases' }] },
        },
      ],
    },
  });
  expect(await imported(csv)).toMatchObject({ added: 0, changed: 0, unchanged: 3, newCategories: [] });
});

it('Rows are matched by id, by name in their category, or by CAS number; absent columns keep their values', async () => {
  expect(await imported('cas_number,formula\n497-19-8,Na2CO3')).toMatchObject({
    problems: [{ message: "The column 'name' is missing." }],
  });
  expect(await imported('name,cas_number,formula\n,497-19-8,Na2CO3')).toMatchObject({ changed: 1, problems: [] });
  expect(await imported('name,cas_number,formula\n,CAS 497–19–8,Na2CO3')).toMatchObject({ unchanged: 1, problems: [] });
  expect(await imported(file('Chemicals,Bases,Alkalis,SODA ASH,,assay: 98 %'))).toMatchObject({ changed: 1 });
  const query = '{ products(search: "soda ash") { nodes { id name casNumber formula specifications } } }';
  const { products } = await app.anyone.data<{ products: { nodes: { id: string }[] } }>(query);
  expect(products.nodes).toEqual([
    // The blank CAS cell clears it; the file has no column for the formula.
    {
      id: products.nodes[0]!.id,
      name: 'SODA ASH',
      casNumber: null,
      formula: 'Na2CO3',
      specifications: { assay: '98 %' },
    },
  ]);
  expect(await imported(`id,name\n${products.nodes[0]!.id},Soda Ash Dense`)).toMatchObject({ changed: 1, added: 0 });
});

it('A file carries the names for the search; their order and what is left out do not count as a change', async () => {
  const head = 'industry,name,search_names';
  expect(await imported(`${head}\nWaxes,Candelilla,"Candelillawachs | de\nCandelilla wax"`)).toMatchObject({
    added: 1,
    problems: [],
  });
  expect(
    await imported(`${head}\nWaxes,Candelilla,"Candelilla wax | en | common\nCandelillawachs | de"`),
  ).toMatchObject({ unchanged: 1 });
  expect(await imported(`industry,name,formula\nWaxes,Candelilla,C30`)).toMatchObject({ changed: 1 });
  expect(await exported()).toContain('Candelilla wax | en | common\nCandelillawachs | de | common');
  expect(await imported(`${head}\nWaxes,Candelilla,Wax | xyz`)).toMatchObject({
    problems: [
      { row: 2, column: 'search_names', message: expect.stringContaining('the language must be a code') as string },
    ],
  });
});

it('Units are understood in any case, and a cell has one problem', async () => {
  const head = 'industry,name,reference_price,reference_unit';
  expect(await imported(`${head}\nWaxes,Beeswax,12.50,kg`)).toMatchObject({ added: 1, problems: [] });
  const query = '{ products(search: "beeswax") { nodes { referenceUnit } } }';
  expect(await app.anyone.data(query)).toEqual({ products: { nodes: [{ referenceUnit: 'KG' }] } });
  const { problems } = await imported(`${head}\nWaxes,Carnauba,"12,5O",bag`);
  expect(problems.map(({ column }) => column).toSorted()).toEqual(['reference_price', 'reference_unit']);
});

it('Problems name row and column, and nothing is written', async () => {
  const before = await total();
  const csv = file(
    'Chemicals,Bases,Alkalis,Good,497-19-8,',
    'Chemicals,Bases,Alkalis,Wrong CAS,497-19-9,',
    'Chemicals,,Alkalis,No family,,',
    ',,,No place,,',
    'Chemicals,Bases,Alkalis,good,,',
    'Chemicals,Bases,Alkalis,Wrong pairs,,"assay 99 %"',
    'Chemicals,Bases,Alkalis,,,',
    'Chemicals,Bases,Alkalis',
  );
  const cells = await imported(csv.split('\r\n').slice(0, -1).join('\n'));
  expect(cells.problems).toEqual([
    {
      row: 3,
      column: 'cas_number',
      message: 'CAS number “497-19-9” has a wrong check digit. Did you mean 497-19-8?',
    },
    { row: 4, column: 'family', message: 'This level is missing.' },
    { row: 5, column: 'industry', message: expect.stringContaining('A new material needs an industry') as string },
    { row: 6, column: 'name', message: 'Row 2 is about the same material.' },
    { row: 7, column: 'specifications', message: "Specifications: 'assay 99 %' must have the form 'name: value'." },
    { row: 8, column: 'name', message: 'Name is required.' },
    {
      row: 8,
      column: 'cas_number',
      message: 'There is no material with this CAS number. A new material needs a name.',
    },
  ]);
  expect((await imported(csv)).problems).toEqual([
    { row: 9, column: null, message: 'The row has 3 cells, but the header has 6.' },
  ]);
  expect((await imported('name,colour\nAcid,red')).problems).toMatchObject([{ row: 1, column: 'colour' }]);
  expect((await imported('')).problems).toEqual([{ row: 1, column: null, message: 'The file is empty.' }]);
  expect((await imported(`${HEAD}\nChemicals,"Bases,x`)).problems).toEqual([
    { row: 2, column: 'family', message: 'A quoted cell is not closed. (line 2)' },
  ]);
  expect(await total()).toBe(before);
});

it('Cells that a spreadsheet would run as formulas are exported with an apostrophe and imported without it', async () => {
  await imported(`${HEAD}\nChemicals,Bases,Alkalis,"=HYPERLINK(""http://x"")",,"melting: -20 °C"`);
  const csv = await exported();
  const rows = parse(csv, { bom: true }) as string[][];
  const row = rows.find((cells) => cells.some((cell) => cell.includes('HYPERLINK')))!;
  expect(row[rows[0]!.indexOf('name')]).toBe(`'=HYPERLINK("http://x")`);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(await imported(csv)).toMatchObject({ added: 0, changed: 0, unchanged: rows.length - 1, problems: [] });
});

it('Files with semicolons and a byte order mark are read', async () => {
  const csv = '\ufeffIndustry;Family;Category;Name\nChemicals;Bases;Alkalis;Potash, technical\n';
  expect(await imported(csv)).toMatchObject({ added: 1, problems: [] });
});

it('5,000 rows are imported at once, and one more is refused', async () => {
  const row = (_: unknown, at: number) => `Chemicals,Bases,Bulk,Bulk Material ${at},,"assay: ${at} %"`;
  expect((await imported(file(...Array.from({ length: 5_001 }, row)), true)).problems).toEqual([
    { row: 5_002, column: null, message: 'A file can have at most 5000 rows.' },
  ]);
  const csv = file(...Array.from({ length: 5_000 }, row));
  expect(await imported(csv)).toMatchObject({ added: 5_000, problems: [] });
  expect(await imported(csv)).toMatchObject({ added: 0, unchanged: 5_000 });
});

it('Large files are for admins only, from the market’s own site only', async () => {
  const csv = 'name';
  const member = await app.as(await aUser(app.pool));
  expect((await post(member, csv, true)).status).toBe(403);
  expect((await post(app.anyone, csv, true)).status).toBe(403);
  expect((await post(admin.with({ origin: 'https://elsewhere.example' }), csv, true)).status).toBe(403);
  const large = `name,description\n${'x'.repeat(200_000)}`;
  expect((await post(admin, large, true)).status).toBe(200);
  const request = requestText('POST /graphql/import', {
    ...admin.headers,
    'content-type': 'application/json',
    'content-length': String(7 * 1024 * 1024),
  });
  expect(await answerTo(app.url, request)).toMatch(/^HTTP\/1.1 413 /);
});
