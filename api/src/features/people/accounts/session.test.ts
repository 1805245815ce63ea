import { jest } from '@jest/globals';
import { Pool } from 'pg';
import { hashOf, startApp, type TestApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Answer } from '../../../../test/answer.ts';
import { aUser } from '../../../../test/factories.ts';
import { SessionStore } from './sessionStore.ts';

let app: TestApp;
let user: { id: string };
beforeAll(async () => {
  app = await startApp();
  user = await aUser(app.pool);
  await app.anyone.post('/api/register', registration);
});
afterAll(() => app.close());

const credentials = { email: registration.email, password: registration.password };
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0] ?? '';
const pairOf = (answer: Answer): string => cookieOf(answer).split(';')[0] ?? '';
const idOf = (answer: Answer): string => pairOf(answer).split('=')[1] ?? '';
const stored = async (id: string): Promise<boolean> =>
  (await app.pool.query('select from session where id_hash = $1', [hashOf(id)])).rowCount === 1;

const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await app.anyone.get('/api/user', { cookie })).text !== 'null';
const settled = async (cookie: string): Promise<void> => {
  const until = Date.now() + 1_100;
  while ((await isSignedIn(cookie)) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('The session cookie', () => {
  it('has the right flags on HTTP', async () => {
    const cookie = cookieOf(await app.anyone.post('/api/login', credentials));
    expect(cookie).toMatch(/^feedstock_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('has the right flags on HTTPS and lasts as long as set', async () => {
    const secure = await startApp({ PUBLIC_URL: 'https://market.example', SESSION_DAYS: '2' });
    try {
      const answer = await secure.anyone.post('/api/register', registration);
      expect(cookieOf(answer)).toMatch(
        /^__Host-feedstock_sid=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const plain = pairOf(answer).replace('__Host-', '');
      expect(await secure.anyone.with({ cookie: pairOf(answer) }).read('/api/user')).toMatchObject({
        email: registration.email,
      });
      expect(await secure.anyone.with({ cookie: plain }).read('/api/user')).toBeNull();
    } finally {
      await secure.close();
    }
  });
});

describe('Logging in', () => {
  it('creates a new session id and ends the previous session', async () => {
    const first = await app.anyone.post('/api/login', credentials);
    const second = await app.anyone.post('/api/login', credentials, { cookie: pairOf(first) });
    expect(idOf(second)).not.toBe(idOf(first));
    expect([await stored(idOf(first)), await stored(idOf(second))]).toEqual([false, true]);
    expect([await isSignedIn(pairOf(first)), await isSignedIn(pairOf(second))]).toEqual([false, true]);
  });

  it('never adopts a session id chosen by others', async () => {
    const planted = 'feedstock_sid=chosen-by-somebody-else';
    const answer = await app.anyone.post('/api/login', credentials, { cookie: planted });
    expect(pairOf(answer)).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
  });
});

describe('Logging out', () => {
  it('ends the session, clears the cookie, and succeeds without a session', async () => {
    const cookie = pairOf(await app.anyone.post('/api/login', credentials));
    expect(await isSignedIn(cookie)).toBe(true);
    const out = await app.anyone.post('/api/logout', undefined, { cookie });
    expect([out.status, out.text]).toEqual([200, '{}']);
    expect(cookieOf(out)).toMatch(
      /^feedstock_sid=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
    );
    expect(await isSignedIn(cookie)).toBe(false);
    expect((await app.anyone.post('/api/logout')).status).toBe(200);
  });

  it('at another instance takes effect within a second', async () => {
    const answer = await app.anyone.post('/api/login', credentials);
    expect(await isSignedIn(pairOf(answer))).toBe(true);
    // Like another instance.
    await app.pool.query('delete from session where id_hash = $1', [hashOf(idOf(answer))]);
    await settled(pairOf(answer));
    expect(await isSignedIn(pairOf(answer))).toBe(false);
  });
});

describe('A session', () => {
  const session = async (lastSeen: string, expires: string): Promise<string> => {
    const id = `${lastSeen} ${expires}`.replaceAll(' ', '-');
    await app.pool.query(
      `insert into session (id_hash, user_id, last_seen_at, expires_at)
       values ($1, $2, clock_timestamp() - $3::interval, clock_timestamp() + $4::interval)`,
      [hashOf(id), user.id, lastSeen, expires],
    );
    return id;
  };
  const works = (id: string): Promise<boolean> => isSignedIn(`feedstock_sid=${id}`);

  it('ends after seven days without use or after thirty days', async () => {
    expect(await works(await session('6 days 23 hours', '1 day'))).toBe(true);
    expect(await works(await session('7 days 1 minute', '1 day'))).toBe(false);
    expect(await works(await session('1 minute', '-1 second'))).toBe(false);
  });

  it('lasts as long as the settings say', async () => {
    const id = idOf(await app.anyone.post('/api/login', credentials));
    const { rows } = await app.pool.query<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::float8 / 86400 as days from session where id_hash = $1',
      [hashOf(id)],
    );
    expect(rows[0]?.days).toBeCloseTo(30, 3);
  });

  it('is prolonged by use, written at most every five minutes', async () => {
    const [old, young] = [await session('6 minutes', '1 day'), await session('4 minutes', '1 day')];
    await Promise.all([works(old), works(young)]);
    const { rows } = await app.pool.query<{ age: number }>(
      `select round(extract(epoch from clock_timestamp() - last_seen_at) / 60)::int as age from session where id_hash = any ($1) order by last_seen_at desc`,
      [[hashOf(old), hashOf(young)]],
    );
    expect(rows.map(({ age }) => age)).toEqual([0, 4]);
  });

  it('is deleted after its end', async () => {
    const [idle, expired, good] = [
      await session('8 days', '1 day'),
      await session('1 minute', '-1 day'),
      await session('2 days', '2 days'),
    ];
    await new SessionStore(app.pool, { idleDays: 7, days: 30 }).purge();
    expect([await stored(idle), await stored(expired), await stored(good)]).toEqual([false, false, true]);
  });
});

describe('The session cache of a process', () => {
  const began = Date.now();
  let now: number;
  let reads: number;
  let sessions: SessionStore;
  let pending: Promise<unknown>[];
  beforeEach(() => {
    now = began;
    reads = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    pending = [];
    const query = (...asked: Parameters<typeof app.pool.query>) => {
      reads++;
      const answer = Promise.resolve(app.pool.query(...asked));
      pending.push(answer);
      return answer;
    };
    sessions = new SessionStore(Object.assign(new Pool(), { query }), { idleDays: 7, days: 30 });
  });
  afterEach(() => jest.restoreAllMocks());

  const after = async (ms: number, id: string): Promise<string | undefined> => {
    now = began + ms;
    return (await sessions.find(id))?.id;
  };
  /** Waits for pending queries, and until the store has taken their answers. */
  const readAgain = async (): Promise<void> => {
    await Promise.all(pending);
    await new Promise((resolve) => setImmediate(resolve));
  };

  it('is valid for a second', async () => {
    const id = await sessions.start(user.id, null);
    reads = 0;
    expect([await after(0, id), await after(999, id), reads]).toEqual([user.id, user.id, 1]);
    expect([await after(1_001, id), reads]).toEqual([user.id, 2]);
  });

  it('drops a session that ended elsewhere within a second', async () => {
    const id = await sessions.start(user.id, null);
    await after(0, id);
    await app.pool.query('delete from session where id_hash = $1', [hashOf(id)]);
    expect(await after(1_001, id)).toBeUndefined();
  });

  it('does not restore a session that ended during a read', async () => {
    const id = await sessions.start(user.id, null);
    await after(0, id);
    await Promise.all([after(800, id), sessions.end(id)]);
    await readAgain();
    expect(await after(810, id)).toBeUndefined();
  });
});
