import { jest } from '@jest/globals';
import { hashOf, startApp, type TestApp } from '../../../test/app.ts';
import { registration } from '../../../test/bodies.ts';
import type { Answer } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { Sessions } from './sessions.ts';

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

describe('the cookie', () => {
  it('on http', async () => {
    const cookie = cookieOf(await app.anyone.post('/api/login', credentials));
    expect(cookie).toMatch(/^feedstock_sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('on https, and for fewer days', async () => {
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

describe('logging in', () => {
  it('gives a new id, and the one before is worth nothing', async () => {
    const first = await app.anyone.post('/api/login', credentials);
    const second = await app.anyone.post('/api/login', credentials, { cookie: pairOf(first) });
    expect(idOf(second)).not.toBe(idOf(first));
    expect([await stored(idOf(first)), await stored(idOf(second))]).toEqual([false, true]);
    expect([await isSignedIn(pairOf(first)), await isSignedIn(pairOf(second))]).toEqual([false, true]);
  });

  it('never takes over an id that was planted', async () => {
    const planted = 'feedstock_sid=chosen-by-somebody-else';
    const answer = await app.anyone.post('/api/login', credentials, { cookie: planted });
    expect(pairOf(answer)).not.toBe(planted);
    expect(await isSignedIn(planted)).toBe(false);
  });
});

describe('logging out', () => {
  it('ends the session at once, clears the cookie, and is fine without one', async () => {
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

  it('elsewhere is noticed within a second', async () => {
    const answer = await app.anyone.post('/api/login', credentials);
    expect(await isSignedIn(pairOf(answer))).toBe(true);
    // As another instance would.
    await app.pool.query('delete from session where id_hash = $1', [hashOf(idOf(answer))]);
    await settled(pairOf(answer));
    expect(await isSignedIn(pairOf(answer))).toBe(false);
  });
});

describe('time', () => {
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

  it('idle for seven days, or thirty days old, it is over', async () => {
    expect(await works(await session('6 days 23 hours', '1 day'))).toBe(true);
    expect(await works(await session('7 days 1 minute', '1 day'))).toBe(false);
    expect(await works(await session('1 minute', '-1 second'))).toBe(false);
  });

  it('is told to last as long as the settings say', async () => {
    const id = idOf(await app.anyone.post('/api/login', credentials));
    const { rows } = await app.pool.query<{ days: number }>(
      'select extract(epoch from expires_at - created_at)::float8 / 86400 as days from session where id_hash = $1',
      [hashOf(id)],
    );
    expect(rows[0]?.days).toBeCloseTo(30, 3);
  });

  it('use keeps it alive, written down every five minutes at most', async () => {
    const [old, young] = [await session('6 minutes', '1 day'), await session('4 minutes', '1 day')];
    await Promise.all([works(old), works(young)]);
    const { rows } = await app.pool.query<{ age: number }>(
      `select round(extract(epoch from clock_timestamp() - last_seen_at) / 60)::int as age from session where id_hash = any ($1) order by last_seen_at desc`,
      [[hashOf(old), hashOf(young)]],
    );
    expect(rows.map(({ age }) => age)).toEqual([0, 4]);
  });

  it('what is over is thrown away', async () => {
    const [idle, expired, good] = [
      await session('8 days', '1 day'),
      await session('1 minute', '-1 day'),
      await session('2 days', '2 days'),
    ];
    await new Sessions(app.pool, { idleDays: 7, days: 30 }).purge();
    expect([await stored(idle), await stored(expired), await stored(good)]).toEqual([false, false, true]);
  });
});

describe('what a process has read of a session', () => {
  const began = Date.now();
  let now: number;
  let reads: number;
  let sessions: Sessions;
  beforeEach(() => {
    now = began;
    reads = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    // The very pool, with its questions counted.
    const query = (...asked: Parameters<typeof app.pool.query>) => (reads++, app.pool.query(...asked));
    sessions = new Sessions({ query } as unknown as typeof app.pool, { idleDays: 7, days: 30 });
  });
  afterEach(() => jest.restoreAllMocks());

  const after = async (ms: number, id: string): Promise<string | undefined> => {
    now = began + ms;
    return (await sessions.find(id))?.id;
  };
  /** When what was asked of the database meanwhile has been answered. */
  const readAgain = async (): Promise<void> => {
    await app.pool.query('select');
    await new Promise((resolve) => setTimeout(resolve, 50));
  };

  it('is believed for a second, and read again before that for whoever is busy', async () => {
    const id = await sessions.start(user.id, null);
    reads = 0;
    expect([await after(0, id), await after(600, id), reads]).toEqual([user.id, user.id, 1]);
    expect([await after(800, id), await after(810, id), reads]).toEqual([user.id, user.id, 2]);
    await readAgain();
    // As fresh as it was read at 800: nobody waits.
    expect([await after(1_400, id), reads]).toEqual([user.id, 2]);
    expect([await after(3_000, id), reads]).toEqual([user.id, 3]);
  });

  it('is over for whoever is busy when it was found to be', async () => {
    const id = await sessions.start(user.id, null);
    await after(0, id);
    await app.pool.query('delete from session where id_hash = $1', [hashOf(id)]);
    await after(800, id);
    await readAgain();
    expect(await after(810, id)).toBeUndefined();
  });

  it('does not come back by a reading that was under way when it was ended', async () => {
    const id = await sessions.start(user.id, null);
    await after(0, id);
    await Promise.all([after(800, id), sessions.end(id)]);
    await readAgain();
    expect(await after(810, id)).toBeUndefined();
  });
});
