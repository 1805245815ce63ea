import { request } from 'node:http';
import { startApp, type TestApp, type Twin } from '../../../../../test/app.ts';
import { anApiKey } from '../../../../../test/apiKeys.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Answer } from '../../../../../test/answer.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { aPerson } from '../../../../../test/secondFactor.ts';
import { Wire } from '../../../../../test/wire.ts';
import { newSecret, secretHashOf } from './secret.ts';

let app: TestApp;
let twin: Twin;
beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
});
afterAll(() => app.close());

const { password } = registration;
const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { secret apiKey { id name prefix scopes createdAt lastUsedAt expiresAt usage { day } } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiKey(id: $id) }';
const LIST = '{ apiKeys { id name lastUsedAt usage { requests points } } }';
const ME = '{ me { id } }';

const somebody = async (): Promise<{ id: string; here: Caller }> => {
  const { here } = await aPerson(app.anyone);
  return { id: String((await here.read('/api/user'))['id']), here };
};
const input = (change: Body = {}): Body => ({ name: ' Shop ', scopes: ['read'], password, ...change });
const create = async (here: Caller, change?: Body) =>
  (await here.data<{ createApiKey: { secret: string; apiKey: Body } }>(CREATE, { input: input(change) })).createApiKey;
const withKey = (secret: string, caller = app.anyone): Caller => caller.with({ authorization: `Bearer ${secret}` });
const idOf = async (caller: Caller): Promise<unknown> => (await caller.data(ME))['me']?.['id'];
const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
};

it('A key without "Bearer" before it counts too, and is refused if it is wrong', async () => {
  const { id, here } = await somebody();
  const { secret } = await create(here);
  expect(await idOf(app.anyone.with({ authorization: secret }))).toBe(id);
  const { status, text } = await app.anyone.get('/api/categories', { authorization: `${secret}x` });
  expect([status, text]).toEqual([401, 'This API key is wrong, expired or revoked.']);
});

it('A call that needs a key and has none is told the scheme', async () => {
  const { status, headers } = await app.anyone.get('/api/orders');
  expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});

describe('Creating a key', () => {
  it('returns the secret once, stores its hash, and notifies the owner', async () => {
    const { id, here } = await somebody();
    const { secret, apiKey } = await create(here, { scopes: ['read', 'trade', 'read'] });
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Shop',
      prefix: secret.slice(0, 10),
      scopes: ['read', 'trade'],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastUsedAt: null,
      expiresAt: null,
      usage: [],
    });
    const { rows } = await app.pool.query('select * from api_key where user_id = $1', [id]);
    expect(rows).toEqual([expect.objectContaining({ secret_hash: secretHashOf(secret) })]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await here.data<{ apiKeys: Body[] }>(LIST)).apiKeys).toMatchObject([{ id: apiKey['id'], name: 'Shop' }]);
    const kinds = await app.pool.query('select kind from audit_event where subject_id = $1', [id]);
    expect(kinds.rows).toContainEqual({ kind: 'api_key_created' });
    await until(async () => {
      const notice = await app.pool.query(
        `select content from message where recipient_id = $1 and subject = 'New API key'`,
        [id],
      );
      return (notice.rows[0] as { content: string } | undefined)?.content.includes(secret.slice(0, 10)) ?? false;
    });
  });

  it('requires the password, a name, a scope, and an expiry within a year', async () => {
    const { here } = await somebody();
    const day = 86_400_000;
    const at = (days: number): string => new Date(Date.now() + days * day).toISOString();
    const wrong: [Body, string][] = [
      [{ password: 'Wrong-p4ssword' }, 'password'],
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(61) }, 'name'],
      [{ scopes: [] }, 'scopes'],
      [{ expiresAt: at(-1) }, 'expiresAt'],
      [{ expiresAt: at(400) }, 'expiresAt'],
    ];
    for (const [change, field] of wrong) {
      const refusal = await here.refusal(CREATE, { input: input(change) });
      expect([field, refusal.code, Object.keys(refusal.fields ?? {})]).toEqual([field, 'BAD_USER_INPUT', [field]]);
    }
    expect((await here.data<{ apiKeys: Body[] }>(LIST)).apiKeys).toEqual([]);
    expect((await create(here, { expiresAt: at(365) })).apiKey['expiresAt']).not.toBeNull();
  });

  it('is refused beyond twenty keys, not counting expired ones', async () => {
    const { id, here } = await somebody();
    for (let count = 0; count < 20; count++) await anApiKey(app.pool, { id });
    expect(await here.refusal(CREATE, { input: input() })).toMatchObject({ code: 'CONFLICT' });
    await app.pool.query(
      `update api_key set expires_at = clock_timestamp() where id = (select id from api_key where user_id = $1 limit 1)`,
      [id],
    );
    await create(here);
  });
});

describe('A request with a key', () => {
  it('acts as its member, over GraphQL and REST, and ignores cookies and origins', async () => {
    const member = await aUser(app.pool);
    const { headers } = await anApiKey(app.pool, member, ['read']);
    const other = await app.as(await aUser(app.pool));
    const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const caller = other.with({ ...headers, ...foreign });
    expect(await idOf(caller)).toBe(member.id);
    expect(await caller.read('/api/user')).toMatchObject({ id: member.id });
    const byGet = await caller.get(`/graphql?query=${encodeURIComponent(ME)}`);
    expect(JSON.parse(byGet.text)).toMatchObject({ data: { me: { id: member.id } } });
    expect(byGet.headers.getSetCookie()).toEqual([]);
    // Without the key these checks still hold.
    expect((await other.with(foreign).post('/graphql', { query: ME })).status).toBe(403);
    expect((await other.get(`/graphql?query=${encodeURIComponent(ME)}`)).status).toBe(400);
  });

  it('is limited to its scopes, also over REST, and cannot read the personal data', async () => {
    const member = await aUser(app.pool);
    const read = app.anyone.with((await anApiKey(app.pool, member, ['read'])).headers);
    const trade = app.anyone.with((await anApiKey(app.pool, member, ['trade'])).headers);
    const order = (caller: Caller) =>
      caller.post('/api/orders', { sellerId: member.id }, { accept: 'application/json' });
    expect(JSON.parse((await order(read)).text)).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' });
    expect((await order(trade)).status).toBe(400);
    expect((await trade.get('/api/messages')).status).toBe(403);
    expect((await read.get('/api/messages')).status).toBe(200);
    expect((await trade.get('/api/products')).status).toBe(200);
    for (const caller of [read, trade]) {
      expect((await caller.get('/api/user/data-export/01a00000-0000-7000-8000-000000000000')).status).toBe(403);
      expect((await caller.post('/api/logout')).status).toBe(403);
      expect((await caller.refusal(LIST)).code).toBe('INSUFFICIENT_SCOPE');
      expect((await caller.refusal(CREATE, { input: input() })).code).toBe('INSUFFICIENT_SCOPE');
    }
  });

  it('of an admin does not have the rights of the role', async () => {
    const admin = await aUser(app.pool, { role: 'admin' });
    const stranger = await aUser(app.pool);
    const phoneOf = 'query ($id: ID!) { node(id: $id) { ... on User { mobileNumber } } }';
    const phone = async (caller: Caller) => (await caller.data(phoneOf, { id: stranger.id }))['node']?.['mobileNumber'];
    const key = app.anyone.with((await anApiKey(app.pool, admin)).headers);
    expect([await phone(await app.as(admin)), await phone(key)]).toEqual(['+34 600 000 000', null]);
  });
});

const PATHS = ['/graphql', '/graphql?query={__typename}', '/graphql/import', '/api/user', '/api/products', '/api/docs'];
const MORE_PATHS = ['/api/openapi.json', '/api/nothing', '/api', '/api/login', '/api/auctions/verify-auction.mjs'];

it('a key that is wrong, expired or revoked, or whose member is locked or deleted, is refused on every path', async () => {
  const member = await aUser(app.pool);
  const revoked = (await anApiKey(app.pool, member)).secret;
  await app.pool.query('delete from api_key where user_id = $1', [member.id]);
  const valid = (await anApiKey(app.pool, member)).secret;
  const flawed = valid.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  const expired = (await anApiKey(app.pool, member, ['read'], new Date(Date.now() - 1_000))).secret;
  const ofLocked = (await anApiKey(app.pool, await aUser(app.pool, { locked_at: new Date(), lock_reason: 'x' })))
    .secret;
  const ofDeleted = (await anApiKey(app.pool, await aUser(app.pool, { deleted_at: new Date() }))).secret;
  const cookie = (await app.as(member)).headers['cookie'] ?? '';
  const wrong = { flawed, expired, revoked, ofLocked, ofDeleted, unknown: newSecret(), empty: '', other: 'token' };
  for (const [name, secret] of Object.entries(wrong)) {
    const paths = name === 'revoked' ? [...PATHS, ...MORE_PATHS] : PATHS.slice(0, 4);
    for (const path of paths)
      for (const method of path.includes('?') ? ['GET'] : ['GET', 'POST']) {
        const answer = await withKey(secret, app.anyone.with({ cookie }).beyondDocument()).send(method, path);
        expect([name, method, path, answer.status]).toEqual([name, method, path, 401]);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      }
  }
  const { text } = await withKey(revoked).post('/graphql', { query: ME });
  expect(JSON.parse(text)).toEqual({
    errors: [
      {
        message: 'This API key is wrong, expired or revoked.',
        extensions: { code: 'INVALID_API_KEY', status: 401 },
      },
    ],
  });
  expect((await withKey(valid).get('/api/user')).status).toBe(200);
});

it('a key behind another word than Bearer is refused with how to write it, what a browser sends for a proxy is not', async () => {
  const { secret } = await anApiKey(app.pool, await aUser(app.pool));
  for (const authorization of [
    `Basic ${Buffer.from(`${secret}:`).toString('base64')}`,
    `Token ${secret}`,
    `ApiKey ${secret}`,
  ]) {
    for (const path of ['/api/user', '/api/products', '/graphql?query={__typename}']) {
      const { status, text } = await app.anyone.with({ authorization }).beyondDocument().get(path);
      expect([authorization, path, status]).toEqual([authorization, path, 401]);
      expect(text).toContain('Authorization: Bearer fsk_…');
    }
    for (const [name, value] of [
      ['sec-fetch-site', 'same-origin'],
      ['origin', app.url],
    ] as const)
      expect((await app.anyone.with({ authorization, [name]: value }).get('/api/user')).status).toBe(200);
  }
});

it('a scope that is missing is said before anything about the body', async () => {
  const { headers } = await anApiKey(app.pool, await aUser(app.pool), ['read']);
  const read = app.anyone.with(headers).beyondDocument();
  for (const body of ['{', '{"title":1}', '{}'])
    expect((await read.send('POST', '/api/rfps', body, { 'content-type': 'application/json' })).status).toBe(403);
  expect((await read.send('PATCH', '/api/rfps/x', '{}', { 'content-type': 'application/json' })).status).toBe(403);
});

it('a key in the URL counts nowhere, and its name is refused', async () => {
  const { secret } = await anApiKey(app.pool, await aUser(app.pool));
  for (const name of ['authorization', 'access_token', 'api_key'])
    expect(await app.anyone.beyondDocument().get(`/api/user?${name}=${secret}`)).toMatchObject({
      status: 400,
      text: `"${name}" is not a parameter of this call, which has none.`,
    });
});

it('a key counts however the path is written: cookies are ignored, and nothing is cached', async () => {
  const [member, other] = [await aUser(app.pool), await aUser(app.pool)];
  const { headers } = await anApiKey(app.pool, member);
  const session = (await app.as(other)).beyondDocument();
  const answer = await session.with(headers).get('/%61pi/user');
  expect(JSON.parse(answer.text)).toMatchObject({ id: member.id });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const wrong = session.with({ authorization: 'Bearer nonsense' });
  const answers = [wrong.get('/%61pi/user'), wrong.post('/ap%69/login', {}), wrong.post('/%67raphql', { query: ME })];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 401, 401]);
});

it('several authorization headers are refused, in any order', async () => {
  const [member, other] = [await aUser(app.pool), await aUser(app.pool)];
  const { authorization } = (await anApiKey(app.pool, member)).headers;
  const cookie = (await app.as(other)).headers['cookie'] ?? '';
  const statusWith = (...given: string[]) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = [
        'host',
        new URL(app.url).host,
        'cookie',
        cookie,
        ...given.flatMap((each) => ['authorization', each]),
      ];
      const sent = request(`${app.url}/api/user`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sent.on('error', reject).end();
    });
  expect(await statusWith(authorization)).toBe(200);
  for (const second of ['Bearer nonsense', 'Basic eDp5', authorization]) {
    const statuses = [await statusWith(authorization, second), await statusWith(second, authorization)];
    expect([second, ...statuses]).toEqual([second, 401, 401]);
  }
});

describe('The socket', () => {
  const SUBSCRIBE = 'subscription { messageReceived(confirmStart: true) { message { id } } }';
  const open = async (url: string, authorization: unknown, headers: Record<string, string> = {}): Promise<Wire> => {
    const wire = await Wire.open(url, { headers });
    wire.send({ type: 'connection_init', payload: { authorization } });
    return wire;
  };
  const started = async (wire: Wire): Promise<void> => {
    await wire.received(({ type }) => type === 'connection_ack');
    wire.subscribe('own', SUBSCRIBE);
    await wire.received(({ id, type }) => id === 'own' && type === 'next');
  };

  it('accepts the key at connection_init, with or without Bearer, or in the header of the upgrade', async () => {
    const { secret, headers } = await anApiKey(app.pool, await aUser(app.pool), ['read']);
    const wires = await Promise.all([open(app.url, `Bearer ${secret}`), open(app.url, secret)]);
    for (const wire of wires) await started(wire);
    const upgraded = await Wire.connect(app.url, { headers: { ...headers, origin: 'https://elsewhere.example' } });
    await started(upgraded);
    for (const wire of [...wires, upgraded]) wire.socket.terminate();
  });

  it('prefers the key to the cookie', async () => {
    const admin = await aUser(app.pool, { role: 'both' });
    const cookie = (await app.as(admin)).headers['cookie'] ?? '';
    const { secret } = await anApiKey(app.pool, await aUser(app.pool), ['trade']);
    const wire = await open(app.url, secret, { cookie });
    await wire.received(({ type }) => type === 'connection_ack');
    wire.subscribe('own', SUBSCRIBE);
    expect(await wire.received(({ id }) => id === 'own')).toMatchObject({
      type: 'error',
      payload: [{ extensions: { code: 'INSUFFICIENT_SCOPE' } }],
    });
    wire.socket.terminate();
  });

  it('finds the key under a name in any case, as a program sends its headers', async () => {
    const [member, other] = [await aUser(app.pool), await aUser(app.pool)];
    const { secret } = await anApiKey(app.pool, member, ['trade']);
    const cookie = (await app.as(other)).headers['cookie'] ?? '';
    const init = async (payload: object): Promise<Wire> => {
      const wire = await Wire.open(app.url, { headers: { cookie } });
      wire.send({ type: 'connection_init', payload });
      return wire;
    };
    const wire = await init({ Authorization: `Bearer ${secret}` });
    await wire.received(({ type }) => type === 'connection_ack');
    // The session of the cookie could subscribe.
    wire.subscribe('own', SUBSCRIBE);
    expect(await wire.received(({ id }) => id === 'own')).toMatchObject({
      payload: [{ extensions: { code: 'INSUFFICIENT_SCOPE' } }],
    });
    wire.socket.terminate();
    for (const payload of [{ AUTHORIZATION: 'Bearer nonsense' }, { authorization: secret, Authorization: secret }])
      expect(await (await init(payload)).closed).toBe(4401);
  });

  it('is closed for a wrong key', async () => {
    for (const authorization of [newSecret(), 'Bearer nonsense', '', 5, null, {}])
      expect(await (await open(app.url, authorization)).closed).toBe(4401);
    await expect(Wire.open(app.url, { headers: { authorization: 'Bearer fsk_1' } })).rejects.toThrow('401');
  });

  it('ends with the key, as requests do, at every instance', async () => {
    const { id, here } = await somebody();
    const { secret, id: keyId } = await anApiKey(app.pool, { id });
    const wires = await Promise.all([app.url, twin.url].map((url) => open(url, secret)));
    for (const wire of wires) await started(wire);
    const [mine, elsewhere] = [withKey(secret), twin.as(withKey(secret))];
    expect([await idOf(mine), await idOf(elsewhere)]).toEqual([id, id]);
    expect(await here.data(REVOKE, { id: keyId })).toEqual({ revokeApiKey: keyId });
    expect((await mine.get('/api/user')).status).toBe(401);
    expect(await Promise.all(wires.map(({ closed }) => closed))).toEqual([4403, 4403]);
    await until(async () => (await elsewhere.get('/api/user')).status === 401);
    expect(await here.refusal(REVOKE, { id: keyId })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends with the key when no notification arrives, and when the key expires', async () => {
    const member = await aUser(app.pool);
    const [revoked, expiring] = [await anApiKey(app.pool, member), await anApiKey(app.pool, member)];
    const wires = await Promise.all([revoked, expiring].map(({ secret }) => open(app.url, secret)));
    for (const wire of wires) await started(wire);
    await app.pool.query('alter table api_key disable trigger user');
    await app.pool.query('delete from api_key where id = $1', [revoked.id]);
    await app.pool.query('update api_key set expires_at = clock_timestamp() where id = $1', [expiring.id]);
    await app.pool.query('alter table api_key enable trigger user');
    expect(await Promise.all(wires.map(({ closed }) => closed))).toEqual([4403, 4403]);
  });

  it("ends when the key's member is locked", async () => {
    const member = await aUser(app.pool);
    const wire = await open(app.url, (await anApiKey(app.pool, member)).secret);
    await started(wire);
    const admin = await app.as(await aUser(app.pool, { role: 'admin' }));
    await admin.data('mutation ($input: MemberActInput!) { lockMember(input: $input) { id } }', {
      input: { userId: member.id, reason: 'A complaint is open.' },
    });
    expect(await wire.closed).toBe(4403);
  });
});

it('a member cannot revoke or list the keys of others', async () => {
  const owner = await aUser(app.pool);
  const { id, secret } = await anApiKey(app.pool, owner);
  const other = await app.as(await aUser(app.pool));
  expect(await other.refusal(REVOKE, { id })).toMatchObject({ code: 'NOT_FOUND' });
  expect((await other.data<{ apiKeys: Body[] }>(LIST)).apiKeys).toEqual([]);
  expect(await idOf(withKey(secret))).toBe(owner.id);
});

it('usage is counted per day and shown with a short delay', async () => {
  const { id, here } = await somebody();
  const { secret } = await anApiKey(app.pool, { id });
  const listed = async () =>
    (await here.data<{ apiKeys: { lastUsedAt: string | null; usage: { requests: number; points: number }[] }[] }>(LIST))
      .apiKeys[0];
  const answers: Answer[] = [];
  for (let count = 0; count < 3; count++) answers.push(await withKey(secret).post('/graphql', { query: ME }));
  const points = answers
    .map(({ text }) => (JSON.parse(text) as { extensions: { cost: { requested: number } } }).extensions.cost.requested)
    .reduce((sum, cost) => sum + cost, 0);
  await until(async () => ((await listed())?.usage.length ?? 0) > 0);
  await until(async () => (await listed())?.usage.reduce((sum, { requests }) => sum + requests, 0) === 3);
  const { usage, lastUsedAt } = (await listed())!;
  expect(usage.reduce((sum, day) => sum + day.points, 0)).toBe(points);
  expect(lastUsedAt).not.toBeNull();
});

describe('With limits', () => {
  it('a key has its own budget, and wrong keys are refused without statements after a while', async () => {
    const limited = await startApp({
      RATE_LIMITS: 'on',
      LIMIT_POINTS_PER_API_KEY: '40',
      LIMIT_LOGIN_FAILURES_PER_MINUTE: '5',
    });
    try {
      const member = await aUser(limited.pool);
      const [first, second] = [await anApiKey(limited.pool, member), await anApiKey(limited.pool, member)];
      const read = ({ secret }: { secret: string }) => withKey(secret, limited.anyone).post('/graphql', { query: ME });
      const answer = await read(first);
      expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=40;w=60');
      while ((await read(first)).status === 200);
      expect((await read(second)).status).toBe(200);
      expect((await (await limited.as(member)).get('/api/user')).status).toBe(200);

      const statuses = [];
      for (let count = 0; count < 7; count++)
        statuses.push((await withKey(newSecret(), limited.anyone).get('/api/user')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
      // A key that was used here before is not affected, and neither are texts that are no keys.
      expect((await read(second)).status).toBe(200);
      expect((await withKey('fsk_nonsense', limited.anyone).get('/api/user')).status).toBe(401);
    } finally {
      await limited.close();
    }
  });
});
