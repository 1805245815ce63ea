import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { anApiKey } from '../../../../test/apiKeys.ts';
import { registration } from '../../../../test/bodies.ts';
import { aCompanyOfTwo, join } from '../../../../test/colleagues.ts';
import { aCompanyProfile, aUser } from '../../../../test/factories.ts';
import { until } from '../../../../test/instanceGroup.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { newId } from '../../../database/id.ts';
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

describe('A company whose owner lost the account', () => {
  const { password } = registration;
  const INVITE = 'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link } }';
  const ACCEPT = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }';
  const OFFER = 'mutation ($id: ID!, $password: String) { transferCompany(userId: $id, password: $password) { id } }';
  const TAKE = 'mutation { answerTransfer(accepts: true) }';
  const ROLE =
    'mutation ($id: ID!, $role: CompanyRole!, $password: String) { changeMemberRole(userId: $id, role: $role, password: $password) { id } }';
  const REMOVE = 'mutation ($id: ID!, $password: String) { removeMember(userId: $id, password: $password) }';
  const aTeam = () => aCompanyOfTwo(app, {}, 'admin');
  type Team = Awaited<ReturnType<typeof aTeam>>;
  /** With the owner's session and password: the thief becomes an admin. */
  const letIn = async ({ owner }: Team, role = 'admin') => {
    const user = await aUser(app.pool, { first_name: 'Tom', last_name: 'Thief' });
    const thief = { user, caller: await app.as(user) };
    const input = { email: user.email, role, password };
    const { inviteMember } = await owner.caller.data<{ inviteMember: { link: string } }>(INVITE, { input });
    await thief.caller.data(ACCEPT, { token: inviteMember.link.split('#')[1] });
    return thief;
  };
  const rolesOf = async ({ company }: Team) => {
    const { rows } = await run(
      'select user_id, role from company_member where company_id = $1 and left_at is null',
      company.id,
    );
    return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
  };
  const before = ({ owner, colleague }: Team) => ({ [owner.user.id]: 'owner', [colleague.user.id]: 'admin' });
  const ownerOf = async ({ company }: Team) =>
    (await run('select user_id from company_profile where id = $1', company.id)).rows[0]?.user_id;
  const revertLink = async (id: string, at = 0) => {
    const links = await run(
      `select token_hash from one_time_link where user_id = $1 and kind = 'company_revert' order by created_at`,
      id,
    );
    return (await issueLink(app.pool, links.rows[at].token_hash as string))!.path;
  };

  it('gets it back: hand-over, admins, removals and invitations are undone and named', async () => {
    const team = await aTeam();
    const { owner, colleague } = team;
    const thief = await letIn(team);
    await owner.caller.data(INVITE, { input: { email: 'next@thief.example', role: 'trader' } });
    await owner.caller.data(OFFER, { id: thief.user.id, password });
    await thief.caller.data(TAKE);
    // The thief owns the company, but does not get rid of the owner.
    expect(await thief.caller.refusal(REMOVE, { id: owner.user.id, password })).toMatchObject({ code: 'CONFLICT' });
    await thief.caller.data(ROLE, { id: owner.user.id, role: 'reader', password });
    await thief.caller.data(REMOVE, { id: colleague.user.id, password });
    const accomplice = await letIn({ ...team, owner: thief });
    await thief.caller.data(OFFER, { id: accomplice.user.id, password });
    await accomplice.caller.data(TAKE);
    expect(await reset(owner.user.id)).toEqual([
      'undone: Tom Thief became owner of Acme Official',
      'undone: Tom Thief became admin of Acme Official',
      'undone: Ana Ruiz had to leave Acme Official',
      'undone: Ana Ruiz became reader of Acme Official',
      'undone: Tom Thief became owner of Acme Official',
      'undone: Tom Thief became admin of Acme Official',
    ]);
    expect(await ownerOf(team)).toBe(owner.user.id);
    expect(await rolesOf(team)).toEqual(before(team));
    const { rows } = await run(
      'select distinct status from company_invitation where company_id = $1 order by status',
      team.company.id,
    );
    expect(rows).toEqual([{ status: 'accepted' }, { status: 'cancelled' }]);
    const party = await run('select party_id from "user" where id = $1', colleague.user.id);
    expect(party.rows).toEqual((await run('select party_id from company_profile where id = $1', team.company.id)).rows);
  });

  it('reverts it signed out with the link that was emailed, which works once and longer than a changed password', async () => {
    const team = await aTeam();
    const { owner, colleague } = team;
    const thief = await letIn(team);
    await owner.caller.data(REMOVE, { id: colleague.user.id, password });
    await owner.caller.data(OFFER, { id: thief.user.id, password });
    const [path, later] = [await revertLink(owner.user.id), await revertLink(owner.user.id, 2)];
    expect(path).toMatch(/^\/reset-password#/);
    const input = {
      currentPassword: password,
      newPassword: 'Kettle-orbit-marble-71',
      confirmPassword: 'Kettle-orbit-marble-71',
    };
    await owner.caller.data('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { id } }', {
      input,
    });
    await run(
      `update one_time_link set expires_at = expires_at - interval '6 days 23 hours' where user_id = $1`,
      owner.user.id,
    );
    const answers = [submit(MUTATION.reset, path), submit(MUTATION.reset, later)];
    const [done, refused] = (await Promise.allSettled(answers)).sort((a, b) => (a.status < b.status ? -1 : 1));
    expect(done).toMatchObject({ status: 'fulfilled', value: { length: 2 } });
    expect(refused).toMatchObject({ status: 'rejected' });
    expect(await rolesOf(team)).toEqual(before(team));
    expect(await thief.caller.refusal(TAKE)).toMatchObject({ code: 'CONFLICT' });
    for (const link of [path, later]) await expect(submit(MUTATION.reset, link)).rejects.toThrow();
  });

  it('ends an offer, also if it is accepted at the same time', async () => {
    const team = await aTeam();
    const { owner, colleague } = team;
    await owner.caller.data(OFFER, { id: colleague.user.id, password });
    const path = await createPasswordResetLink(app.pool, owner.user.id);
    const gate = await holding(app.pool, ['select from "user" where id = $1 for update', [owner.user.id]]);
    const answers = [colleague.caller.graphql(TAKE), submit(MUTATION.reset, path)];
    await waiting(app.pool, 2);
    await gate.end('commit');
    await Promise.all(answers);
    expect(await ownerOf(team)).toBe(owner.user.id);
    expect(await rolesOf(team)).toEqual(before(team));
    expect(await colleague.caller.refusal(TAKE)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('leaves what is older alone, and names other colleagues who joined', async () => {
    const team = await aTeam();
    const thief = await letIn(team);
    await run(
      `update company_act set created_at = created_at - interval '8 days' where company_id = $1`,
      team.company.id,
    );
    const trader = await letIn(team, 'trader');
    expect(await reset(team.owner.user.id)).toEqual(['not undone: Tom Thief became trader of Acme Official']);
    expect(await rolesOf(team)).toMatchObject({ [thief.user.id]: 'admin', [trader.user.id]: 'trader' });
  });

  it('an admin who was removed by others undoes nothing, but what those did whom the account let in', async () => {
    const team = await aTeam();
    const { owner, colleague } = team;
    const made = await aUser(app.pool);
    await join(app.pool, team.company, made);
    await colleague.caller.data(ROLE, { id: made.id, role: 'admin', password });
    await owner.caller.data(REMOVE, { id: colleague.user.id, password });
    expect(await reset(colleague.user.id)).toEqual([]);
    expect(await rolesOf(team)).toEqual({ [owner.user.id]: 'owner', [made.id]: 'admin' });

    const other = await aTeam();
    const accomplice = await aUser(app.pool);
    await join(app.pool, other.company, accomplice);
    await other.colleague.caller.data(ROLE, { id: accomplice.id, role: 'admin', password });
    await (await app.as(accomplice)).data(REMOVE, { id: other.colleague.user.id, password });
    expect(await reset(other.colleague.user.id)).toHaveLength(2);
    expect(await rolesOf(other)).toEqual({ ...before(other), [accomplice.id]: 'trader' });
  });

  it('does not bring back who belongs to another company or has something open, and says so', async () => {
    const team = await aTeam();
    await team.owner.caller.data(REMOVE, { id: team.colleague.user.id, password });
    await aCompanyProfile(app.pool, { user_id: team.colleague.user.id });
    expect(await reset(team.owner.user.id)).toEqual(['not undone: Ana Ruiz had to leave Acme Official']);
    expect(await rolesOf(team)).toEqual({ [team.owner.user.id]: 'owner' });
  });
});
