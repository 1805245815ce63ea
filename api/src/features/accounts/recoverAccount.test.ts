import { sharedApp, type SharedApp } from '../../../test/app.ts';
import { anApiKey } from '../../../test/apiKeys.ts';
import { registration } from '../../../test/bodies.ts';
import { until } from '../../../test/instanceGroup.ts';
import { newId } from '../../database/id.ts';
import { createPasswordResetLink, issueLink, prepareLink } from './oneTimeLinks.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const NEW = 'Br1ne-and-basalt!';

const aMember = async () => {
  const email = `recovering.${newId()}@acme.example`;
  const { text } = await app.anyone.post('/api/register', { ...registration, email });
  return { email, id: (JSON.parse(text) as { user: { id: string } }).user.id };
};

const run = (text: string, ...values: unknown[]) => app.pool.query(text, values);
const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);

const addPasskey = async (id: string, name: string, days: number): Promise<void> => {
  await run('update "user" set second_factor_at = coalesce(second_factor_at, $2) where id = $1', id, daysAgo(days));
  await run(
    `insert into passkey (id, created_at, user_id, name, credential_id, public_key, counter, transports)
     values ($1, $2, $3, $4, $5, '', 0, '{}')`,
    ...[newId(), daysAgo(days), id, name, newId()],
  );
};
const addAuthenticator = async (id: string, days: number): Promise<void> => {
  await run('update "user" set second_factor_at = coalesce(second_factor_at, $2) where id = $1', id, daysAgo(days));
  await run(
    `insert into authenticator (user_id, sealed, confirmed_at, last_step) values ($1, 'x', $2, 0)`,
    id,
    daysAgo(days),
  );
};
const addRecoveryCode = (id: string, days: number) =>
  run('insert into recovery_code (user_id, code_hash, created_at) values ($1, $2, $3)', id, newId(), daysAgo(days));
const addWebhook = (id: string, host: string, days: number) =>
  run(
    `insert into webhook (id, created_at, user_id, url, events, sealed_secret) values ($1, $2, $3, $4, '{order.placed}', 'x')`,
    ...[newId(), daysAgo(days), id, `https://${host}/feedstock`],
  );
const addKey = async (id: string, days: number) => {
  const key = await anApiKey(app.pool, { id });
  await run('update api_key set created_at = $2 where id = $1', key.id, daysAgo(days));
  return app.anyone.with(key.headers);
};

const MUTATION = {
  reset: 'mutation ($input: PasswordResetInput!) { remaining: resetPassword(input: $input) }',
  revert: 'mutation ($input: PasswordResetInput!) { remaining: revertEmailChange(input: $input) }',
};
const submit = async (query: string, path: string, more = {}): Promise<string[]> => {
  const input = { token: path.split('#')[1], newPassword: NEW, confirmPassword: NEW, ...more };
  return (await app.anyone.data<{ remaining: string[] }>(query, { input })).remaining;
};
const reset = async (id: string, more = {}): Promise<string[]> =>
  submit(MUTATION.reset, await createPasswordResetLink(app.pool, id), more);
/** Reverts a change of the address that was made so many days ago. */
const revert = async (id: string, days: number): Promise<string[]> => {
  const link = await prepareLink(app.pool, 'email_revert', id, `former.${newId()}@acme.example`);
  await run('update one_time_link set created_at = $2 where token_hash = $1', link, daysAgo(days));
  return submit(MUTATION.revert, (await issueLink(app.pool, link))!.path);
};

/** The status of a login with the new password, and whether it asks for a second step. */
const logIn = async (email: string) => {
  const { status, text } = await app.anyone.post(
    '/api/login',
    { email, password: NEW },
    { accept: 'application/json' },
  );
  return [status, text.includes('SECOND_STEP_REQUIRED')];
};
const webhooksOf = async (id: string) =>
  (await run('select url, disabled_at is null as enabled from webhook where user_id = $1', id)).rows;

describe('A new password through a link', () => {
  it('ends passkeys and keys of the last seven days, disables webhooks and says what remains', async () => {
    const { id, email } = await aMember();
    await addPasskey(id, 'Laptop', 8);
    await addPasskey(id, 'Thief', 6);
    await addAuthenticator(id, 1);
    await addRecoveryCode(id, 1);
    await addWebhook(id, 'erp.example', 30);
    const [old, recent] = [await addKey(id, 8), await addKey(id, 6)];
    expect(await reset(id)).toEqual([
      'authenticator app',
      'recovery codes',
      'passkey "Laptop"',
      expect.stringMatching(/^API key "Shop" \(fsk_\w+…\)$/),
      'webhook to erp.example, disabled',
    ]);
    expect([(await old.get('/api/user')).status, (await recent.get('/api/user')).status]).toEqual([200, 401]);
    expect(await webhooksOf(id)).toEqual([{ url: 'https://erp.example/feedstock', enabled: false }]);
    expect(await logIn(email)).toEqual([401, true]);
    await until('the notice lists it too', async () => {
      const { rows } = await run(
        `select from message where recipient_id = $1 and content like '%passkey "Laptop"; API key%'`,
        id,
      );
      return rows.length === 1;
    });
  });

  it('revokes older keys too if asked to', async () => {
    const { id } = await aMember();
    const key = await addKey(id, 400);
    expect(await reset(id, { revokeApiKeys: true })).toEqual([]);
    expect((await key.get('/api/user')).status).toBe(401);
  });

  it('lets its owner in if somebody has just turned on the second factor with a passkey', async () => {
    const { id, email } = await aMember();
    await addPasskey(id, 'Thief', 0);
    await addRecoveryCode(id, 0);
    expect(await reset(id)).toEqual([]);
    expect(await logIn(email)).toEqual([200, false]);
  });

  it('does not get past an authenticator or older recovery codes', async () => {
    const [fresh, replaced] = [await aMember(), await aMember()];
    await addAuthenticator(fresh.id, 0);
    await addPasskey(replaced.id, 'New phone', 1);
    await addRecoveryCode(replaced.id, 20);
    await reset(fresh.id);
    await reset(replaced.id);
    expect([await logIn(fresh.email), await logIn(replaced.email)]).toEqual([
      [401, true],
      [401, true],
    ]);
  });

  it('leaves other members alone', async () => {
    const [member, other] = [await aMember(), await aMember()];
    await addPasskey(other.id, 'Phone', 0);
    await addWebhook(other.id, 'erp.example', 0);
    const key = await addKey(other.id, 0);
    await reset(member.id);
    await revert(member.id, 0);
    expect((await key.get('/api/user')).status).toBe(200);
    expect(await webhooksOf(other.id)).toMatchObject([{ enabled: true }]);
    expect((await run('select from passkey where user_id = $1', other.id)).rowCount).toBe(1);
  });
});

describe('Reverting a change of the address', () => {
  it('removes what was added in the seven days before the change or since, and all keys', async () => {
    const { id } = await aMember();
    await addAuthenticator(id, 9);
    for (const days of [11, 9, 1]) {
      await addPasskey(id, `Passkey ${days}`, days);
      await addRecoveryCode(id, days);
      await addWebhook(id, `host${days}.example`, days);
    }
    const key = await addKey(id, 100);
    expect(await revert(id, 3)).toEqual([
      'recovery codes',
      'passkey "Passkey 11"',
      'webhook to host11.example, disabled',
    ]);
    expect((await key.get('/api/user')).status).toBe(401);
    expect((await run('select from webhook where user_id = $1', id)).rowCount).toBe(1);
  });

  it('keeps an older authenticator, and turns the second factor off if nothing of it is left', async () => {
    const [protectedOne, attacked] = [await aMember(), await aMember()];
    await addAuthenticator(protectedOne.id, 30);
    await addAuthenticator(attacked.id, 1);
    await addRecoveryCode(attacked.id, 1);
    expect(await revert(protectedOne.id, 0)).toEqual(['authenticator app']);
    expect(await revert(attacked.id, 0)).toEqual([]);
    const { rows } = await run('select id, second_factor_at is not null as "isOn" from "user" where id = any($1)', [
      protectedOne.id,
      attacked.id,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: protectedOne.id, isOn: true },
        { id: attacked.id, isOn: false },
      ]),
    );
  });
});
