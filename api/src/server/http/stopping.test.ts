import { startApp, type TestApp } from '../../../test/app.ts';
import { anRfp, aUser } from '../../../test/factories.ts';
import { until } from '../../../test/instanceGroup.ts';
import { holding, waiting } from '../../../test/lockGate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('A stopping server finishes running requests and accepts no new ones', async () => {
  const rfp = await anRfp(app.pool, { user_id: (await aUser(app.pool)).id });
  // The stopped server cannot answer with the document.
  const bidder = (await app.as(await aUser(app.pool))).beyondDocument();
  const hold = await holding(app.pool, ['select from rfp where id = $1 for update', [rfp.id]]);
  const bid = bidder.post('/api/bids', { rfpId: rfp.id, amount: '5.00' });
  await waiting(app.pool, 1);

  let isStopped = false;
  const stopped = app.stop().then(() => (isStopped = true));
  const visitor = app.anyone.with({ connection: 'close' });
  await until('new connections are refused', () =>
    visitor.get('/livez').then(
      () => false,
      () => true,
    ),
  );
  expect(isStopped).toBe(false);

  await hold.end('commit');
  expect((await bid).status).toBe(201);
  await stopped;
  // PostgreSQL takes a moment to report the closed connections.
  const held = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like '%session%'`;
  while ((await app.pool.query(held)).rowCount) await new Promise((resolve) => setTimeout(resolve, 10));
});
