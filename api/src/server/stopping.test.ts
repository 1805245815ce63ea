import { startApp, type TestApp } from '../../test/app.ts';
import { anRfp, aUser } from '../../test/factories.ts';
import { holding, waiting } from '../../test/locks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('a request that runs is finished, and no new one is taken', async () => {
  const rfp = await anRfp(app.pool, { user_id: (await aUser(app.pool)).id });
  const bidder = await app.as(await aUser(app.pool));
  const hold = await holding(app.pool, ['select from rfp where id = $1 for update', [rfp.id]]);
  const bid = bidder.post('/api/bids', { rfpId: rfp.id, amount: '5.00' });
  await waiting(app.pool, 1);

  let isStopped = false;
  const stopped = app.stop().then(() => (isStopped = true));
  await expect(app.anyone.with({ connection: 'close' }).get('/livez')).rejects.toThrow('fetch failed');
  expect(isStopped).toBe(false);

  await hold.end('commit');
  expect((await bid).status).toBe(201);
  await stopped;
  // The app lets go of all its connections; PostgreSQL needs a moment to say so.
  const held = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%session%'`;
  while ((await app.pool.query(held)).rowCount) await new Promise((resolve) => setTimeout(resolve, 10));
});
