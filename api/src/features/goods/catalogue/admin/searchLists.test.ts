import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { aProduct, aUser } from '../../../../../test/factories.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  for (const name of ['Xanthan Gum', 'Guar Gum', 'Urea']) await aProduct(app.pool, { name, synonyms: [] });
});
afterAll(() => app.close());

const lastAudit = async () =>
  (await app.pool.query('select kind, detail from audit_event order by created_at desc, id desc limit 1'))
    .rows[0] as unknown;

it('Only an admin reads and changes what the search knows', async () => {
  const support = await app.as(await aUser(app.pool, { role: 'support' }));
  for (const document of [
    '{ catalogueFile(file: lexicon) }',
    'mutation { importCatalogueFile(file: lexicon, input: { csv: "language,word,english", isDryRun: false }) { rows } }',
  ])
    expect((await support.graphql(document)).errors[0]?.message).toBe('Only an admin may do this.');
});

const IMPORT = `mutation ($file: CatalogueFile!, $input: ImportInput!) { importCatalogueFile(file: $file, input: $input) {
  added changed removed unchanged problems { row column message } } }`;
const imported = async (file: string, csv: string, isDryRun = false) =>
  (await admin.data<{ importCatalogueFile: object }>(IMPORT, { file, input: { csv, isDryRun } })).importCatalogueFile;
const EXPORT = 'query ($file: CatalogueFile!) { catalogueFile(file: $file) }';
const exported = async (file: string) => (await admin.data<{ catalogueFile: string }>(EXPORT, { file })).catalogueFile;

it('A file of functions has names in several languages and materials in their order, and replaces the earlier one', async () => {
  const head = 'name,names,materials';
  const names = '"Verdickungsmittel | de\nthickening agent"';
  await imported('functions', `${head}\nthickener,${names},"xanthan gum\nGuar Gum"\nglue,,`);
  expect(await exported('functions')).toBe(
    `\ufeff${head}\r\nglue,,\r\nthickener,thickening agent | en\nVerdickungsmittel | de,Xanthan Gum\nGuar Gum\r\n`,
  );
  expect(await imported('functions', `${head}\nThickener,épaississant | fr,"Guar Gum\nXanthan Gum"`)).toMatchObject({
    added: 0,
    changed: 1,
    removed: 1,
  });
  expect(await exported('functions')).toBe(`\ufeff${head}\r\nThickener,épaississant | fr,Guar Gum\nXanthan Gum\r\n`);
});

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
  expect(
    await imported('absent_materials', 'name,cas_number,synonyms\nanethole,CAS 4180–23–8,\nMelamine,,'),
  ).toMatchObject({
    changed: 1,
    unchanged: 1,
  });
});

it('Wrong rows are named, and a material that is sold is refused as one that is not', async () => {
  expect(await imported('absent_materials', 'name,cas_number,synonyms\nA,7664-93-8,\nB,,\nb,,')).toMatchObject({
    problems: [
      { row: 2, column: 'cas_number', message: expect.stringContaining('wrong check digit') as string },
      { row: 4, column: 'name', message: 'Row 3 is about the same entry.' },
    ],
  });
  expect(await imported('absent_materials', 'name,cas_number,synonyms\nCarbamide,,urea')).toMatchObject({
    problems: [{ row: 2, column: 'synonyms', message: "'urea' is a name of the material 'Urea'." }],
  });
  expect(await imported('functions', 'name,names,materials\nglue,,Glue stick')).toMatchObject({
    problems: [{ row: 2, column: 'materials', message: "There is no material 'Glue stick'." }],
  });
  expect(await imported('functions', 'name,names,materials\nglue,Leim | deutsch,')).toMatchObject({
    problems: [
      {
        row: 2,
        column: 'names',
        message: "Names: 'Leim | deutsch': the language must be a code such as 'en' or 'de'.",
      },
    ],
  });
  expect(await imported('lexicon', 'language,word,english\ngerman,salz,salt')).toMatchObject({
    problems: [{ row: 2, column: 'language', message: "Language must be a code such as 'de'." }],
  });
});
