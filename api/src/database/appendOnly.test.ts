import { startApp, type TestApp } from '../../test/app.ts';
import { aBid, anRfp, aUser } from '../../test/factories.ts';
import { postAuction } from '../../test/auctions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  const [owner, bidder] = [await aUser(app.pool), await aUser(app.pool)];
  const auctionId = await postAuction(app.pool, await app.as(owner));
  const bid = await (await app.as(bidder)).post('/api/bids', { auctionId, amount: '100.00' });
  expect(bid.status).toBe(201);
  await aBid(app.pool, { user_id: bidder.id, rfp_id: (await anRfp(app.pool, { user_id: owner.id })).id });
  await app.pool.query(
    `insert into bid_void (bid_id, reason, at) select id, 'A mistake.', clock_timestamp() from bid where auction_id is not null`,
  );
});
afterAll(() => app.close());

const TABLES = { auction_event: 'payload', bid: 'amount', bid_void: 'reason' };

describe.each(Object.entries(TABLES))('%s', (table, column) => {
  it.each([
    ['UPDATE', `update ${table} set ${column} = ${column}`],
    ['DELETE', `delete from ${table}`],
    ['TRUNCATE', `truncate ${table} cascade`],
    // MERGE can update as well.
    ['UPDATE', `merge into ${table} using (select 1) one on true when matched then update set ${column} = ${column}`],
  ])('refuses %s: %s', async (operation, statement) => {
    const before = await app.fingerprint();
    expect(before[table]).not.toMatch(/^0:/);
    await expect(app.pool.query(statement)).rejects.toMatchObject({
      code: '42501',
      message: expect.stringContaining(`append-only: ${operation} refused`),
    });
    expect(await app.fingerprint()).toEqual(before);
  });
});

it('applies to superusers too, whom REVOKE would not stop', async () => {
  const { rows } = await app.pool.query<{ super: boolean }>(
    'select rolsuper as super from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ super: true }]);
});
