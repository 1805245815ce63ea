// A batch is one transaction; a command that PostgreSQL refuses must not fail the others.
import pg from 'pg';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { holding, patient, waiting } from '../../../../../test/lockGate.ts';
import { aBidBy, postAuction } from '../../../../../test/auctions.ts';
import { expectInvariants } from '../../../../../test/auctionInvariants.ts';
import { AuctionEngine } from './auctionEngine.ts';

const POISON = '666.00';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { address: patient });
  // No known input passes the transports and fails in PostgreSQL, so a trigger fails; the sequence counts the attempts.
  await app.pool.query('create sequence tried');
  await app.pool.query(`create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if new.amount = ${POISON} then raise exception 'poisoned, for the %. time', nextval('tried'); end if;
      return new;
    end $$`);
  await app.pool.query('create trigger poison before insert on bid for each row execute function refuse_poison()');
});
afterAll(() => app.close());

it('a bid that PostgreSQL rejects fails alone; the other bids of its batch are stored', async () => {
  const owner = await app.as(await aUser(app.pool));
  const bidders = await Promise.all(Array.from({ length: 8 }, async () => app.as(await aUser(app.pool))));
  // Sealed, so that every bid is accepted in any order.
  const auctionId = await postAuction(app.pool, owner, { bidVisibility: 'sealed' });
  await app.settled();
  const bid = (nth: number) =>
    bidders[nth]!.post('/api/bids', { auctionId, amount: nth === 4 ? POISON : '100.00', confirmed: true });

  // The first bid waits for the lock; the others queue up and form the next batch.
  const held = await holding(app.pool, ['select from auction where id = $1 for no key update', [auctionId]]);
  const first = bid(0);
  await waiting(app.pool, 1);
  const others = bidders.slice(1).map((_, nth) => bid(nth + 1));
  for (const bidder of bidders) await bidder.read('/api/user');
  await held.end('commit');

  const answers = await Promise.all([first, ...others]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 500, 201, 201, 201]);
  expect(answers[4]?.text).not.toContain('poison');
  const stored = await app.pool.query<{ id: string }>('select id from bid where auction_id = $1', [auctionId]);
  const acknowledged = answers.flatMap(({ status, text }) =>
    status === 201 ? [(JSON.parse(text) as Body)['id']] : [],
  );
  expect(stored.rows.map(({ id }) => id).sort()).toEqual(acknowledged.sort());
  await expectInvariants(app.pool, auctionId);
});

it('tries a rejected command once in its batch and once alone', async () => {
  const owner = await app.as(await aUser(app.pool));
  const bidders = await Promise.all(Array.from({ length: 3 }, () => aUser(app.pool)));
  const auctionId = await postAuction(app.pool, owner, { bidVisibility: 'sealed' });
  await app.settled();
  await app.pool.query('alter sequence tried restart');
  const engine = new AuctionEngine(app.pool);
  const bids = bidders.map(({ id }, nth) => engine.submit(auctionId, aBidBy(id, nth === 1 ? POISON : '100.00')));
  expect((await Promise.allSettled(bids)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await app.pool.query('select last_value from tried')).rows).toEqual([{ last_value: '2' }]);
});

it('a bid that fails in the middle of a pipelined batch fails alone', async () => {
  const owner = await app.as(await aUser(app.pool));
  const bidders = await Promise.all(Array.from({ length: 60 }, () => aUser(app.pool)));
  const auctionId = await postAuction(app.pool, owner, { bidVisibility: 'sealed' });
  await app.settled();
  const engine = new AuctionEngine(app.pool);
  const bids = bidders.map(({ id }, nth) => engine.submit(auctionId, aBidBy(id, nth === 20 ? POISON : '100.00')));
  const results = await Promise.allSettled(bids);
  expect(results.flatMap(({ status }, nth) => (status === 'rejected' ? [nth] : []))).toEqual([20]);
  expect((await app.pool.query('select from bid where auction_id = $1', [auctionId])).rowCount).toBe(59);
  await expectInvariants(app.pool, auctionId);
});

it('a failed lock leaves no transaction and no lock behind', async () => {
  const pool = new pg.Pool({ ...app.pool.options, max: 1 });
  const engine = new AuctionEngine(pool);
  const { id } = await aUser(app.pool);
  await expect(engine.submit('no-uuid', aBidBy(id, '100.00'))).rejects.toMatchObject({ code: '22P02' });
  const auctionId = await postAuction(app.pool, await app.as(await aUser(app.pool)));
  await app.settled();
  await engine.submit(auctionId, aBidBy(id, '100.00'));
  await expectInvariants(app.pool, auctionId);
  await pool.end();
});
