// Guesses at API keys, keys in places where they leak, and what a stolen key can reach.
import { examplesOf } from '../test/exampleOperations.ts';
import { anApiKey } from '../test/apiKeys.ts';
import { startApp, type TestApp } from '../test/app.ts';
import type { Caller } from '../test/caller.ts';
import { aUser } from '../test/factories.ts';
import { Wire } from '../test/wire.ts';
import { report, size } from './size.ts';
import { marketSchema } from '../src/slices.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const GUESSES = size(40, 1_000);
let callers = 0;
/** A caller at an address of its own. */
const somebody = (): Caller =>
  app.anyone.beyondDocument().with({ 'x-forwarded-for': `198.51.${++callers >> 8}.${callers & 255}` });
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

it('guesses that differ from a valid key in one character are refused, and the key keeps working', async () => {
  const { secret } = await anApiKey(app.pool, await aUser(app.pool));
  const owner = somebody().with({ authorization: `Bearer ${secret}` });
  for (let guess = 0; guess < GUESSES; guess++) {
    const at = 4 + (guess % 36);
    const other = DIGITS[guess % DIGITS.length] === secret[at] ? '_' : DIGITS[guess % DIGITS.length];
    const text = secret.slice(0, at) + other + secret.slice(at + 1);
    const { status } = await somebody().get('/api/user', { authorization: `Bearer ${text}` });
    expect([text, status]).toEqual([text, 401]);
  }
  expect((await owner.get('/api/user')).status).toBe(200);
  report(`${GUESSES} guesses at one key were refused`);
});

it('a key is accepted in the header only', async () => {
  const { secret } = await anApiKey(app.pool, await aUser(app.pool));
  const me = async (caller: Caller, path = '/api/user'): Promise<string> => (await caller.get(path)).text;
  const visitor = 'null';
  for (const name of ['authorization', 'access_token', 'api_key', 'key', 'token'])
    expect(await me(somebody(), `/api/user?${name}=${secret}`)).toBe(
      `"${name}" is not a parameter of this call, which has none.`,
    );
  const basic = Buffer.from(`${secret}:`).toString('base64');
  const places: Record<string, string>[] = [
    { cookie: `feedstock_sid=${secret}` },
    { cookie: `authorization=${secret}` },
    { 'x-api-key': secret },
    { 'proxy-authorization': `Bearer ${secret}` },
  ];
  for (const headers of places) expect([headers, await me(somebody().with(headers))]).toEqual([headers, visitor]);
  expect(await me(somebody().with({ authorization: `Basic ${basic}` }))).toBe(
    'An API key is sent as "Authorization: Bearer fsk_…".',
  );
  expect(await me(somebody().with({ authorization: `Bearer ${secret}` }))).not.toBe(visitor);
});

it('a stolen key cannot create keys or webhooks, change the account or start a session', async () => {
  const user = await aUser(app.pool, { role: 'admin' });
  const key = somebody().with((await anApiKey(app.pool, user)).headers);
  const before = await app.fingerprint();
  const attempts = [
    'mutation { createApiKey(input: { name: "x", scopes: [read], password: "x" }) { secret } }',
    'mutation { deleteAccount(input: { password: "x", confirmation: "DELETE" }) }',
    'mutation { signOutEverywhere }',
    'mutation { logIn(input: { email: "a@b.example", password: "x" }) { id } }',
    'mutation { register(input: {}) { id } }',
    'mutation { m: logOut n: logOut }',
    'mutation { ...hidden } fragment hidden on Mutation { signOutEverywhere }',
    '{ apiKeys { id } sessions { id } secondFactor { isOn } members(first: 1) { totalCount } }',
  ];
  for (const query of attempts) {
    const answer = await key.post('/graphql', { query });
    expect(answer.text).toMatch(/INSUFFICIENT_SCOPE|GRAPHQL_VALIDATION_FAILED/);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  for (const path of ['/api/login', '/api/register', '/api/logout'])
    expect((await key.post(path, { email: 'a@b.example', password: 'x' })).headers.getSetCookie()).toEqual([]);
  expect((await key.post('/graphql/import', { query: '{ me { id } }' })).status).toBe(403);
  const { api_key: _used, ...after } = await app.fingerprint();
  const { api_key: _unused, ...expected } = before;
  expect(after).toEqual(expected);
});

it('many sockets with wrong keys are closed, and the server keeps running', async () => {
  const closed = Array.from({ length: size(10, 200) }, async (_, nth) => {
    const wire = await Wire.open(app.url, { headers: { 'x-forwarded-for': `203.0.113.${nth % 250}` } });
    wire.send({ type: 'connection_init', payload: { authorization: `Bearer fsk_${'0'.repeat(nth % 5_000)}` } });
    return wire.closed;
  });
  expect(new Set(await Promise.all(closed))).toEqual(new Set([4401]));
  expect((await somebody().get('/api/user')).status).toBe(200);
});

it('a key to read is refused by every mutation, whatever it asks for', async () => {
  const key = somebody().with((await anApiKey(app.pool, await aUser(app.pool, { role: 'admin' }), ['read'])).headers);
  const mutations = examplesOf(await marketSchema()).filter(({ kind }) => kind === 'mutation');
  expect(mutations.length).toBeGreaterThan(50);
  const before = await app.fingerprint();
  const reached: string[] = [];
  for (const { field, query: example, variables } of mutations) {
    // Its own name is hidden by an alias.
    const query = example.replace(new RegExp(`\\{\\s*${field}\\b`), `{ ... { harmless: ${field}`).concat(' }');
    const answer = await key.post('/graphql', { query, variables });
    if (!answer.text.includes('"INSUFFICIENT_SCOPE"')) reached.push(`${field}: ${answer.text}`);
  }
  expect(reached).toEqual([]);
  const { api_key: _used, ...after } = await app.fingerprint();
  const { api_key: _unused, ...expected } = before;
  expect(after).toEqual(expected);
});
