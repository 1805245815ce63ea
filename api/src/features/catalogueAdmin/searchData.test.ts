import { startApp, type TestApp } from '../../../test/app.ts';
import type { Caller } from '../../../test/caller.ts';
import { aProduct, aUser } from '../../../test/factories.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  for (const name of ['Xanthan Gum', 'Guar Gum', 'Urea']) await aProduct(app.pool, { name, synonyms: [] });
});
afterAll(() => app.close());

const FIELDS = '{ id name names materials }';
const ADD = `mutation ($input: SearchFunctionInput!) { addSearchFunction(input: $input) ${FIELDS} }`;
const EDIT = `mutation ($id: ID!, $input: SearchFunctionInput!) { editSearchFunction(id: $id, input: $input) ${FIELDS} }`;
const FIND = `query ($search: String) { searchFunctions(search: $search) { name } }`;

interface Entry {
  id: string;
  name: string;
  names: string;
  materials: string;
}
const add = async (input: Partial<Entry>) =>
  (await admin.data<{ addSearchFunction: Entry }>(ADD, { input })).addSearchFunction;
const found = async (search?: string) =>
  (await admin.data<{ searchFunctions: Entry[] }>(FIND, { search })).searchFunctions.map(({ name }) => name);
const refusal = async (document: string, variables: Record<string, unknown>) =>
  (await admin.graphql(document, variables)).errors[0]?.message;
const lastAudit = async () =>
  (await app.pool.query('select kind, detail from audit_event order by created_at desc, id desc limit 1'))
    .rows[0] as unknown;

it('An admin adds, changes and removes a function with names in several languages and materials in their order', async () => {
  const entry = await add({
    name: 'thickener',
    names: 'Verdickungsmittel | de\nthickening agent',
    materials: 'xanthan gum\nGuar Gum',
  });
  expect(entry).toEqual({
    id: expect.any(String) as string,
    name: 'thickener',
    names: 'thickening agent | en\nVerdickungsmittel | de',
    materials: 'Xanthan Gum\nGuar Gum',
  });
  expect(await found('verdickung')).toEqual(['thickener']);
  expect(await found('guar')).toEqual(['thickener']);
  expect(await found('glue')).toEqual([]);
  const input = { name: 'Thickener', names: 'épaississant | fr', materials: 'Guar Gum\nXanthan Gum' };
  expect(await admin.data(EDIT, { id: entry.id, input })).toEqual({ editSearchFunction: { id: entry.id, ...input } });
  expect(await lastAudit()).toMatchObject({ kind: 'search_function_changed', detail: { change: 'changed' } });
  const remove = 'mutation ($id: ID!) { removeSearchFunction(id: $id) }';
  expect(await admin.data(remove, { id: entry.id })).toEqual({ removeSearchFunction: entry.id });
  expect(await found()).toEqual([]);
  expect(await refusal(remove, { id: entry.id })).toBe('Function not found.');
});

it('A function with a taken name, an unknown material or a wrong line is refused', async () => {
  await add({ name: 'fertilizer', materials: 'Urea' });
  expect(await refusal(ADD, { input: { name: 'Fertilizer' } })).toBe("There is another function 'Fertilizer'.");
  expect(await refusal(ADD, { input: { name: 'glue', materials: 'Urea\nGlue stick' } })).toBe(
    "There is no material 'Glue stick'.",
  );
  expect(await refusal(ADD, { input: { name: 'glue', names: 'Leim | deutsch' } })).toBe(
    "Names: 'Leim | deutsch': the language must be a code such as 'en' or 'de'.",
  );
  expect(await refusal(FIND, { search: 'x'.repeat(201) })).toBe('The search can have at most 200 characters.');
});

it('Only an admin reads and changes what the search knows', async () => {
  const support = await app.as(await aUser(app.pool, { role: 'support' }));
  for (const document of [
    '{ searchFunctions { id } }',
    '{ searchListFile(list: lexicon) }',
    'mutation { importSearchList(list: lexicon, input: { csv: "language,word,english", isDryRun: false }) { rows } }',
    'mutation { addSearchFunction(input: { name: "glue" }) { id } }',
  ])
    expect((await support.graphql(document)).errors[0]?.message).toBe('Only an admin may do this.');
});

const IMPORT = `mutation ($list: SearchList!, $input: ImportInput!) { importSearchList(list: $list, input: $input) {
  added changed removed unchanged problems { row column message } } }`;
const imported = async (list: string, csv: string, isDryRun = false) =>
  (await admin.data<{ importSearchList: object }>(IMPORT, { list, input: { csv, isDryRun } })).importSearchList;
const exported = async (list: string) =>
  (await admin.data<{ searchListFile: string }>('query ($list: SearchList!) { searchListFile(list: $list) }', { list }))
    .searchListFile;

it('A file becomes the list after a dry run, and rows that it does not have are removed', async () => {
  const head = 'language,word,english';
  const csv = `${head}\nde,säure,acid\nde,salz,salt`;
  const expected = { added: 2, changed: 0, removed: 0, unchanged: 0, problems: [] };
  expect(await imported('lexicon', csv, true)).toEqual(expected);
  expect(await exported('lexicon')).toBe(`\ufeff${head}\r\n`);
  expect(await imported('lexicon', csv)).toEqual(expected);
  expect(await imported('lexicon', `${head}\nde,salz,salt\nfr,sel,salt`)).toMatchObject({
    added: 1,
    removed: 1,
    unchanged: 1,
  });
  expect(await lastAudit()).toMatchObject({ kind: 'search_list_imported', detail: { list: 'lexicon', removed: 1 } });
  expect(await exported('lexicon')).toBe(`\ufeff${head}\r\nde,salz,salt\r\nfr,sel,salt\r\n`);
});

it('Every list can be exported and imported again unchanged', async () => {
  await imported(
    'functions',
    'name,names,materials\nfertilizer,"Dünger | de\nplant food",Urea\ngum,,"Guar Gum\nXanthan Gum"',
  );
  await imported('protected_words', 'word\nglove\npaint');
  await imported(
    'absent_materials',
    'name,cas_number,synonyms\nAnethole,4180-23-8,"trans-Anethole\nAnise camphor"\nMelamine,,',
  );
  for (const [list, rows] of Object.entries({ functions: 2, lexicon: 2, protected_words: 2, absent_materials: 2 }))
    expect([list, await imported(list, await exported(list))]).toEqual([
      list,
      { added: 0, changed: 0, removed: 0, unchanged: rows, problems: [] },
    ]);
  expect(await imported('absent_materials', 'name,cas_number,synonyms\nanethole,4180-23-8,\nMelamine,,')).toMatchObject(
    {
      changed: 1,
      unchanged: 1,
    },
  );
});

it('Wrong rows are named, and a material that is sold is refused as one that is not', async () => {
  expect(await imported('absent_materials', 'name,cas_number,synonyms\nA,7664-93-8,\nB,,\nb,,')).toMatchObject({
    problems: [
      { row: 2, column: 'cas_number', message: expect.stringContaining('valid check digit') as string },
      { row: 4, column: 'name', message: 'Row 3 is about the same entry.' },
    ],
  });
  expect(await imported('absent_materials', 'name,cas_number,synonyms\nCarbamide,,urea')).toMatchObject({
    problems: [{ row: 2, column: 'synonyms', message: "'urea' is a name of the material 'Urea'." }],
  });
  expect(await imported('functions', 'name,names,materials\nglue,,Glue stick')).toMatchObject({
    problems: [{ row: 2, column: 'materials', message: "There is no material 'Glue stick'." }],
  });
  expect(await imported('lexicon', 'language,word,english\ngerman,salz,salt')).toMatchObject({
    problems: [{ row: 2, column: 'language', message: "Language must be a code such as 'de'." }],
  });
});
