import { startApp, type TestApp } from '../../../../test/app.ts';
import { anOffering, anRfp, aProduct, aUser } from '../../../../test/factories.ts';
import { day } from '../../../../test/world.ts';
import { expirePostings } from './expiry.ts';

let app: TestApp;
let user_id: string;
beforeAll(async () => {
  app = await startApp();
  user_id = (await aUser(app.pool)).id;
});
afterAll(() => app.close());

const statusOf = async (table: string, { id }: { id: string }) =>
  (await app.pool.query<{ status: string }>(`select status from ${table} where id = $1`, [id])).rows[0]?.status;

it('Postings are stored as expired after their last day, but not on it', async () => {
  const offerings = await Promise.all(
    [day(-1), day(0), null].map((available_until) => anOffering(app.pool, { user_id, available_until })),
  );
  const rfps = await Promise.all(
    [day(-1), day(0), null].map((closing_date) => anRfp(app.pool, { user_id, closing_date })),
  );
  await expirePostings(app.pool);
  expect(await Promise.all(offerings.map((row) => statusOf('offering', row)))).toEqual(['expired', 'active', 'active']);
  expect(await Promise.all(rfps.map((row) => statusOf('rfp', row)))).toEqual(['expired', 'active', 'active']);
});

it('Reads show the expiry before it is stored', async () => {
  const rfp = await anRfp(app.pool, { user_id, closing_date: day(-1) });
  const { rfp: read } = await app.anyone.data('query ($id: ID!) { rfp(id: $id) { status } }', { id: rfp.id });
  expect([read, await statusOf('rfp', rfp)]).toEqual([{ status: 'expired' }, 'active']);
});

it('Other final statuses do not change', async () => {
  const sold = await anOffering(app.pool, { user_id, available_until: day(-1), status: 'sold_out' });
  const awarded = await anRfp(app.pool, { user_id, closing_date: day(-1), status: 'awarded' });
  await expirePostings(app.pool);
  expect([await statusOf('offering', sold), await statusOf('rfp', awarded)]).toEqual(['sold_out', 'awarded']);
});

it('The product no longer counts expired offerings', async () => {
  const product_id = (await aProduct(app.pool)).id;
  await anOffering(app.pool, { user_id, product_id, price: '5.00', available_until: day(-1) });
  await anOffering(app.pool, { user_id, product_id, price: '7.00' });
  await expirePostings(app.pool);
  const { rows } = await app.pool.query('select offer_count, lowest_price from product where id = $1', [product_id]);
  expect(rows).toEqual([{ offer_count: 1, lowest_price: '7.00' }]);
});

it('Any number of postings expires, except those being changed, which expire at the next run', async () => {
  await app.pool.query(
    `insert into offering (id, user_id, party_id, title, description, quantity, unit, price, available_until)
     select gen_random_uuid(), id, party_id, 'Acid', '', 1, 'MT', 1, $2 from "user", generate_series(1, 1100) where id = $1`,
    [user_id, day(-1)],
  );
  const held = await anOffering(app.pool, { user_id, available_until: day(-1) });
  const holder = await app.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from offering where id = $1 for update', [held.id]);
    await expirePostings(app.pool);
    const { rows } = await app.pool.query(`select id from offering where status = 'active' and available_until < $1`, [
      day(0),
    ]);
    expect(rows).toEqual([{ id: held.id }]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expirePostings(app.pool);
  expect(await statusOf('offering', held)).toBe('expired');
});
