import { anApiKey } from '../../../../test/apiKeys.ts';
import { startApp, type TestApp } from '../../../../test/app.ts';
import { bodies, registration } from '../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { creates } from '../../../../test/createCommands.ts';
import { aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { openMailServer, type MailServer } from '../../../../test/mailServer.ts';
import { aWorld, type World } from '../../../../test/world.ts';

const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) }';
const SEND = 'mutation { sendConfirmationEmail }';
const ME = '{ me { emailConfirmed } }';

let server: MailServer;
let app: TestApp;
let world: World;
beforeAll(async () => {
  server = await openMailServer();
  app = await startApp({ SMTP_URL: server.url, PUBLIC_URL: 'http://127.0.0.1' });
  world = await aWorld(app);
  await app.pool.query(`update "user" set email_confirmed_at = now()`);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const signedIn = (at: TestApp, headers: Headers): Caller =>
  at.anyone.with({ cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' });
let people = 0;
const register = async (at = app): Promise<{ caller: Caller; email: string; id: string }> => {
  const email = `confirm${++people}@acme.example`;
  const { headers, text } = await at.anyone.post('/api/register', { ...registration, email });
  return { caller: signedIn(at, headers), email, id: (JSON.parse(text) as { user: { id: string } }).user.id };
};
const tokenTo = async (email: string, nth = 0): Promise<string> => {
  await until(`email ${nth} to ${email}`, () => server.to(email).length > nth);
  return /\/confirm-email#(\S+)/.exec(server.to(email)[nth]!.text ?? '')?.[1] ?? '';
};
const isConfirmed = async (caller: Caller): Promise<unknown> =>
  ((await caller.data(ME))['me'] as Body)['emailConfirmed'];

it('A new member can browse and watch, but write to others and trade only after confirming the address', async () => {
  const { caller, email, id } = await register();
  const key = app.anyone.with((await anApiKey(app.pool, { id })).headers);
  expect(await isConfirmed(caller)).toBe(false);
  expect((await caller.get('/api/offerings')).status).toBe(200);
  await caller.data('mutation ($input: WatchInput!) { watch(input: $input) }', {
    input: { productId: world.product.id },
  });
  const inquiry = { offeringId: world.offering.id, message: 'Is it in stock?' };
  const INQUIRE = 'mutation ($input: InquireInput!) { inquire(input: $input) { id } }';
  expect((await caller.refusal(INQUIRE, { input: inquiry })).code).toBe('EMAIL_NOT_CONFIRMED');

  for (const [what, create] of Object.entries(creates)) {
    const { path, body } = await create(app.pool, world);
    const refused = await caller.post(path, body);
    expect([what, refused.status]).toEqual([what, 403]);
  }
  const { errors } = await caller.graphql('mutation ($input: PostRfpInput!) { postRfp(input: $input) { id } }', {
    input: { title: 'Acid', description: 'Pure.', quantity: 1, unit: 'MT', productId: world.product.id },
  });
  expect(errors[0]?.extensions).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED', status: 403 });
  const rfp = bodies(world)['/api/rfps'];
  expect((await key.post('/api/rfps', rfp)).status).toBe(403);

  // Signed out, as in another browser.
  expect(await app.anyone.data(CONFIRM, { token: await tokenTo(email) })).toEqual({ confirmEmail: true });
  expect(await isConfirmed(caller)).toBe(true);
  for (const confirmed of [caller, key]) expect((await confirmed.post('/api/rfps', rfp)).status).toBe(201);
});

it('A confirmation link works for 24 hours, also if a mail filter followed it first, and only for the address that it was sent to', async () => {
  const { caller, email, id } = await register();
  const refusal = async (token: string) => (await app.anyone.graphql(CONFIRM, { token })).errors[0]?.extensions.code;
  const token = await tokenTo(email);
  const { rowCount } = await app.pool.query('select from one_time_link where token_hash = $1', [token]);
  expect(rowCount).toBe(0);
  expect(await refusal(`${token}x`)).toBe('LINK_INVALID');

  await app.pool.query(`update one_time_link set expires_at = now() where user_id = $1`, [id]);
  expect(await refusal(token)).toBe('LINK_INVALID');

  await caller.data(SEND);
  const second = await tokenTo(email, 1);
  await app.pool.query(`update "user" set email = 'other.' || email where id = $1`, [id]);
  expect(await refusal(second)).toBe('LINK_INVALID');
  await app.pool.query(`update "user" set email = $2 where id = $1`, [id, email]);

  expect(await Promise.all([refusal(second), refusal(second)])).toEqual([undefined, undefined]);
  expect(await isConfirmed(caller)).toBe(true);
});

it('The link is sent again on request, five times an hour', async () => {
  const { caller } = await register();
  for (let number = 0; number < 4; number++) await caller.data(SEND);
  const { errors } = await caller.graphql(SEND);
  expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
});

it('Accounts from before addresses were confirmed can trade without it', async () => {
  const old = await aUser(app.pool, { trades_unconfirmed: true });
  const caller = await app.as(old);
  expect(await isConfirmed(caller)).toBe(false);
  expect((await caller.post('/api/rfps', bodies(world)['/api/rfps'])).status).toBe(201);
});

it('Only the member and admins see whether an address is confirmed', async () => {
  const { id } = await register();
  const admin = await app.as(await aUser(app.pool, { role: 'admin', email_confirmed_at: new Date() }));
  const query = `{ node(id: "${id}") { ... on User { emailConfirmed } } }`;
  expect(await admin.data(query)).toEqual({ node: { emailConfirmed: false } });
  expect(await world.buyer.data(query)).toEqual({ node: { emailConfirmed: null } });
});

it('Without an SMTP server every account counts as confirmed, and confirms once there is one', async () => {
  const without = await startApp();
  try {
    const { caller } = await register(without);
    expect(await isConfirmed(caller)).toBe(true);
    expect(await caller.data(SEND)).toEqual({ sendConfirmationEmail: true });
    const rfp = { title: 'Acid', description: 'Pure.', quantity: 1, unit: 'MT', productId: 'none' };
    expect((await caller.post('/api/rfps', rfp)).status).toBe(201);
    const later = (await without.twin({ SMTP_URL: server.url, PUBLIC_URL: 'http://127.0.0.1' })).as(caller);
    expect(await isConfirmed(later)).toBe(false);
    expect((await later.post('/api/rfps', rfp)).status).toBe(403);
  } finally {
    await without.close();
  }
});
