import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { anOrder, aUser } from '../../../../../test/factories.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

const JOBS = '{ failedJobs { id task attempts lastError failedAt } marketOverview { failedJobs members } }';
const RETRY = 'mutation ($id: ID!) { retryJob(id: $id) }';

it('a failed job is shown without addresses, counted, and run again once', async () => {
  const { rows } = await app.pool.query<{ id: string }>(
    `select (graphile_worker.add_job('nobody_does_this', '{}'::json)).id::text as id`,
  );
  const id = rows[0]?.id;
  await app.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = '550 <bob@acme.example>: no such mailbox' where id = $1`,
    [id],
  );
  expect(await admin.data(JOBS)).toEqual({
    failedJobs: [
      {
        id,
        task: 'nobody_does_this',
        attempts: expect.any(Number),
        lastError: '550 <(address)>: no such mailbox',
        failedAt: expect.any(String),
      },
    ],
    marketOverview: { failedJobs: 1, members: 1 },
  });
  expect(await admin.data(RETRY, { id })).toEqual({ retryJob: true });
  expect(await admin.data(JOBS)).toMatchObject({ failedJobs: [], marketOverview: { failedJobs: 0 } });
  expect(await admin.refusal(RETRY, { id })).toMatchObject({ code: 'NOT_FOUND', message: 'Failed job not found.' });
  const audited = await app.pool.query(`select subject_id as id from audit_event where kind = 'job_retried'`);
  expect(audited.rows).toEqual([{ id }]);
});

it('the orders of a week and their value are counted without cancelled ones', async () => {
  const [buyer, seller] = [await aUser(app.pool), await aUser(app.pool)];
  const order = (total_amount: string, status: string) =>
    anOrder(app.pool, { buyer_id: buyer.id, seller_id: seller.id, total_amount, status });
  await order('1200.50', 'pending');
  await order('99.50', 'completed');
  await order('7.00', 'cancelled');
  const old = await order('3.00', 'completed');
  await app.pool.query(`update "order" set created_at = created_at - interval '8 days' where id = $1`, [old.id]);
  expect(await admin.data('{ marketOverview { newOrders newOrderValue } }')).toEqual({
    marketOverview: { newOrders: 2, newOrderValue: '1300.00' },
  });
  const support = await app.as(await aUser(app.pool, { role: 'support' }));
  expect(await support.data('{ marketOverview { newOrders newOrderValue } }')).toEqual({
    marketOverview: { newOrders: null, newOrderValue: null },
  });
});

it('the settings shown are those of the responding server', async () => {
  const { settingsInForce } = await admin.data<{ settingsInForce: Body[] }>(
    '{ settingsInForce { name value isSecret isSet source } }',
  );
  expect(settingsInForce.find(({ name }) => name === 'SESSION_DAYS')).toEqual({
    ...{ name: 'SESSION_DAYS', value: '30', isSecret: false, isSet: true, source: 'default' },
  });
});
