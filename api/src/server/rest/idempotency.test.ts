import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies } from '../../../test/bodies.ts';
import { creates, type Create } from '../../../test/createCommands.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aWorld, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

let keys = 0;
const newKey = (): Record<string, string> => ({ 'idempotency-key': `key ${++keys}` });
const rowsOf = async (table: string): Promise<number> => {
  await app.settled();
  const { rows } = await app.pool.query<{ count: number }>(`select count(*)::int from "${table}"`);
  return rows[0]?.count ?? 0;
};

describe.each(Object.keys(creates))('%s', (what) => {
  const create = (): Promise<Create> => creates[what]!(app.pool, world);

  it('returns the same record for a retry with the same key', async () => {
    const { table, path, caller, body } = await create();
    const key = newKey();
    const first = await caller.post(path, body, key);
    expect(first.status).toBe(201);
    const [before, rows] = [await app.fingerprint(), await rowsOf(table)];
    const again = await caller.post(path, body, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await rowsOf(table)).toBe(rows);
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses another command with the same key', async () => {
    const { path, caller, body, other } = await create();
    const key = newKey();
    expect((await caller.post(path, body, key)).status).toBe(201);
    const before = await app.fingerprint();
    expect(await caller.post(path, { ...body, ...other }, key)).toMatchObject({
      status: 422,
      text: 'This idempotency key was used for another command.',
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('creates one record for 50 equal commands at once', async () => {
    const { table, path, caller, body } = await create();
    const [key, rows, messages] = [newKey(), await rowsOf(table), await rowsOf('message')];
    const answers = await Promise.all(Array.from({ length: 50 }, () => caller.post(path, body, key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${(JSON.parse(text) as Body)['id']}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await rowsOf(table)).toBe(rows + 1);
    // Recipients get one message.
    expect(await rowsOf('message')).toBe(messages + (['RFP', 'offering', 'auction'].includes(what) ? 0 : 1));
  });
});

describe('An idempotency key', () => {
  const post = (caller: Caller, key: string, change: Body = {}) =>
    caller.post('/api/rfps', { ...bodies(world)['/api/rfps'], ...change }, { 'idempotency-key': key });

  it('is valid for one member only', async () => {
    const [mine, yours] = [await post(world.buyer, 'same words'), await post(world.other, 'same words')];
    expect([mine.status, yours.status]).toEqual([201, 201]);
    expect(mine.text).not.toBe(yours.text);
  });

  it('of a refused command can be used again', async () => {
    expect((await post(world.buyer, 'second try', { quantity: -1 })).status).toBe(400);
    expect((await post(world.buyer, 'second try')).status).toBe(201);
  });

  it('has at most 255 characters; a blank one is ignored', async () => {
    expect((await post(world.buyer, 'x'.repeat(255))).status).toBe(201);
    expect(await post(world.buyer, 'x'.repeat(256))).toMatchObject({
      status: 400,
      text: 'The idempotency key must have 1 to 255 characters.',
    });
    const rows = await rowsOf('rfp');
    await Promise.all([post(world.buyer, ''), post(world.buyer, '')]);
    expect(await rowsOf('rfp')).toBe(rows + 2);
  });

  it('is accepted in the body too', async () => {
    const rows = await rowsOf('rfp');
    const body = { ...bodies(world)['/api/rfps'], idempotencyKey: 'in the body' };
    const [first, second] = [await world.buyer.post('/api/rfps', body), await world.buyer.post('/api/rfps', body)];
    expect(second.text).toBe(first.text);
    expect(await rowsOf('rfp')).toBe(rows + 1);
  });
});
