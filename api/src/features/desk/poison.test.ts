// A batch is one transaction: one command that PostgreSQL refuses must not take its neighbours along.
import { startApp, type TestApp } from '../../../test/app.ts';
import type { Body } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { holding, patient, waiting } from '../../../test/locks.ts';
import { aBidBy, postAuction } from '../../../test/auctions.ts';
import { expectSound } from '../../../test/soundAuction.ts';
import { AuctionEngine } from './auctionEngine.ts';

const POISON = '666.00';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({}, { address: patient });
  // Nothing that passes the transports fails in PostgreSQL, as far as is known; this does, and counts how often it is tried.
  await app.pool.query('create sequence tried');
  await app.pool.query(`create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if new.amount = ${POISON} then raise exception 'poisoned, for the %. time', nextval('tried'); end if;
      return new;
    end $$`);
  await app.pool.query('create trigger poison before insert on bid for each row execute function refuse_poison()');
});
afterAll(() => app.close());

it('of seven bids in one batch only the poisonous one fails', async () => {
  const owner = await app.as(await aUser(app.pool));
  const bidders = await Promise.all(Array.from({ length: 8 }, async () => app.as(await aUser(app.pool))));
  // Sealed, so that each bid counts whatever the order they come in.
  const auctionId = await postAuction(app.pool, owner, { bidVisibility: 'sealed' });
  await app.settled();
  const bid = (nth: number) => bidders[nth]!.post('/api/bids', { auctionId, amount: nth === 4 ? POISON : '100.00' });

  // The first waits for the row; those that come meanwhile are decided together when it is through.
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
  const told = answers.flatMap(({ status, text }) => (status === 201 ? [(JSON.parse(text) as Body)['id']] : []));
  expect(stored.rows.map(({ id }) => id).sort()).toEqual(told.sort());
  await expectSound(app.pool, auctionId);
});

it('is tried once among its neighbours and once alone', async () => {
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
