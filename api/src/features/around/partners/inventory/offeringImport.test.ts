import { setTimeout as sleep } from 'node:timers/promises';
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Answer } from '../../../../../test/answer.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { aCompanyProfile, anOffering, aProduct, aUser } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { answerTo, openTcp, requestText } from '../../../../../test/wire.ts';
import { row, workbook } from '../../../../../test/workbook.ts';
import { day, UNKNOWN_ID } from '../../../../../test/world.ts';
import { purgeImports } from './offeringImport.service.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const somebody = async (columns: Body = {}): Promise<{ id: string; me: Caller }> => {
  const user = await aUser(app.pool, columns);
  return { id: user.id, me: await app.as(user) };
};
const send = (me: Caller, body: string, { type = 'text/csv', query = '', headers = {} } = {}): Promise<Answer> =>
  me.send('POST', `/api/offerings/import${query}`, body, { 'content-type': type, ...headers });

/** The import once it has finished. */
const run = async (me: Caller, body: string, options?: Parameters<typeof send>[2]): Promise<Body> => {
  const started = await send(me, body, options);
  expect([started.status, started.text]).toEqual([202, expect.stringMatching(/^\{/)]);
  const address = started.headers.get('location') ?? '';
  let found: Body = {};
  await until('the import has finished', async () => {
    found = await me.read(address);
    return found['finishedAt'] !== null;
  });
  return found;
};
const offeringsOf = async (id: string) =>
  (await app.pool.query<Body>('select * from offering where user_id = $1 order by id', [id])).rows;
const skusOf = async (id: string) =>
  (await offeringsOf(id)).map(({ sku, price, status }) => `${sku} ${price} ${status}`);

const HEADER = 'sku,title,description,quantity,unit,price\n';
const line = (sku: string, price = '10.00') => `${sku},Acid ${sku},Strong.,20,MT,${price}\n`;

it('A check asks for the place of an Incoterm, and the import takes it without', async () => {
  const { me } = await somebody();
  const row = (sku: string, terms: string) => `${sku},Acid ${sku},Strong.,20,MT,10.00,${terms}\n`;
  const file = `${HEADER.trim()},delivery_terms\n${row('P-1', 'FCA')}${row('P-2', 'FCA Wien')}`;
  const asked = { row: 2, column: 'delivery_location', message: 'Please name the place of FCA.' };
  const check = { query: '?dryRun=true' };
  expect(await run(me, file, check)).toMatchObject({ added: 2, failed: 0, problems: [asked] });
  expect(await run(me, file)).toMatchObject({ added: 2, problems: [] });
  expect(await run(me, file, check)).toMatchObject({ unchanged: 2, failed: 0, problems: [asked] });
  expect(await run(me, `sku,delivery_location\nP-1,Linz\n`, check)).toMatchObject({ changed: 1, problems: [] });
});

it('Valid rows are applied, problems are reported by row and column, and a repeat has no effect', async () => {
  const { id, me } = await somebody();
  const file = `${HEADER}${line('A-1')}${line('A-2', '0')}A-3,,,x,MT,5\n${line('A-4').toLowerCase()}`;
  const first = await run(me, file);
  expect(first).toMatchObject({ isDryRun: false, rows: 4, done: 4, added: 2, changed: 0, unchanged: 0, failed: 2 });
  expect(first['problems']).toEqual([
    { row: 3, column: 'price', message: 'Price must be a positive amount with at most 2 decimals.' },
    { row: 4, column: 'title', message: 'Title is required.' },
    { row: 4, column: 'description', message: 'Description is required.' },
    { row: 4, column: 'quantity', message: 'Quantity must be a positive whole number.' },
  ]);
  const rows = await offeringsOf(id);
  expect(await skusOf(id)).toEqual(['A-1 10.00 active', 'a-4 10.00 active']);
  expect(await run(me, file)).toMatchObject({ added: 0, unchanged: 2, failed: 2 });
  expect(await offeringsOf(id)).toEqual(rows);
  // The other cells of the column say which sign is the decimal point.
  expect(await run(me, 'sku;price;status\nA-1;1.250;\na-4;12,5;withdrawn\n')).toMatchObject({
    changed: 2,
    problems: [],
  });
  expect(await run(me, 'sku;price\nA-1;1,234\n')).toMatchObject({
    changed: 0,
    problems: [{ row: 2, column: 'price', message: 'Price “1,234” can mean 1.234 or 1234. Please write one of them.' }],
  });
  expect(await run(me, 'id,sku,price\n,,5\n')).toMatchObject({
    problems: [{ row: 2, column: 'sku', message: 'The row must have the SKU or the id of an offering.' }],
  });
  expect(await skusOf(id)).toEqual(['A-1 1250.00 active', 'a-4 10.00 withdrawn']);
});

it('All problems of a row are found at once, also of a row with a cell too many', async () => {
  const { id, me } = await somebody();
  await anOffering(app.pool, { user_id: id, sku: 'A-1', unit: 'MT' });
  const file = `sku,quantity,unit,price,material\nA-2,22.68,drum,€ 5,Unobtainium\nA-3,22.68,drum,5,Unobtainium,x\nA-1,2.5,KG,x,Unobtainium\nA-4,#REF!,MT,0,\n`;
  const { added, changed, problems } = await run(me, file);
  expect([added, changed]).toEqual([0, 0]);
  const found = (problems as { row: number; column: string | null }[]).map(({ row, column }) => `${row} ${column}`);
  const required = (row: number) => [`${row} title`, `${row} description`];
  expect(found.toSorted()).toEqual(
    [
      ...[...required(2), '2 quantity', '2 unit', '2 price', '2 material'],
      ...[...required(3), '3 null', '3 quantity', '3 unit', '3 material'],
      ...['4 quantity', '4 unit', '4 price', '4 material'],
      ...[...required(5), '5 quantity', '5 price'],
    ].toSorted(),
  );
});

it('Rows with problems are given back with their reasons, as a file of the same columns, to their owner', async () => {
  const { me } = await somebody();
  const file = `${HEADER}B-1,"'=Acid",,5,MT,x\nB-2,Acid,Strong.,5,MT,9\nB-3,Base,Mild.,5,drum,9\n`;
  const { id } = await run(me, file);
  const PROBLEMS = 'query ($id: ID!) { offeringImport(id: $id) { problems { row column written } } }';
  expect(await me.data(PROBLEMS, { id })).toEqual({
    offeringImport: {
      problems: [
        { row: 2, column: 'description', written: '' },
        { row: 2, column: 'price', written: 'x' },
        { row: 4, column: 'unit', written: 'drum' },
      ],
    },
  });
  const address = `/api/imports/${String(id)}/problems`;
  const { status, text } = await me.get(address);
  const [header, first, second, ...others] = text.replace('\uFEFF', '').split('\r\n');
  expect([status, header, ...others]).toEqual([200, 'sku,title,description,quantity,unit,price,problems', '']);
  expect(first).toMatch(/^B-1,'=Acid,,5,MT,x,"?Description is required\. Price /);
  expect(second).toMatch(/^B-3,Base,Mild\.,5,drum,9,"?Unit /);
  const corrected = text.replace('Acid,,5,MT,x', 'Acid,Strong.,5,MT,9').replace('drum', 'kg');
  expect(await run(me, corrected)).toMatchObject({ added: 2, problems: [] });
  const { me: other } = await somebody();
  const statuses = [other.get(address), me.get(`/api/imports/${UNKNOWN_ID}/problems`), app.anyone.get(address)];
  expect((await Promise.all(statuses)).map((each) => each.status)).toEqual([404, 404, 401]);
});

it('A dry run lists what the first 100 rows that change an offering change, and an import does not', async () => {
  const { id, me } = await somebody();
  await anOffering(app.pool, { user_id: id, sku: 'A-1', title: 'Acetone', price: '770.00', minimum_quantity: 2 });
  const changesOf = async (file: string, query: string) => {
    const { id: started, ...counts } = await run(me, file, { query });
    const CHANGES = 'query ($id: ID!) { offeringImport(id: $id) { changes { row sku title column before after } } }';
    const { offeringImport } = await me.data<{ offeringImport: { changes: Body[] } }>(CHANGES, { id: started });
    return { ...counts, changes: offeringImport.changes };
  };
  const file = 'sku,price,minimum_quantity,status\nA-1,910,,active\nA-2,5,,\n';
  const found = { row: 2, sku: 'A-1', title: 'Acetone' };
  expect(await changesOf(file, '?dryRun=true')).toMatchObject({
    changed: 1,
    failed: 1,
    changes: [
      { ...found, column: 'price', before: '770.00', after: '910' },
      { ...found, column: 'minimum_quantity', before: '2', after: null },
    ],
  });
  expect(await changesOf(file, '')).toMatchObject({ changed: 1, changes: [] });
  expect(await changesOf(file, '?dryRun=true')).toMatchObject({ unchanged: 1, changes: [] });
  const skus = Array.from({ length: 102 }, (_, nth) => `B-${nth}`);
  await Promise.all(skus.map((sku) => anOffering(app.pool, { user_id: id, sku })));
  const many = await changesOf(`sku,price\n${skus.map((sku) => `${sku},7\n`).join('')}`, '?dryRun=true');
  expect([many.changes.length, many.changes.at(-1)]).toEqual([100, expect.objectContaining({ row: 101, sku: 'B-99' })]);
  expect(many).toMatchObject({ changed: 102 });
});

it('A dry run lists what the first 100 new offerings cost, besides what changes', async () => {
  const { id, me } = await somebody();
  await aCompanyProfile(app.pool, { user_id: id, verification_status: 'approved' });
  await anOffering(app.pool, { user_id: id, sku: 'Z-1', price: '7.00' });
  const rows = Array.from({ length: 101 }, (_, nth) => line(`N-${nth}`, '2710')).join('');
  const { id: started, added } = await run(me, `${HEADER}${rows}Z-1,,,,,8\n`, { query: '?dryRun=true' });
  const CHANGES = 'query ($id: ID!) { offeringImport(id: $id) { changes { row sku title column before after } } }';
  const { offeringImport } = await me.data<{ offeringImport: { changes: Body[] } }>(CHANGES, { id: started });
  const first = { row: 2, sku: 'N-0', title: 'Acid N-0', before: null };
  expect(offeringImport.changes.slice(0, 3)).toEqual([
    { ...first, column: 'price', after: '2710' },
    { ...first, column: 'quantity', after: '20' },
    { ...first, column: 'unit', after: 'MT' },
  ]);
  expect([added, offeringImport.changes.length]).toEqual([101, 301]);
  expect(offeringImport.changes.at(-1)).toMatchObject({ row: 103, sku: 'Z-1', before: '7.00', after: '8' });
});

it('A workbook is applied', async () => {
  const { id, me } = await somebody();
  const sheet =
    row('SKU', 'Title', 'Description', 'Qty', 'UOM', 'Price') + row('X-1', 'Acid', 'Strong.', '5', 'kg', '9,50');
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const headers = { 'content-type': type, accept: 'application/json', ...me.headers };
  const sent = await fetch(`${app.url}/api/offerings/import`, {
    method: 'POST',
    headers,
    body: new Uint8Array(workbook(sheet)),
  });
  expect(sent.status).toBe(202);
  await until('the import has finished', async () => (await offeringsOf(id)).length === 1);
  expect(await skusOf(id)).toEqual(['X-1 9.50 active']);
});

it('A dry run reports the same and writes nothing', async () => {
  const { id, me } = await somebody();
  await anOffering(app.pool, { user_id: id, sku: 'A-1' });
  const before = await offeringsOf(id);
  const file = `sku,title,description,quantity,unit,price,material\nA-1,Acid,Strong.,20,MT,99,\nA-2,Base,Mild.,5,KG,3,Unobtainium\n${'A-3,Base,Mild.,5,KG,3,\n'}`;
  const dry = await run(me, file, { query: '?dryRun=true' });
  expect(dry).toMatchObject({ isDryRun: true, added: 1, changed: 1, failed: 1 });
  expect(dry['problems']).toEqual([
    { row: 3, column: 'material', message: 'There is no material with this name, CAS number or synonym.' },
  ]);
  expect(await offeringsOf(id)).toEqual(before);
  const { rows } = await app.pool.query('select postings, imports, files from write_quota where member_id = $1', [id]);
  expect(rows).toEqual([{ postings: 0, imports: 0, files: 1 }]);
  const { isDryRun, id: _id, createdAt, finishedAt, ...same } = await run(me, file);
  expect([isDryRun, createdAt, finishedAt]).toEqual([false, expect.any(String), expect.any(String)]);
  expect(dry).toMatchObject(same);
});

it('New offerings count against the daily quota, in a dry run too', async () => {
  const { id, me } = await somebody({ created_at: new Date() });
  const file = HEADER + Array.from({ length: 12 }, (_, at) => line(`Q-${at}`)).join('');
  for (const query of ['?dryRun=true', '']) {
    const { added, failed, problems } = await run(me, file, { query });
    expect([query, added, failed]).toEqual([query, 10, 2]);
    expect((problems as Body[])[0]).toEqual({
      row: 12,
      column: null,
      message: expect.stringContaining('You have reached your limit of 10 postings a day.'),
    });
  }
  expect(await offeringsOf(id)).toHaveLength(10);
});

it('New offerings from files of a verified company do not use up its postings', async () => {
  const { id, me } = await somebody();
  await aCompanyProfile(app.pool, { user_id: id, verification_status: 'approved' });
  await app.pool.query(
    `insert into write_quota (member_id, day, postings, imports) values ($1, (clock_timestamp() at time zone 'UTC')::date, 1000, 9999)`,
    [id],
  );
  for (const query of ['?dryRun=true', ''])
    expect(await run(me, HEADER + line('F-1') + line('F-2'), { query })).toMatchObject({
      added: 1,
      problems: [
        {
          row: 3,
          column: null,
          message: expect.stringContaining('You have reached your limit of 10,000 new offerings from files a day.'),
        },
      ],
    });
  const { rows } = await app.pool.query('select postings, imports from write_quota where member_id = $1', [id]);
  expect(rows).toEqual([{ postings: 1_000, imports: 10_000 }]);
});

it('An export can be imported again unchanged, and changed by id', async () => {
  const { id, me } = await somebody();
  const product = await aProduct(app.pool, { name: `=Acid ${id}` });
  await anOffering(app.pool, {
    user_id: id,
    title: '=1+1',
    description: 'Two\r\nlines, "quoted"',
    product_id: product.id,
  });
  await anOffering(app.pool, { user_id: id, title: '+x', sku: '-1', status: 'sold_out' });
  await anOffering(app.pool, {
    user_id: id,
    minimum_quantity: 2,
    delivery_terms: 'FAS',
    payment_terms: 'net_30',
    lead_time_days: 3,
    specifications: '{"grade": "Food", "=ash": "0.1 %: max"}',
  });
  await anOffering(app.pool, { user_id: id, location: '@home', available_until: day(-1) });
  await anOffering(app.pool, { user_id: id, status: 'withdrawn', available_until: day(-1) });
  const rows = await offeringsOf(id);
  const { text, headers } = await me.get('/api/offerings/export');
  expect(headers.get('content-disposition')).toBe('attachment; filename="feedstock-offerings.csv"');
  expect(text).toContain(`,'=1+1,"Two\r\nlines, ""quoted""",`);
  expect(text.split(/\r\n(?=[\da-f]{8}-)/).every((each) => !/(^|,)"?[=+\-@]/.test(each))).toBe(true);
  expect(text).toContain(',0,MT,');
  expect(await run(me, text)).toMatchObject({ rows: 5, unchanged: 5, problems: [] });
  expect(await offeringsOf(id)).toEqual(rows);
  expect(await run(me, `id,sku\n${rows[3]?.['id']},NEW-1\n${UNKNOWN_ID},X\nabc,Y\n`)).toMatchObject({
    changed: 1,
    problems: [
      { row: 3, column: null, message: 'Offering not found.' },
      { row: 4, column: 'id', message: 'This is not an id of an offering.' },
    ],
  });
  const active = await me.get('/api/offerings/export?status=expired');
  expect(active.text.split('\r\n')).toEqual([expect.any(String), expect.stringContaining(',NEW-1,'), '']);
});

it('Terms are read as spreadsheets write them, and blank cells remove them', async () => {
  const { id, me } = await somebody();
  const header = 'sku,title,description,quantity,unit,price,moq,incoterm,payment_terms,delivery_date,specifications\n';
  const row = (terms: string) => `${header}T-1,Acid,Strong.,5,MT,1,${terms}\n`;
  expect(await run(me, row('2,cif Hamburg (Incoterms 2020),Net 30,31.12.2099,"grade: Food\nash: 1 %"'))).toMatchObject({
    problems: [],
    added: 1,
  });
  const [offering] = await offeringsOf(id);
  expect(offering).toMatchObject({
    minimum_quantity: 2,
    delivery_terms: 'CIF',
    delivery_location: 'Hamburg',
    payment_terms: 'net_30',
    specifications: { grade: 'Food', ash: '1 %' },
  });
  expect(await run(me, row('9,dat,,,grade'))).toMatchObject({
    problems: [
      { column: 'delivery_terms', message: 'Delivery terms “dat” has a former term, which is DPU in Incoterms 2020.' },
      { column: 'specifications', message: "Specifications: 'grade' must have the form 'name: value'." },
    ],
  });
  expect(await run(me, row('9,,,,'))).toMatchObject({
    problems: [{ column: 'minimum_quantity', message: 'Minimum quantity must be at most the quantity, 5 MT.' }],
  });
  expect(await run(me, row(',,,,'))).toMatchObject({ problems: [], changed: 1 });
  expect((await offeringsOf(id))[0]).toMatchObject({
    minimum_quantity: null,
    delivery_terms: null,
    specifications: null,
  });
});

it('JSON lines are applied too', async () => {
  const { id, me } = await somebody();
  const [first, second] = [
    { sku: 'J-1', title: 'Acid', description: 'Strong.', quantity: 5, unit: 'KG', price: 1.5, availableUntil: day(3) },
    { sku: 'J-2', price: '\u0000', availableUntil: 'soon' },
  ];
  const body = `${JSON.stringify(first)}\n${JSON.stringify(second)}\n`;
  const { added, problems } = await run(me, body, { type: 'application/x-ndjson; charset=utf-8' });
  expect([added, await skusOf(id)]).toEqual([1, ['J-1 1.50 active']]);
  expect(problems).toContainEqual({
    row: 2,
    column: 'availableUntil',
    message: 'Available until must be a date in the form YYYY-MM-DD.',
  });
});

it('Materials are found by name, CAS number and synonym, and a file whose first 1,000 rows all fail is not tried to its end', async () => {
  const { me } = await somebody({ created_at: '2020-01-01' });
  const { id } = await aProduct(app.pool, { name: 'Import Vitriol', cas_number: '13463-67-7' });
  const rows = (count: number, name: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => `M-${nth},Lot,Good.,1,MT,5,${name(nth)}\n`).join('');
  const header = `${HEADER.trim()},material\n`;
  const named = ['import vitriol', 'CAS 13463–67–7', ' IMPORT VITRIOL ', 'nowhere sold', 'y'.repeat(300)];
  const some = await run(me, `${header}${rows(5, (nth) => named[nth]!)}`);
  expect(some).toMatchObject({ rows: 5, done: 5, added: 3, failed: 2 });
  expect(some['problems']).toEqual([
    { row: 5, column: 'material', message: 'There is no material with this name, CAS number or synonym.' },
    { row: 6, column: 'material', message: 'Material can have at most 200 characters.' },
  ]);
  const { rows: placed } = await app.pool.query('select count(*)::int from offering where product_id = $1', [id]);
  expect(placed).toEqual([{ count: 3 }]);

  const unknown = await run(me, `${header}${rows(1_005, (nth) => `unknown ${nth}`)}`, { query: '?dryRun=true' });
  expect(unknown).toMatchObject({ rows: 1_005, done: 1_000, added: 0, failed: 1_000 });
  expect((unknown['problems'] as Body[])[0]).toEqual({
    row: 1_002,
    column: null,
    message:
      'All of the first 1,000 rows have problems, so the other 5 were not tried. Please correct the file and send it again.',
  });
});

it('An import is visible to its owner only, and for 30 days', async () => {
  const [owner, other] = [await somebody(), await somebody()];
  const { id } = await run(owner.me, HEADER + line('V-1'));
  const QUERY = 'query ($id: ID!) { offeringImport(id: $id) { rows } latestOfferingImport { id } }';
  expect(await owner.me.data(QUERY, { id })).toEqual({ offeringImport: { rows: 1 }, latestOfferingImport: { id } });
  expect(await other.me.data(QUERY, { id })).toEqual({ offeringImport: null, latestOfferingImport: null });
  const later = await run(owner.me, HEADER + line('V-2'), { query: '?dryRun=true' });
  expect(await owner.me.data(QUERY, { id })).toMatchObject({ latestOfferingImport: { id: later['id'] } });
  expect((await other.me.get(`/api/imports/${id}`)).status).toBe(404);
  expect((await app.anyone.get(`/api/imports/${id}`)).status).toBe(401);
  await app.pool.query(`update offering_import set created_at = created_at - interval '31 days' where id = $1`, [id]);
  await purgeImports(app.pool);
  expect((await owner.me.get(`/api/imports/${id}`)).status).toBe(404);
});

it('A member has one import at a time', async () => {
  const { id, me } = await somebody();
  await app.pool.query(
    `insert into offering_import (id, user_id, is_dry_run, row_count) values (gen_random_uuid(), $1, false, 1)`,
    [id],
  );
  const { status, text } = await send(me, HEADER + line('W-1'));
  expect([status, text]).toEqual([409, 'Another import of yours is under way. Please wait until it has finished.']);
});

it('The rows that remain are not applied once the member acts for another party', async () => {
  const { id, me } = await somebody();
  const { company } = await aCompanyOfTwo(app);
  const busy = await holding(app.pool, ['lock table offering in share mode', []]);
  const started = await send(me, HEADER + line('X-1') + line('X-2'));
  await waiting(app.pool, 1);
  const joining = `insert into company_member (company_id, user_id, role) values ($1, $2, 'trader')`;
  await app.pool.query(joining, [company.id, id]);
  await busy.end('commit');
  let found: Body = {};
  await until('the import has finished', async () => {
    found = await me.read(started.headers.get('location') ?? '');
    return found['finishedAt'] !== null;
  });
  expect(found).toMatchObject({
    added: 1,
    problems: [{ row: 3, message: 'You act for another company than when you sent the file.' }],
  });
});

it('Visitors and files that cannot be read are refused, and nothing is written', async () => {
  const { id, me } = await somebody();
  const csv = HEADER + line('R-1');
  expect([(await send(app.anyone, csv)).status, (await app.anyone.get('/api/offerings/export')).status]).toEqual([
    401, 401,
  ]);
  const refusals: [string, Answer, number?][] = [
    [
      'The Content-Type must be text/csv or application/x-ndjson or application/vnd.openxmlformats-',
      await me.post('/api/offerings/import', {}),
      415,
    ],
    ['The body must not be compressed.', await send(me, csv, { headers: { 'content-encoding': 'gzip' } }), 415],
    ['dryRun must be true or false.', await send(me, csv, { query: '?dryRun=yes' })],
    ["There is no column 'colour'.", await send(me, 'sku,colour\nA,red\n')],
  ];
  for (const [message, { status, text }, expected = 400] of refusals)
    expect([status, text]).toEqual([expected, expect.stringContaining(message)]);
  // Refused before the body is read.
  const large = requestText('POST /api/offerings/import', {
    ...me.headers,
    'content-type': 'text/csv',
    'content-length': String(6 * 1024 * 1024),
  });
  expect(await answerTo(app.url, large)).toMatch(/^HTTP\/1.1 413 /);
  expect((await app.pool.query('select from offering_import where user_id = $1', [id])).rowCount).toBe(0);
});

it('Files count against the daily quota, those that are refused too', async () => {
  const { id, me } = await somebody({ created_at: new Date() });
  const wrong = 'sku,colour\nA,red\n';
  expect((await send(me, wrong)).status).toBe(400);
  await app.pool.query('update write_quota set files = files + 48 where member_id = $1', [id]);
  expect((await send(me, wrong)).status).toBe(400);
  const { status, text } = await send(me, wrong);
  expect([status, text]).toEqual([
    429,
    expect.stringContaining('You have reached your limit of 50 imported files a day.'),
  ]);
});

it('A file whose sender disconnects is not read, and starts no import', async () => {
  const { id, me } = await somebody();
  const cookie = String(me.headers['cookie']);
  await run(me, `${HEADER}${line('A-1')}`, { query: '?dryRun=true' });
  // Stops the request between its body and the reading.
  const hold = await holding(app.pool, ['select from write_quota where member_id = $1 for update', [id]]);
  try {
    const file = `sku,title\n${`A-1,${'x'.repeat(1_000)}\n`.repeat(2_000)}`;
    const socket = await openTcp(app.url);
    const headers = { Cookie: cookie, 'Content-Type': 'text/csv', 'Content-Length': String(file.length) };
    socket.write(requestText('POST /api/offerings/import?dryRun=true', headers, file));
    await waiting(app.pool, 1);
    socket.destroy();
    await sleep(100);
    await hold.end('commit');
  } finally {
    await hold.end('rollback');
  }
  // A larger file that is sent later is read to its end.
  const other = await somebody();
  const larger = `sku,title\n${`A-1,${'x'.repeat(1_000)}\n`.repeat(4_500)}`;
  expect((await send(other.me, larger, { query: '?dryRun=true' })).status).toBe(202);
  expect((await app.pool.query('select from offering_import where user_id = $1', [id])).rowCount).toBe(1);
});
