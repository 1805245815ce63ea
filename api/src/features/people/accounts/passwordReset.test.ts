import { hashOf, sharedApp, type SharedApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Body } from '../../../../test/caller.ts';
import { newId } from '../../../database/id.ts';
import { createPasswordResetLink, issueLink, prepareLink } from './oneTimeLinks.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const { password } = registration;
const NEW = 'Br1ne-and-basalt!';
const GONE = {
  code: 'LINK_INVALID',
  status: 410,
  message: 'This link has expired or was already used. Please request a new one.',
};

/** A new member who is signed in. */
const somebody = async () => {
  const email = `forgetful.${newId()}@acme.example`;
  const { headers, text } = await app.anyone.post('/api/register', { ...registration, email });
  const { id } = (JSON.parse(text) as { user: { id: string } }).user;
  const cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { id, email, here: app.anyone.with({ cookie }) };
};

const tokenFor = async (userId: string): Promise<string> =>
  (await createPasswordResetLink(app.pool, userId)).replace('/reset-password#', '');

const RESET = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }';
const input = (token: string, change: Body = {}): Body => ({
  token,
  newPassword: NEW,
  confirmPassword: NEW,
  ...change,
});
const reset = (token: string, newPassword = NEW) =>
  app.anyone.graphql(RESET, { input: input(token, { newPassword, confirmPassword: newPassword }) });
const refusal = (token: string, change?: Body) => app.anyone.refusal(RESET, { input: input(token, change) });
const logIn = async (email: string, by: string): Promise<number> =>
  (await app.anyone.post('/api/login', { email, password: by })).status;

it('A reset sets the password, ends all sessions, and does not sign in', async () => {
  const { id, email, here } = await somebody();
  const token = await tokenFor(id);
  const answer = await here.post('/graphql', { query: RESET, variables: { input: input(token) } });
  expect(JSON.parse(answer.text)).toMatchObject({ data: { resetPassword: [] } });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^feedstock_sid=; Max-Age=0/);
  expect(await here.read('/api/user')).toBeNull();
  expect([await logIn(email, password), await logIn(email, NEW)]).toEqual([401, 200]);
});

it('Only the hash of a token is stored', async () => {
  const { id } = await somebody();
  const token = await tokenFor(id);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { rows } = await app.pool.query<{ row: string }>(
    'select one_time_link::text as row from one_time_link where user_id = $1',
    [id],
  );
  expect(rows.map(({ row }) => [row.includes(hashOf(token)), row.includes(token)])).toEqual([[true, false]]);
});

it('A link works once', async () => {
  const { id, email } = await somebody();
  const token = await tokenFor(id);
  expect((await reset(token)).errors).toEqual([]);
  expect(await refusal(token, { newPassword: 'An0ther-secret!', confirmPassword: 'An0ther-secret!' })).toMatchObject(
    GONE,
  );
  expect(await logIn(email, NEW)).toBe(200);
});

it('A link is valid for 30 minutes by the clock of the database', async () => {
  const { id, email } = await somebody();
  const token = await tokenFor(id);
  const { rows } = await app.pool.query<{ minutes: number }>(
    'select extract(epoch from expires_at - created_at)::float8 / 60 as minutes from one_time_link where user_id = $1',
    [id],
  );
  expect(rows[0]?.minutes).toBeCloseTo(30, 1);
  await app.pool.query('update one_time_link set expires_at = clock_timestamp() where user_id = $1', [id]);
  expect(await refusal(token)).toMatchObject(GONE);
  expect(await logIn(email, password)).toBe(200);
});

it('Of two simultaneous resets with one link, exactly one succeeds', async () => {
  const { id, email } = await somebody();
  const token = await tokenFor(id);
  const wishes = ['Fir5t-choice!', 'Sec0nd-choice!'];
  const answers = await Promise.all(wishes.map((wish) => reset(token, wish)));
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['LINK_INVALID']);
  const winner = answers.findIndex(({ errors }) => errors.length === 0);
  expect([await logIn(email, wishes[winner]!), await logIn(email, wishes[1 - winner]!)]).toEqual([200, 401]);
});

it('Of two simultaneous resets with two links of an account, exactly one succeeds', async () => {
  const { id } = await somebody();
  const tokens = [await tokenFor(id), await tokenFor(id)];
  const answers = await Promise.all(tokens.map((token) => reset(token)));
  expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['LINK_INVALID']);
});

it('A reset or a changed password ends earlier links of the account, and only those', async () => {
  const [{ id }, changer, other] = [await somebody(), await somebody(), await somebody()];
  const [first, second, ofOther] = [await tokenFor(id), await tokenFor(id), await tokenFor(other.id)];
  expect((await reset(second)).errors).toEqual([]);
  expect(await refusal(first)).toMatchObject(GONE);

  const ofChanger = await tokenFor(changer.id);
  await changer.here.data('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }', {
    input: { currentPassword: password, newPassword: NEW, confirmPassword: NEW },
  });
  expect(await refusal(ofChanger)).toMatchObject(GONE);
  expect((await reset(ofOther)).errors).toEqual([]);
});

it('A link changes its own account, even if another member is signed in, and signs that browser out', async () => {
  const [owner, other] = [await somebody(), await somebody()];
  const token = await tokenFor(owner.id);
  expect(await other.here.data(RESET, { input: input(token) })).toEqual({ resetPassword: [] });
  expect(await other.here.read('/api/user')).toBeNull();
  expect([await logIn(owner.email, NEW), await logIn(other.email, password)]).toEqual([200, 200]);
});

it('A link of another kind cannot set a password', async () => {
  const { id } = await somebody();
  const link = await issueLink(
    app.pool,
    await prepareLink(app.pool, 'email_change', id, `other.${newId()}@acme.example`),
  );
  expect(await refusal(String(link?.path.replace('/change-email#', '')))).toMatchObject(GONE);
});

it.each([
  [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword'],
  [{ newPassword: 'AnaRuiz12!', confirmPassword: 'AnaRuiz12!' }, 'newPassword'],
  [{ confirmPassword: 'Something-e1se' }, 'confirmPassword'],
  [{ token: '' }, 'token'],
])('A reset with %j is refused, and its link stays valid', async (change, field) => {
  const { id } = await somebody();
  const token = await tokenFor(id);
  expect(await refusal(token, change)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.anything() },
  });
  expect((await reset(token)).errors).toEqual([]);
});

it('A made-up token is refused', async () => {
  expect(await refusal('x'.repeat(43))).toMatchObject(GONE);
});
