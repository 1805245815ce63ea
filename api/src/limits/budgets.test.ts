import pg from 'pg';
import { startApp, type TestApp } from '../../test/app.ts';
import { holding, waiting } from '../../test/lockGate.ts';
import { Wire } from '../../test/wire.ts';
import type { Answer } from '../../test/answer.ts';
import type { Caller } from '../../test/caller.ts';
import { anAuction, aProduct, aUser } from '../../test/factories.ts';
import { readSettings } from '../settings/settings.ts';
import { Budgets } from './budgets.ts';
import { SharedLimits } from './sharedLimits.ts';
import { UNKNOWN_ID } from '../../test/world.ts';

interface Shown {
  extensions: { cost: { requested: number; remaining: number | null; resetAt: string | null } };
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

const READ = '{ me { id } }';
/** Points of this operation. */
const COST = 11;
const read = (caller: Caller): Promise<Answer> => caller.post('/graphql', { query: READ });
const shown = ({ text }: Answer): Shown => JSON.parse(text) as Shown;
const bid = (caller: Caller, on = 'auctionId'): Promise<Answer> =>
  caller.post('/api/bids', { [on]: UNKNOWN_ID, amount: '1.00' });
const bids = (count: number): string =>
  `mutation { ...many } fragment many on Mutation { ${Array.from({ length: count }, (_, n) => `b${n}: placeBid(input: { amount: "1.00", auctionId: "${UNKNOWN_ID}" }) { bidId }`).join(' ')} }`;

describe('With limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      RATE_LIMITS: 'on',
      LIMIT_POINTS_PER_ADDRESS: '1000',
      LIMIT_POINTS_PER_MEMBER: String(COST * 4),
      LIMIT_BIDS_PER_SECOND: '3',
    });
  });
  afterAll(() => app.close());
  const aMember = async (): Promise<Caller> => app.as(await aUser(app.pool));

  it('a response contains the cost, the rest of the budget and the time of its renewal', async () => {
    const before = Date.now();
    const answer = await read(await aMember());
    const { cost } = shown(answer).extensions;
    expect(cost).toMatchObject({ requested: COST, remaining: COST * 3 });
    const until = Date.parse(cost.resetAt ?? '') - before;
    expect(until > 55_000 && until < 90_000).toBe(true);
    expect(answer.headers.get('ratelimit-policy')).toBe(`"member";q=${COST * 4};w=60`);
    expect(answer.headers.get('ratelimit')).toMatch(new RegExp(`^"member";r=${COST * 3};t=(60|5\\d)$`));
  });

  it('a member has one budget for GraphQL and REST, and a refusal says when to retry', async () => {
    const member = await aMember();
    for (const ask of [read, read]) expect((await ask(member)).status).toBe(200);
    expect((await member.get('/api/user')).headers.get('ratelimit')).toMatch(/^"member";r=\d+;t=\d+$/);
    while ((await read(member)).status === 200);
    const rest = await member.get('/api/user');
    expect([rest.status, rest.text]).toEqual([
      429,
      expect.stringMatching(/^Too many requests\. Please try again in \d+ seconds\.$/),
    ]);
    const seconds = Number(rest.headers.get('retry-after'));
    expect(seconds > 0 && seconds <= 60).toBe(true);
    const graphql = await read(member);
    expect([graphql.status, graphql.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect(shown(graphql).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    // Others are not affected.
    expect((await read(await aMember())).status).toBe(200);
  });

  it('every bid of a document counts against the bids per second', async () => {
    const member = await aMember();
    expect((await member.post('/graphql', { query: bids(4) })).status).toBe(429);
    expect((await (await aMember()).post('/graphql', { query: bids(3) })).status).toBe(200);
  });

  it('an invalid document costs by its size, and one too large for the budget is refused before parsing', async () => {
    const member = await aMember();
    expect((await member.post('/graphql', { query: `{ ${'x'.repeat(100)} }` })).status).toBe(400);
    const { extensions } = shown(await read(member));
    expect(extensions.cost.remaining).toBeLessThan(COST * 3 - 5);
    expect((await (await aMember()).post('/graphql', { query: `{ ${'x'.repeat(2_000)} }` })).status).toBe(429);
  });

  it('a file is charged for its size and its rows', async () => {
    const send = async (rows: number): Promise<Answer> => {
      const member = await aMember();
      const file = `sku\n${Array.from({ length: rows }, (_, at) => `A-${at}\n`).join('')}`;
      return member.send('POST', '/api/offerings/import', file, { 'content-type': 'text/csv' });
    };
    const { status, headers } = await send(COST);
    expect([status, headers.get('ratelimit')]).toEqual([202, expect.stringMatching(new RegExp(`r=${COST * 3 - 1};`))]);
    expect((await send(COST * 4)).status).toBe(429);
  });
});

it('a visitor is charged to the budget of the address, and callers without limits are not charged', async () => {
  const limited = await startApp({ RATE_LIMITS: 'on', LIMIT_POINTS_PER_ADDRESS: String(COST * 2) });
  const free = await startApp({ LIMIT_POINTS_PER_ADDRESS: '1', LIMIT_POINTS_PER_MEMBER: '1' });
  try {
    const statuses = [];
    for (let time = 1; time <= 3; time++) statuses.push((await read(limited.anyone)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const answer = await read(free.anyone);
    expect(shown(answer).extensions.cost).toEqual({ requested: COST, remaining: null, resetAt: null });
    expect(answer.headers.get('ratelimit')).toBeNull();
  } finally {
    await limited.close();
    await free.close();
  }
});

it('a subscription pays for each cursor that it resumes from', async () => {
  const limited = await startApp({ RATE_LIMITS: 'on', LIMIT_POINTS_PER_ADDRESS: '300' });
  try {
    const wire = await Wire.connect(limited.url);
    const after = Array<string>(100).fill(Buffer.alloc(75).toString('base64url'));
    const query = 'subscription ($after: [String!]) { auctionsChanged(after: $after) { cursor } }';
    for (const id of ['1', '2', '3', '4']) wire.subscribe(id, query, { after });
    const refused = ({ type, payload }: { type?: unknown; payload?: unknown }) =>
      type === 'error' && JSON.stringify(payload).includes('RATE_LIMITED');
    expect(await wire.received(refused)).toBeDefined();
    wire.subscribe('literal', query.replace('($after: [String!])', '').replace('$after', JSON.stringify(after)));
    expect(await wire.received(({ id }) => id === 'literal')).toMatchObject({ type: 'error' });
    wire.socket.terminate();
  } finally {
    await limited.close();
  }
});

it('in production this machine is limited too', async () => {
  const app = await startApp({
    LIMIT_POINTS_PER_ADDRESS: String(COST),
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://market.example',
  });
  try {
    expect([(await read(app.anyone)).status, (await read(app.anyone)).status]).toEqual([200, 429]);
  } finally {
    await app.close();
  }
});

it('bids on auctions are limited per second and not by the budget, those on RFPs by the budget', async () => {
  const app = await startApp({ RATE_LIMITS: 'on', LIMIT_POINTS_PER_MEMBER: String(COST * 2) });
  try {
    const member = await app.as(await aUser(app.pool));
    for (let time = 1; time <= 10; time++) expect((await bid(member)).status).toBe(404);
    expect((await read(member)).status).toBe(200);
    expect((await bid(member, 'rfpId')).status).toBe(429);
  } finally {
    await app.close();
  }
});

it('the sitemap, auction logs and probes from other machines are charged before the work', async () => {
  const app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', LIMIT_POINTS_PER_ADDRESS: '310' });
  try {
    const from = (address: string) => app.anyone.with({ 'x-forwarded-for': address });
    const { id: userId } = await aUser(app.pool);
    const auction = await anAuction(app.pool, { user_id: userId });
    const spent = async (path: string, address: string) => {
      const answer = await from(address).get(path);
      return [answer.status, Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])];
    };
    expect(await spent('/sitemap.xml', '203.0.113.1')).toEqual([200, 10]);
    expect((await spent('/sitemap.xml', '203.0.113.1'))[0]).toBe(429);
    expect(await spent('/readyz', '203.0.113.2')).toEqual([200, 305]);
    for (const [nth, path] of ['/schema.graphql', '/api/openapi.json', '/api/docs', '/api/docs/reference'].entries()) {
      expect(await spent(path, `203.0.113.1${nth}`)).toEqual([200, 305]);
      const { headers } = await from(`203.0.113.2${nth}`).get(path);
      const known = from(`203.0.113.2${nth}`).with({ 'if-none-match': headers.get('etag') ?? '' });
      const again = await known.get(path);
      expect([again.status, again.text, again.headers.get('ratelimit')]).toEqual([
        304,
        '',
        expect.stringMatching(/r=300;/),
      ]);
    }
    expect((await spent(`/api/auctions/${auction.id}/log`, '203.0.113.3'))[1]).toBeLessThan(310);
    // Addresses of one /64 network are one caller.
    expect(await spent('/readyz', '2001:db8::1')).toEqual([200, 305]);
    expect(await spent('/readyz', '2001:db8::2')).toEqual([200, 300]);
    const here = await app.anyone.get('/readyz');
    expect([here.status, here.headers.get('ratelimit')]).toEqual([200, null]);
  } finally {
    await app.close();
  }
});

it('the statements of one caller wait for each other, those of a service too', async () => {
  const app = await startApp({ RATE_LIMITS: 'on', LIMIT_STATEMENTS_AT_ONCE: '1' });
  try {
    const member = await app.as(await aUser(app.pool));
    const lock = await holding(app.pool, [
      'lock table "order", email_preference, passkey, data_export, company_invitation in access exclusive mode',
      [],
    ]);
    const answer = member.data(
      `{ a: needsYou { kind } b: needsYou { kind } analytics(side: seller) { months { orders } } emailPreferences { topic }
        secondFactor { isOn } dataExport { id } openInvitation(token: "none") { companyName } sessions { id } }`,
    );
    await waiting(app.pool, 1).finally(() => lock.end('commit'));
    expect(await answer).toMatchObject({ a: [], b: [] });
  } finally {
    await app.close();
  }
});

it('a member has at most two write transactions under way, so that others find a connection', async () => {
  const app = await startApp({ RATE_LIMITS: 'on' });
  try {
    const [user, other] = [await aUser(app.pool), await aUser(app.pool)];
    const [member, bystander] = [await app.as(user), await app.as(other)];
    const { id } = await aProduct(app.pool);
    const write = `mutation { watch(input: { productId: "${id}" }) }`;
    const lock = await holding(app.pool, ['select from "user" where id = $1 for update', [user.id]]);
    const writes = Promise.all(Array.from({ length: 10 }, () => member.graphql(write)));
    try {
      await waiting(app.pool, 2);
      expect((await bystander.graphql(write)).errors).toEqual([]);
      await waiting(app.pool, 2);
    } finally {
      await lock.end('commit');
    }
    expect((await writes).flatMap(({ errors }) => errors)).toEqual([]);
  } finally {
    await app.close();
  }
});

it('expensive operations run one after the other, and cheap ones do not wait for them', async () => {
  const settings = readSettings({ LIMIT_EXPENSIVE_POINTS: '50', LIMIT_EXPENSIVE_AT_ONCE: '1' }).limits;
  const budgets = new Budgets(settings, () => true, new SharedLimits(new pg.Pool(), () => undefined));
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = async (address: string, points: number): Promise<void> => {
    const budget = budgets.budgetOf({ id: null, admin: false, staff: false }, address);
    await budget.charge(points);
    await budget.limited(() => {
      started.push(address);
      return new Promise<void>((resolve) => ends.set(address, resolve));
    });
  };
  const all = [run('192.0.2.1', 50), run('192.0.2.2', 60), run('192.0.2.3', 49)];
  await new Promise(setImmediate);
  expect(started.toSorted()).toEqual(['192.0.2.1', '192.0.2.3']);
  ends.get('192.0.2.1')!();
  await all[0];
  await new Promise(setImmediate);
  expect(started.toSorted()).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.3']);
  for (const end of ends.values()) end();
  await Promise.all(all);
});
