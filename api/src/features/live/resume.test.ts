// R6: whoever watches goes on where it was, whichever instance falls: nothing missed, nothing twice, in the order of the log.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { COOKIE, hashOf } from '../../../test/app.ts';
import { Caller } from '../../../test/caller.ts';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { aUser } from '../../../test/factories.ts';
import { buildServer, Instance } from '../../../test/instance.ts';
import { Onlooker, subscriptions, type News } from '../../../test/onlooker.ts';
import { postAuction } from '../../../test/posted.ts';
import { eventsOf, type Told } from '../../../test/soundAuction.ts';
import { newId } from '../../database/id.ts';
import { newsOf } from './news.ts';

const CLIENTS = Number(process.env['LIVE_CLIENTS'] ?? 50);
const RESTARTS = Number(process.env['LIVE_RESTARTS'] ?? 3);
const BIDS_PER_SECOND = Number(process.env['LIVE_BIDS'] ?? 40);

let database: TestDatabase;
let pool: pg.Pool;
let instances: Instance[] = [];
let onlookers: Onlooker[] = [];

beforeAll(async () => {
  buildServer();
  database = await freshDatabase();
  pool = new pg.Pool({ ...database.connection, max: 4 });
  pool.on('error', () => undefined);
  instances = await Promise.all([Instance.start(database.connection), Instance.start(database.connection)]);
}, 60_000);
afterAll(async () => {
  await Promise.all(onlookers.map((onlooker) => onlooker.close()));
  await Promise.all(instances.map((instance) => instance.kill()));
  await pool.end();
  await database.drop();
});

const newSession = async (): Promise<{ userId: string; cookie: string }> => {
  const [user, id] = [await aUser(pool), newId()];
  await pool.query(
    `insert into session (id_hash, user_id, expires_at) values ($1, $2, clock_timestamp() + interval '1 day')`,
    [hashOf(id), user.id],
  );
  return { userId: user.id, cookie: `${COOKIE}=${id}` };
};

const until = async (isSo: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  for (const end = Date.now() + 15_000; !(await isSo()); await sleep(50))
    if (Date.now() > end) throw new Error(`Not in time: ${what}.`);
};

/** What the log tells a member or a visitor, event by event. */
const toldBy = (events: readonly Told[], isMember: boolean): News[] =>
  events.flatMap((event) => newsOf(event, 'public', { isMember, isOwner: false, alias: null }) ?? []);

it('misses nothing and tells nothing twice while instances come and go', async () => {
  const owner = new Caller(instances[0]!.url, { cookie: (await newSession()).cookie });
  const auctions = await Promise.all([
    postAuction(owner, { bidIncrement: '0.01' }),
    postAuction(owner, { bidIncrement: '0.01', type: 'reverse', startingPrice: '1000000' }),
  ]);
  const member = await newSession();
  const bidders = await Promise.all([newSession(), newSession(), newSession()]);
  const sessions = Array.from({ length: Math.ceil(CLIENTS / 8) }, () => newSession());
  const members = await Promise.all(sessions);
  onlookers = Array.from({ length: CLIENTS }, (_, nth) => {
    let attempts = nth;
    const isMember = nth % 2 === 0;
    return new Onlooker({
      query: nth % 3 === 0 ? subscriptions.auctionChanged() : subscriptions.auctionsChanged(),
      variables: nth % 3 === 0 ? { auctionId: auctions[nth % 2] } : {},
      ...(isMember && { cookie: (members[nth >> 3] ?? member).cookie }),
      url: () => instances[attempts++ % instances.length]!.url,
    });
  });
  await Promise.all(onlookers.map(({ ready }) => ready));
  const watched = (nth: number): string[] => (nth % 3 === 0 ? [auctions[nth % 2]!] : auctions);

  let isOver = false;
  let amount = 0;
  const bidding = bidders.map(async ({ cookie }, nth) => {
    for (let bid = nth; !isOver; bid++) {
      const at = instances[bid % instances.length]!;
      amount++;
      const isForward = bid % 2 === 0;
      await new Caller(at.url, { cookie })
        .post('/api/bids', {
          auctionId: auctions[bid % 2],
          amount: isForward ? `${100 + amount}.00` : `${1_000_000 - amount}.00`,
        })
        .catch(() => undefined);
      await sleep((1_000 * bidders.length) / BIDS_PER_SECOND);
    }
  });
  // From its first frame on an onlooker has a place to go on from.
  await until(
    () => onlookers.every((onlooker, nth) => watched(nth).every((id) => onlooker.newsOf(id).length > 0)),
    'everybody has heard of each auction once',
  );
  const first = onlookers.map((onlooker, nth) => new Map(watched(nth).map((id) => [id, onlooker.newsOf(id)[0]!.at])));

  for (let restart = 0; restart < RESTARTS; restart++) {
    const victim = instances[restart % instances.length]!;
    await (restart % 2 === 0 ? victim.kill() : victim.terminate());
    await sleep(100);
    await victim.run();
    await sleep(500);
  }
  isOver = true;
  await Promise.all(bidding);

  const logs = new Map(await Promise.all(auctions.map(async (id) => [id, await eventsOf(pool, id)] as const)));
  const expected = (nth: number, id: string): News[] => {
    const all = toldBy(logs.get(id)!, nth % 2 === 0);
    return all.slice(all.findIndex(({ at }) => at === first[nth]!.get(id)));
  };
  await until(
    () =>
      onlookers.every((onlooker, nth) =>
        watched(nth).every((id) => onlooker.newsOf(id).length >= expected(nth, id).length),
      ),
    'everybody has heard of everything',
  );
  onlookers.forEach((onlooker, nth) => {
    for (const id of watched(nth)) expect(onlooker.newsOf(id)).toEqual(expected(nth, id));
  });
  expect(onlookers.every(({ returns }) => returns > 0)).toBe(true);
  report();
}, 600_000);

/** How long a change took to its onlookers, catching up after a break included; only a release says it. */
const report = (): void => {
  if (!process.env['LIVE_REPORT']) return;
  const lags = onlookers
    .flatMap(({ frames, arrived }) => frames.map(({ news }, at) => arrived[at]! - Date.parse(news.at(-1)!.at)))
    .sort((a, b) => a - b);
  const at = (share: number) => lags[Math.floor((lags.length - 1) * share)];
  console.log(`${lags.length} frames; from the decision to the onlooker: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
};
