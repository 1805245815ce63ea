import { startApp, type TestApp } from '../../test/app.ts';
import { anRfp, aUser } from '../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('a request that runs is finished, and no new one is taken', async () => {
  const rfp = await anRfp(app.pool, { user_id: (await aUser(app.pool)).id });
  const bidder = await app.as(await aUser(app.pool));
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('select from rfp where id = $1 for update', [rfp.id]);

  const bid = bidder.post('/api/bids', { rfpId: rfp.id, amount: '5.00' });
  const isWaiting = async () =>
    (
      await app.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount === 1;
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));

  let isStopped = false;
  const stopped = app.stop().then(() => (isStopped = true));
  await expect(app.anyone.with({ connection: 'close' }).get('/livez')).rejects.toThrow('fetch failed');
  expect(isStopped).toBe(false);

  await holder.query('commit');
  holder.release();
  expect((await bid).status).toBe(201);
  await stopped;
  // The app holds none of its connections any more.
  const { rows } = await app.pool.query<{ query: string }>(
    'select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  expect(rows.filter(({ query }) => query.includes('session'))).toEqual([]);
});
