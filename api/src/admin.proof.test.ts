// npm run admin as an operator uses it: a process of its own, on an external and on the embedded database.
import pg from 'pg';
import { runAdmin, type AdminResult } from '../test/adminCommand.ts';
import { startApp, type TestApp } from '../test/app.ts';
import type { Body, Caller } from '../test/caller.ts';
import { emptyDatabase, freshDatabase } from '../test/database.ts';
import { embeddedServers, query } from '../test/embedded.ts';
import { aUser } from '../test/factories.ts';
import { Instance, urlOf } from '../test/instance.ts';
import { until } from '../test/instanceGroup.ts';
import { SECRET_KEY } from '../test/secretKey.ts';
import { prepareDatabase } from './prepareDatabase.ts';

describe('With DATABASE_URL', () => {
  let app: TestApp;
  let admin: (...args: string[]) => Promise<AdminResult>;
  beforeAll(async () => {
    let url = '';
    app = await startApp(
      {},
      {
        address: async (application) => {
          url = urlOf(application);
          return application;
        },
      },
    );
    admin = (...args) => runAdmin(args, { DATABASE_URL: url, SECRET_KEY, PUBLIC_URL: 'https://market.example' });
  });
  afterAll(() => app.close());

  const acts = async (userId: string) =>
    (
      await app.pool.query<Body>(
        'select kind, actor_id as actor, detail from audit_event where subject_id = $1 order by created_at, id',
        [userId],
      )
    ).rows;
  const role = async (caller: Caller) => ((await caller.data('{ me { role } }'))['me'] ?? {})['role'];

  it('grants a role, lists it and revokes it, which ends the sessions at once', async () => {
    const user = await aUser(app.pool, { email: 'ann@acme.example', company_name: 'Acme' });
    const member = await app.as(user);
    expect(await admin('list')).toEqual({
      code: 0,
      output: 'Nobody is an admin or support. Grant the role with: npm run admin -- grant <email>\n',
      errors: '',
    });
    expect(await admin('grant', 'ANN@acme.example')).toMatchObject({
      code: 0,
      output: 'ann@acme.example now has the role admin. Open /admin after setting up a second factor in Settings.\n',
    });
    expect(await admin('grant', 'ann@acme.example')).toMatchObject({
      code: 0,
      output: 'ann@acme.example has the role admin already.\n',
    });
    expect((await admin('list')).output).toBe('admin    ann@acme.example (Ana Ruiz, Acme, no second factor)\n');
    expect(await role(member)).toBe('admin');

    const revoked = await admin('revoke', 'ann@acme.example');
    expect(revoked).toMatchObject({ code: 0, output: expect.stringContaining('The market has no admin now') });
    await until('the session ended', async () => (await role(member)) === undefined);
    expect(await role(await app.as(user))).toBe('both');
    expect(await acts(user.id)).toEqual([
      { kind: 'role_granted', actor: null, detail: { role: 'admin' } },
      { kind: 'role_revoked', actor: null, detail: { role: 'admin' } },
    ]);
  });

  it('prints a link with which the account gets a new password', async () => {
    const user = await aUser(app.pool, { email: 'bob@acme.example' });
    const { code, output } = await admin('reset-password', 'bob@acme.example');
    expect(code).toBe(0);
    const [, token] = /https:\/\/market\.example\/reset-password#([\w-]+)\n$/.exec(output) ?? [];
    const RESET = 'mutation ($input: PasswordResetInput!) { resetPassword(input: $input) }';
    const input = { token, newPassword: 'Basalt-Quarry-77!', confirmPassword: 'Basalt-Quarry-77!' };
    expect(await app.anyone.data(RESET, { input })).toEqual({ resetPassword: [] });
    expect(await acts(user.id)).toContainEqual({ kind: 'password_reset_link_created', actor: null, detail: null });
  });

  it('removes a lost second factor, which ends the sessions', async () => {
    const user = await aUser(app.pool, { email: 'cy@acme.example', second_factor_at: new Date() });
    const member = await app.as(user);
    expect((await admin('reset-factor', 'cy@acme.example')).code).toBe(0);
    await until('the session ended', async () => (await role(member)) === undefined);
    expect((await acts(user.id)).map(({ kind }) => kind)).toEqual(['second_factor_reset']);
    expect(await admin('reset-factor', 'cy@acme.example')).toMatchObject({
      code: 1,
      errors: 'cy@acme.example has no second factor.\n',
    });
  });

  it('refuses a wrong command with one sentence', async () => {
    const refused: [string[], string][] = [
      [[], 'Usage:'],
      [['grant', 'a@b.example', '--force'], 'Usage:'],
      [['grant', 'a@b.example', '--role', 'buyer'], 'The role must be admin or support.'],
      [['revoke', 'nobody@acme.example'], 'There is no account with the email address nobody@acme.example.'],
    ];
    for (const [args, sentence] of refused) {
      const { code, output, errors } = await admin(...args);
      expect([code, output]).toEqual([1, '']);
      expect(errors).toContain(sentence);
      expect(errors).not.toContain('    at ');
    }
  });
});

it('says so if the tables are missing', async () => {
  const database = await emptyDatabase();
  const { code, errors } = await runAdmin(['list'], { DATABASE_URL: urlOf(database.connection), SECRET_KEY });
  expect([code, errors]).toEqual([
    1,
    'The tables are missing or older than this version: start Feedstock once, or run npm run migrate.\n',
  ]);
  await database.drop();
});

describe('With the embedded database', () => {
  const servers = embeddedServers();
  const admin = (...args: string[]) =>
    runAdmin(args, { DATABASE_URL: '', DATA_DIR: servers.file(), SECRET_KEY: '', PUBLIC_URL: '' });

  it('works while it runs and while it does not, and creates none', async () => {
    expect(await admin('list')).toMatchObject({ code: 1, errors: expect.stringContaining('start Feedstock once') });
    const server = await servers.start();
    await prepareDatabase(server.connection, { seed: 'none', app: server.app });
    const nobody = { code: 0, output: expect.stringContaining('Nobody is an admin') };
    expect(await admin('list')).toMatchObject(nobody);
    expect(await query(server.connection, 'select 1')).toEqual([1]);
    await server.stop();
    expect(await admin('list')).toMatchObject(nobody);
    // It has stopped the server that it started.
    expect(servers.postmaster).toThrow('ENOENT');
  });
});

describe('The first start with DATABASE_URL', () => {
  it('says what to do next while there is no admin', async () => {
    const database = await freshDatabase();
    const start = () =>
      Instance.start(database.app, {
        PUBLIC_URL: 'https://market.example',
        DATABASE_MIGRATION_URL: urlOf(database.connection),
      });
    const first = await start();
    await until('it said what to do next', () => first.output.includes('3. Sign in'));
    for (const text of [
      'https://market.example/auth?tab=register',
      'npm run admin -- grant',
      'https://market.example/admin',
    ])
      expect(first.output).toContain(text);
    await first.terminate();

    const pool = new pg.Pool(database.connection);
    await aUser(pool, { role: 'admin' });
    await pool.end();
    const second = await start();
    await second.terminate();
    expect(second.output).not.toContain('no admin yet');
    await database.drop();
  });
});
