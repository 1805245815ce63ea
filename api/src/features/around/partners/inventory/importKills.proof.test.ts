// The server is killed while it applies a file: the import goes on, and every row is applied once.
import { aUser } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { startInstances, until, type Instances } from '../../../../../test/instanceGroup.ts';

const ROWS = Number(process.env['IMPORT_ROWS'] ?? 200);
const KILLS = Number(process.env['IMPORT_KILLS'] ?? 2);

let market: Instances;
beforeAll(async () => {
  market = await startInstances({ environments: [{}] });
}, 60_000);
afterAll(() => market.close());

interface Progress {
  done: number;
  added: number;
  failed: number;
  finishedAt: string | null;
}

it(`all ${ROWS} rows are applied once over ${KILLS} kills`, async () => {
  const user = await aUser(market.pool);
  await market.pool.query(
    `insert into company_profile (id, user_id, company_name, phone, verification_status) values (gen_random_uuid(), $1, 'Acme', '1', 'approved')`,
    [user.id],
  );
  const me = await market.as(user);
  const rows = Array.from({ length: ROWS }, (_, at) => `K-${at},Acid ${at},Strong.,20,MT,10.00`);
  const began = performance.now();
  const { status, headers } = await me.send(
    'POST',
    '/api/offerings/import',
    ['sku,title,description,quantity,unit,price', ...rows].join('\n'),
    { 'content-type': 'text/csv' },
  );
  expect(status).toBe(202);
  const id = headers.get('location')?.split('/').at(-1);
  const progress = async (): Promise<Progress> =>
    (
      await market.pool.query<Progress>(
        'select done, added, failed, finished_at as "finishedAt" from offering_import where id = $1',
        [id],
      )
    ).rows[0]!;
  for (let kill = 1; kill <= KILLS; kill++) {
    const goal = (kill * ROWS) / (2 * KILLS + 1);
    await until('some rows are done', async () => (await progress()).done >= goal, 120);
    // The next row waits for this lock, so the server dies in the middle of it.
    const hold = await holding(market.pool, ['select from offering_import where id = $1 for update', [id]]);
    expect((await progress()).finishedAt).toBeNull();
    await waiting(market.pool, 1);
    await market.at(0).kill();
    await hold.end('rollback');
    // Other instances do this once the dead one has been silent for a while.
    await market.pool.query(
      'select graphile_worker.force_unlock_workers(array(select locked_by from graphile_worker.jobs where locked_by is not null))',
    );
    await market.at(0).run();
  }
  await until('the import has finished', async () => (await progress()).finishedAt !== null, 240);
  expect(await progress()).toMatchObject({ done: ROWS, added: ROWS, failed: 0 });
  const { rows: found } = await market.pool.query<{ offerings: number; skus: number; spent: number }>(
    `select count(*)::int as offerings, count(distinct sku)::int as skus,
       (select sum(imports)::int from write_quota where member_id = $1) as spent from offering where user_id = $1`,
    [user.id],
  );
  expect(found).toEqual([{ offerings: ROWS, skus: ROWS, spent: ROWS }]);
  if (process.env['IMPORT_ROWS'])
    console.log(`${ROWS} rows in ${Math.round(performance.now() - began)} ms, ${KILLS} kills`);
}, 600_000);
