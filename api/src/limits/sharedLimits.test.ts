import { jest } from '@jest/globals';
import type { Pool } from 'pg';
import { startApp } from '../../test/app.ts';
import type { Caller } from '../../test/caller.ts';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { failingProxy } from '../../test/failingProxy.ts';
import { aUser } from '../../test/factories.ts';
import { openPool } from '../database/pool.ts';
import type { DatabaseAddress } from '../database/address.ts';
import { SharedLimits } from './sharedLimits.ts';

const WINDOW_S = 60;
const LIMIT = 100;

let database: TestDatabase;
const pools: Pool[] = [];
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(() => pools[0]?.query('delete from shared_limit'));
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

/** The limits of an instance, which collect failed exchanges. */
const anInstance = (address: DatabaseAddress = database.app) => {
  const pool = openPool(address, 1, () => undefined);
  pools.push(pool);
  const errors: unknown[] = [];
  const limits = new SharedLimits(pool, (error) => errors.push(error));
  const limiter = limits.limiter('member', { points: LIMIT, duration: WINDOW_S });
  const spent = async (key: string): Promise<number> => (await limiter.get(key))?.consumedPoints ?? 0;
  return { pool, errors, limits, limiter, spent };
};
const change = (sql: string) => pools[0]!.query(sql);

describe('Limits of two instances on one database', () => {
  it('count the budget at both', async () => {
    const [one, other] = [anInstance(), anInstance()];
    await one.limiter.consume('a', 70);
    await one.limits.exchange();
    await other.limiter.consume('a', 20);
    await other.limits.exchange();
    expect(await other.spent('a')).toBe(90);
    await expect(other.limiter.consume('a', 11)).rejects.toMatchObject({ consumedPoints: 101 });
    await one.limiter.consume('b', 1);
    await one.limits.exchange();
    expect(await one.spent('b')).toBe(1);
  });

  it('apply a refund at one to the other', async () => {
    const [one, other] = [anInstance(), anInstance()];
    await one.limiter.consume('a', 100);
    await one.limits.exchange();
    await other.limiter.consume('a', 1);
    await other.limits.exchange();
    expect(await other.spent('a')).toBe(101);
    await one.limiter.reward('a', 90);
    await one.limits.exchange();
    await expect(other.limiter.consume('a', 1)).rejects.toMatchObject({ consumedPoints: 102 });
    await other.limits.exchange();
    expect(await other.spent('a')).toBe(12);
  });

  it('refund no more than was spent in the window', async () => {
    const { limiter, spent } = anInstance();
    expect(await limiter.reward('a', 5)).toBeNull();
    await limiter.consume('a', 3);
    await limiter.reward('a', 5);
    expect(await spent('a')).toBe(0);
  });

  it('send points spent during an exchange with the next one', async () => {
    const [one, other] = [anInstance(), anInstance()];
    await one.limiter.consume('a', 10);
    const underWay = one.limits.exchange();
    await one.limiter.consume('a', 5);
    await underWay;
    expect(await one.spent('a')).toBe(15);
    await one.limits.exchange();
    await other.limiter.consume('a', 1);
    await other.limits.exchange();
    expect(await other.spent('a')).toBe(16);
  });

  it('renew at the same time at both and start from zero', async () => {
    const [one, other] = [anInstance(), anInstance()];
    await one.limiter.consume('a', 50);
    await one.limits.exchange();
    await change(`update shared_limit set ends_at = clock_timestamp() + interval '20 seconds'`);
    await other.limiter.consume('a', 1);
    await other.limits.exchange();
    expect((await other.limiter.get('a'))?.msBeforeNext).toBeLessThanOrEqual(20_000);
    await change(`update shared_limit set ends_at = clock_timestamp() - interval '1 second'`);
    await one.limiter.consume('a', 2);
    await one.limits.exchange();
    expect(await one.spent('a')).toBe(2);
  });

  it('need no statement per request and one per exchange', async () => {
    const { pool, limits, limiter } = anInstance();
    const statements = jest.spyOn(pool, 'query');
    for (let nth = 0; nth < 1_000; nth++) await limiter.consume(`caller ${nth % 10}`, 1).catch(() => undefined);
    expect(statements).toHaveBeenCalledTimes(0);
    await limits.exchange();
    expect(statements).toHaveBeenCalledTimes(1);
    await limits.exchange();
    expect(statements).toHaveBeenCalledTimes(1);
  });

  it('exchange and purge at the same time without a deadlock', async () => {
    const [one, other] = [anInstance(), anInstance()];
    const keys = Array.from({ length: 1_000 }, (_, nth) => `caller ${nth}`);
    const rounds = 5;
    for (let round = 1; round <= rounds; round++) {
      for (const key of keys) await one.limiter.consume(key);
      for (const key of keys.toReversed()) await other.limiter.consume(key);
      await Promise.all([one.limits.exchange(), other.limits.exchange(), anInstance().limits.purge()]);
    }
    expect([...one.errors, ...other.errors]).toEqual([]);
    const { rows } = await change('select min(points), max(points), count(*)::int from shared_limit');
    expect(rows).toEqual([{ min: rounds * 2, max: rounds * 2, count: keys.length }]);
  });

  it('store a caller only until the window ends', async () => {
    const { limits, limiter } = anInstance();
    await limiter.consume('a');
    await limiter.consume('b');
    await limits.exchange();
    await change(`update shared_limit set ends_at = clock_timestamp() - interval '1 second' where key = 'member:a'`);
    await limits.purge();
    expect((await change('select key from shared_limit')).rows).toEqual([{ key: 'member:b' }]);
  });

  it('continue without the database, report that once, and exchange the spent points later', async () => {
    const proxy = await failingProxy(database.app);
    const [one, other] = [anInstance({ ...database.app, host: proxy.host, port: proxy.port }), anInstance()];
    await one.limiter.consume('a', 10);
    await one.limits.exchange();
    await proxy.cut();
    for (let time = 1; time <= 3; time++) {
      await one.limiter.consume('a', 10);
      await one.limits.exchange();
    }
    expect([await one.spent('a'), one.errors.length]).toEqual([40, 1]);
    await expect(one.limiter.consume('a', 61)).rejects.toMatchObject({ consumedPoints: 101 });
    await one.limiter.reward('a', 61);
    await proxy.restore();
    await one.limits.exchange();
    await other.limiter.consume('a', 1);
    await other.limits.exchange();
    expect(await other.spent('a')).toBe(41);
    await one.pool.end();
    pools.splice(pools.indexOf(one.pool), 1);
    await proxy.cut();
  });
});

const pause = (ms = 100) => new Promise((resolve) => setTimeout(resolve, ms));

it('A member without points is refused at the other instance too, which still serves other members', async () => {
  const app = await startApp({ RATE_LIMITS: 'on', LIMIT_POINTS_PER_MEMBER: '5000' });
  try {
    const twin = await app.twin();
    const member = await app.as(await aUser(app.pool));
    // The cost of an invalid document depends on its size.
    const waste = `{ ${'x'.repeat(10_000)} }`;
    while ((await member.post('/graphql', { query: waste })).status !== 429);
    const read = async (caller: Caller) => (await caller.post('/graphql', { query: '{ me { id } }' })).status;
    while ((await read(member)) !== 429);
    let reads = 0;
    for (; (await read(twin.as(member))) === 200; reads++) await pause();
    // Without the exchange the other instance would allow more than 400.
    expect(reads).toBeLessThan(200);
    expect(await read(twin.as(await app.as(await aUser(app.pool))))).toBe(200);
  } finally {
    await app.close();
  }
});

it('Failed logins at one instance count at the other', async () => {
  const max = 20;
  const app = await startApp({ RATE_LIMITS: 'on', LIMIT_LOGIN_FAILURES_PER_MINUTE: String(max) });
  try {
    const twin = await app.twin();
    const wrong = async (caller: Caller, name: string) =>
      (await caller.post('/api/login', { email: `${name}@acme.example`, password: 'x' })).status;
    for (let nth = 1; nth <= max; nth++) expect(await wrong(app.anyone, `one${nth}`)).toBe(401);
    let attempts = 0;
    for (; (await wrong(twin.as(app.anyone), `other${attempts}`)) === 401; attempts++) await pause(500);
    expect(attempts).toBeLessThan(max);
  } finally {
    await app.close();
  }
});
