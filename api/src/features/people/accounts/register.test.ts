import { COOKIE, hashOf, startApp, type TestApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Body } from '../../../../test/caller.ts';
import { anOffering, aUser } from '../../../../test/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

let people = 0;
const somebody = (change: Body = {}): Body => ({
  ...registration,
  email: `somebody${++people}@acme.example`,
  ...change,
});
const register = (change: Body = {}) => app.anyone.post('/api/register', somebody(change));

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id email role firstName } }';

it('creates an account and signs in', async () => {
  const { status, text, headers } = await register({ email: 'First.Last@Acme.Example', firstName: '  Zoë ' });
  expect(status).toBe(201);
  const { user } = JSON.parse(text) as { user: Body };
  expect(user).toMatchObject({ email: 'first.last@acme.example', firstName: 'Zoë', role: 'both' });
  const [cookie = ''] = headers.getSetCookie();
  expect((await app.anyone.with({ cookie: cookie.split(';')[0] ?? '' }).read('/api/user'))['id']).toBe(user['id']);
});

it('works through GraphQL too', async () => {
  const { register: user } = await app.anyone.data(REGISTER, { input: somebody({ role: null }) });
  expect(user).toMatchObject({ role: 'buyer', firstName: 'Ana' });
});

it('stores the password only as argon2id and the session id only as a hash', async () => {
  const { text, headers } = await register();
  const { user } = JSON.parse(text) as { user: { id: string } };
  const { rows } = await app.pool.query<{ password_hash: string; id_hash: string }>(
    'select password_hash, id_hash from "user" join session on session.user_id = "user".id where "user".id = $1',
    [user.id],
  );
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const id = headers.getSetCookie()[0]?.match(`${COOKIE}=([^;]*)`)?.[1] ?? '';
  expect(id.length).toBeGreaterThanOrEqual(43);
  expect(rows.map(({ id_hash }) => id_hash)).toEqual([hashOf(id)]);
  const { rows: everything } = await app.pool.query<{ text: string }>(
    `select session::text || "user"::text as text from session, "user"`,
  );
  expect(everything.some(({ text: row }) => row.includes(id) || row.includes(registration.password))).toBe(false);
});

it('stores telephone and address as they are meant, whatever copying added', async () => {
  const email = `somebody${++people}@acme.example`;
  const typed = {
    mobileNumber: '\u202atel:+34\u2009600‑000 000\u202c, Durchwahl ١٢',
    email: `\u200b${email.replace('@', '\u00ad＠')}\ufeff`,
  };
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { mobileNumber email } }';
  const { register: user } = await app.anyone.data(query, { input: somebody(typed) });
  expect(user).toEqual({ mobileNumber: '+34 600-000 000 ext. 12', email });
  const LOGIN = 'mutation ($input: LoginInput!) { logIn(input: $input) { email } }';
  const input = { email: typed.email, password: registration.password };
  expect((await app.anyone.data(LOGIN, { input })).logIn).toEqual({ email });
});

describe('A person with one name', () => {
  const one = { firstName: 'Suharto', lastName: undefined, onlyOneName: true };
  const sentence = 'All fields are mandatory. Please use your business email address.';

  it('has an empty last name, whatever was sent as one', async () => {
    for (const change of [one, { ...one, lastName: '' }, { ...one, lastName: 'N/A' }]) {
      const { status, text } = await register(change);
      expect([status, JSON.parse(text)]).toMatchObject([201, { user: { firstName: 'Suharto', lastName: '' } }]);
    }
    const { register: user } = await app.anyone.data(REGISTER, { input: somebody(one) });
    expect(user).toMatchObject({ firstName: 'Suharto' });
  });

  it('says so: without that, the last name stays mandatory', async () => {
    for (const onlyOneName of [undefined, null, false])
      expect(await register({ ...one, onlyOneName })).toMatchObject({ status: 400, text: sentence });
    expect(await register({ ...one, firstName: '' })).toMatchObject({ status: 400, text: sentence });
  });

  it('is named in orders without a blank at the end', async () => {
    const { text } = await register(one);
    const { id } = (JSON.parse(text) as { user: Body }).user;
    const offering = await anOffering(app.pool, { user_id: (await aUser(app.pool)).id });
    const input = { offeringId: offering.id, quantity: 1, totalAmount: offering.price };
    const buyer = await app.as({ id: String(id) });
    expect(
      await buyer.data('mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { buyerContact { name } } }', {
        input,
      }),
    ).toEqual({ placeOrder: { buyerContact: { name: 'Suharto' } } });
  });
});

describe('refuses', () => {
  const UNMET = 'Please meet all password requirements';
  it.each([
    ['Sh0r-t!', UNMET],
    ['no-upper-case-1', UNMET],
    ['NO-LOWER-CASE-1', UNMET],
    ['No-number-here', UNMET],
    ['NoSpecialChar1', UNMET],
    ['Password1!', expect.stringContaining('This password is easy to guess')],
    ['AnaRuiz12!', expect.stringContaining('it is mostly your name, company or email address')],
    [`A1-${'x'.repeat(126)}`, 'Password must be at most 128 characters.'],
  ])('the password %s', async (password, sentence) => {
    expect(await register({ password, confirmPassword: password })).toMatchObject({ status: 400, text: sentence });
  });

  it('an address that has an account, in any case, and writes nothing', async () => {
    await register({ email: 'taken@acme.example' });
    const before = await app.fingerprint();
    for (const email of ['taken@acme.example', 'TAKEN@Acme.Example', ' taken@acme.example ']) {
      const { status, text, headers } = await register({ email });
      expect([status, text]).toEqual([409, 'An account with this email already exists.']);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect(await app.fingerprint()).toEqual(before);
  });
});

it('A password of 128 characters is accepted', async () => {
  const password = `Sphagnum & 7 salts${'x'.repeat(110)}`;
  expect((await register({ password, confirmPassword: password })).status).toBe(201);
});

it('Of two simultaneous registrations with one address, one succeeds', async () => {
  const body = somebody({ email: 'race@acme.example' });
  const answers = await Promise.all([1, 2, 3].map(() => app.anyone.post('/api/register', body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});
