import { hash } from 'node:crypto';
import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies } from '../../../test/bodies.ts';
import { aCompanyProfile, anAuction } from '../../../test/factories.ts';
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

  /** The same command in another writing: of every string, and of what the call knows of the caller. */
  const written = (user: { id: string }, body: Body): Body => ({
    ...Object.fromEntries(
      Object.entries(body).map(([name, value]) => {
        if (typeof value !== 'string' || value === '') return [name, value];
        if (/^\d+(\.\d+)?$/.test(value)) return [name, ` ${Number(value)} `];
        if (/^[\da-f]{8}-/.test(value)) return [name, value.toUpperCase()];
        if (/^(title|description|message|note|content|deliveryLocation|location)$/.test(name))
          return [name, ` ${value}\n`];
        return [name, /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00.000Z` : value];
      }),
    ),
    ...('userId' in body && { userId: user.id }),
    ...('buyerId' in body && { buyerId: user.id }),
  });

  it.each(Object.keys(creates))('stands for the same command however it is written: %s', async (what) => {
    const { path, caller, body } = await creates[what]!(app.pool, world);
    const key = newKey();
    const first = await caller.post(path, body, key);
    const before = await app.fingerprint();
    const user = [world.buyer, world.seller].indexOf(caller) === 0 ? world.buyerUser : world.sellerUser;
    const again = await caller.beyondDocument().post(path, written(user, body), key);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    expect(await app.fingerprint()).toEqual(before);
  });

  it.each([
    [{ targetPrice: '1000.5' }, true],
    [{ targetPrice: 1000.5 }, true],
    [{ targetPrice: '1000.51' }, false],
    [{ title: 'Sulfuric acids' }, false],
    [{ quantity: 21 }, false],
    [{ deliveryLocation: null }, false],
  ])('of an RFP: %j is the same: %s', async (change, isSame) => {
    const key = newKey()['idempotency-key']!;
    expect((await post(world.buyer, key)).status).toBe(201);
    expect((await post(world.buyer, key, change)).status).toBe(isSame ? 201 : 422);
  });

  it.each([
    [{ amount: 120 }, true],
    [{ amount: '120' }, true],
    [{ expectedPrice: '100' }, true],
    [{ confirmed: null }, true],
    [{ message: 'From stock.' }, true],
    [{ userId: '' }, true],
    [{ amount: '121' }, false],
    [{ expectedPrice: '101' }, false],
    [{ confirmed: true }, false],
  ])('of a bid on an auction: %j is the same: %s', async (change, isSame) => {
    const { id: auctionId } = await anAuction(app.pool, { user_id: world.sellerUser.id });
    const bid = { auctionId, amount: '120.00', expectedPrice: '100.00', confirmed: false, message: ' From stock.\n' };
    const key = newKey();
    const first = await world.buyer.post('/api/bids', { ...bid, userId: world.buyerUser.id }, key);
    const again = await world.buyer.post('/api/bids', { ...bid, ...change }, key);
    expect([first.status, again.status]).toEqual([201, isSame ? 201 : 422]);
    if (isSame) expect(again.text).toBe(first.text);
  });

  it('that a server of the release before stored is known, also in the log of an auction', async () => {
    const former = (command: Body): string =>
      hash('sha256', JSON.stringify(Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1))), 'hex');
    const store = async (table: string, key: string, command: Body) => {
      const client = await app.pool.connect();
      // Also in tables that are never rewritten.
      await client.query(`set session_replication_role = replica`);
      const set = `update ${table} set command_hash = $2 where idempotency_key = $1`;
      expect((await client.query(set, [key, former(command)])).rowCount).toBe(1);
      await client.query(`set session_replication_role = default`);
      client.release();
    };
    const { id: auctionId } = await anAuction(app.pool, { user_id: world.sellerUser.id });
    const { status: _ignored, ...rfp } = bodies(world)['/api/rfps'] ?? {};
    for (const [table, path, command] of [
      ['auction_event', '/api/bids', { auctionId, amount: '120.00', message: ' From stock.' }],
      ['rfp', '/api/rfps', rfp],
    ] as const) {
      const key = newKey();
      const first = await world.buyer.post(path, command, key);
      await store(table, key['idempotency-key']!, command);
      const again = await world.buyer.post(path, command, key);
      expect([again.status, again.text]).toEqual([201, first.text]);
      const change = table === 'rfp' ? { title: 'Acid' } : { amount: '130.00' };
      expect((await world.buyer.post(path, { ...command, ...change }, key)).status).toBe(422);
    }
  });

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

describe('A key of an invitation, or a message', () => {
  const invite = (body: Body, headers: Record<string, string>) =>
    world.seller.post('/api/company-invitations', { role: 'trader', ...body }, headers);

  it('gives the same link again, also to retries at once, and stands for one invitation', async () => {
    await aCompanyProfile(app.pool, { user_id: world.sellerUser.id });
    const [key, email] = [newKey(), 'colleague@acme.example'];
    const first = await invite({ email }, key);
    expect([first.status, first.text]).toEqual([201, expect.stringContaining('"/invitations#')]);
    const again = await invite({ email: email.toUpperCase() }, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect((await invite({ email, role: 'reader' }, key)).status).toBe(422);
    expect((await invite({ email }, newKey())).status).toBe(409);
    const [other, another] = [newKey(), 'another@acme.example'];
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite({ email: another }, other)));
    expect([...new Set(answers.map(({ status, text }) => `${status} ${text}`))]).toEqual([
      expect.stringMatching(/^201 .*"\/invitations#/),
    ]);
    expect(await rowsOf('company_invitation')).toBe(2);
    const { link } = JSON.parse(first.text) as { link: string };
    const OPEN = 'query ($token: String!) { openInvitation(token: $token) { email } }';
    expect(await app.anyone.data(OPEN, { token: link.split('#')[1] })).toEqual({ openInvitation: { email } });
  });

  it('writes a message in a conversation once', async () => {
    const path = `/api/conversations/${world.conversation.id}/messages`;
    const [key, rows] = [newKey(), await rowsOf('message')];
    const [first, again] = [
      await world.buyer.post(path, { content: 'When?' }, key),
      await world.buyer.post(path, { content: 'When?' }, key),
    ];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await rowsOf('message')).toBe(rows + 1);
    expect((await world.buyer.post(path, { content: 'Where?' }, key)).status).toBe(422);
    // Of another kind of command.
    expect((await world.buyer.post('/api/rfps', bodies(world)['/api/rfps'], key)).status).toBe(201);
  });
});
