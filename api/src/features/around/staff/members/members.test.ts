import { newSession, startApp, type TestApp, type Twin } from '../../../../../test/app.ts';
import { registration } from '../../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyProfile, aUser } from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { UNKNOWN_ID } from '../../../../../test/world.ts';
import { Wire } from '../../../../../test/wire.ts';

let app: TestApp;
let twin: Twin;
let adminUser: { id: string };
let admin: Caller;
let support: Caller;
beforeAll(async () => {
  app = await startApp();
  twin = await app.twin();
  adminUser = await aUser(app.pool, { role: 'admin' });
  admin = await app.as(adminUser);
  support = await app.as(await aUser(app.pool, { role: 'support' }));
});
afterAll(() => app.close());

const LOCK = 'mutation ($input: MemberActInput!) { lockMember(input: $input) { id lockedAt lockReason } }';
const UNLOCK = 'mutation ($input: MemberActInput!) { unlockMember(input: $input) { lockedAt lockReason } }';
const END = 'mutation ($input: EndMemberSessionInput!) { endMemberSession(input: $input) }';
const END_ALL = 'mutation ($input: MemberActInput!) { endMemberSessions(input: $input) }';
const SESSIONS = 'query ($userId: ID!) { memberSessions(userId: $userId) { id isCurrent } }';
const LIST = `query ($search: String, $role: Role, $locked: Boolean) {
  members(search: $search, role: $role, locked: $locked, first: 100) { nodes { id email role lockedAt lockReason } }
}`;
const ME = '{ me { id } }';
const reason = 'Offers goods that do not exist.';
const isOut = async (caller: Caller) => (await caller.data(ME))['me'] === null;

const acts = async (userId: string) =>
  (
    await app.pool.query<Body>(
      'select kind, detail from audit_event where subject_id = $1 and actor_id = $2 order by created_at, id',
      [userId, adminUser.id],
    )
  ).rows;

describe('lockMember and unlockMember', () => {
  it('end every session and socket on all instances, and let the member back in with a notice', async () => {
    const user = await aUser(app.pool);
    const member = await app.as(user);
    const elsewhere = twin.as(member);
    const socket = await Wire.open(twin.url, { headers: member.headers });
    for (const caller of [member, elsewhere]) expect(await caller.data(ME)).toEqual({ me: { id: user.id } });

    expect(await admin.data(LOCK, { input: { userId: user.id, reason } })).toEqual({
      lockMember: { id: user.id, lockedAt: expect.any(String), lockReason: reason },
    });
    for (const caller of [member, elsewhere]) await until('the session ended', () => isOut(caller));
    expect(await socket.closed).toBe(4403);
    // Started by a login that was under way when the account was locked.
    expect(await isOut(app.anyone.with({ cookie: await newSession(app.pool, user) }))).toBe(true);

    expect(await admin.data(UNLOCK, { input: { userId: user.id, reason: 'A mistake.' } })).toEqual({
      unlockMember: { lockedAt: null, lockReason: null },
    });
    expect(await (await app.as(user)).read('/api/messages')).toEqual([
      expect.objectContaining({
        subject: 'Your account is unlocked',
        content: 'An admin has unlocked your account. You can use it again.\n\nReason: A mistake.',
      }),
    ]);
    expect(await acts(user.id)).toEqual([
      { kind: 'member_locked', detail: { reason } },
      { kind: 'member_unlocked', detail: { reason: 'A mistake.' } },
    ]);
  });

  it('refuse a login with the reason, but only with the right password', async () => {
    await app.anyone.post('/api/register', registration);
    const { email, password } = registration;
    const { rows } = await app.pool.query<{ id: string }>('select id from "user" where email = $1', [email]);
    await admin.data(LOCK, { input: { userId: rows[0]?.id, reason } });
    const logIn = (given: string) => app.anyone.post('/api/login', { email, password: given });
    expect(await logIn(password)).toMatchObject({
      status: 403,
      text: `This account is locked. Reason: ${reason} Please contact us about it.`,
    });
    expect(await logIn('Not-the-passw0rd')).toMatchObject({ status: 401, text: 'Invalid email or password.' });
  });

  it('need a reason and a member, and happen once', async () => {
    const { id } = await aUser(app.pool);
    const lock = (input: Body) => admin.refusal(LOCK, { input });
    expect(await lock({ userId: id, reason: ' ' })).toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await lock({ userId: id, reason: 'x'.repeat(201) })).toMatchObject({
      message: 'Reason must be at most 200 characters.',
    });
    expect(await lock({ userId: UNKNOWN_ID, reason })).toMatchObject({ message: 'Member not found.' });
    expect(await admin.refusal(UNLOCK, { input: { userId: id, reason } })).toMatchObject({
      message: 'This member is not locked.',
    });
    await admin.data(LOCK, { input: { userId: id, reason } });
    expect(await lock({ userId: id, reason })).toMatchObject({ message: 'This member is locked already.' });
  });

  it('never lock the calling admin, and if two admins lock each other one stays unlocked', async () => {
    expect(await admin.refusal(LOCK, { input: { userId: adminUser.id, reason } })).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot do this to your own account.',
    });
    const [one, two] = await Promise.all([1, 2].map(() => aUser(app.pool, { role: 'admin' })));
    const answers = await Promise.all(
      [
        [one, two],
        [two, one],
      ].map(async ([actor, target]) => (await app.as(actor!)).graphql(LOCK, { input: { userId: target!.id, reason } })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });
});

describe('Sessions of a member', () => {
  it('are ended one by one or all, with a notice', async () => {
    const user = await aUser(app.pool);
    const [first, second] = [await app.as(user), await app.as(user)];
    const listed = async () =>
      (await support.data<Record<string, Body[]>>(SESSIONS, { userId: user.id }))['memberSessions']!;
    expect(await listed()).toHaveLength(2);
    const sessionId = (await listed())[0]!['id'];
    const input = { userId: user.id, reason: 'A lost laptop.' };
    await admin.data(END, { input: { ...input, sessionId } });
    expect((await listed()).map(({ id }) => id)).not.toContain(sessionId);
    expect(await admin.refusal(END, { input: { ...input, sessionId } })).toMatchObject({
      message: 'Session not found.',
    });
    await admin.data(END_ALL, { input });
    for (const caller of [first, second]) await until('the session ended', () => isOut(caller));
    const messages = await (await app.as(user)).read<Body[]>('/api/messages');
    expect(messages.map(({ subject }) => subject)).toEqual(['You were signed out', 'You were signed out']);
    expect(await acts(user.id)).toEqual(
      ['member_session_ended', 'member_sessions_ended'].map((kind) => ({ kind, detail: { reason: 'A lost laptop.' } })),
    );
  });
});

describe('The list of members', () => {
  const found = async (caller: Caller, variables: Body) =>
    (await caller.data<{ members: { nodes: Body[] } }>(LIST, variables)).members.nodes;

  it('is searched by name, company and, by admins, email address', async () => {
    const user = await aUser(app.pool, { first_name: 'Zora', company_name: 'Quarry 7', email: 'zora@hidden.example' });
    for (const search of ['zora', 'QUARRY zora', 'ruiz quarry'])
      for (const caller of [admin, support])
        expect((await found(caller, { search })).map(({ id }) => id)).toEqual([user.id]);
    expect(await found(admin, { search: 'hidden.example' })).toEqual([
      { id: user.id, email: user.email, role: 'both', lockedAt: null, lockReason: null },
    ]);
    expect(await found(support, { search: 'hidden.example' })).toEqual([]);
    expect(await found(support, { search: 'zora' })).toMatchObject([{ email: null, role: 'both' }]);
  });

  it('is filtered by role and by locks', async () => {
    const user = await aUser(app.pool, { role: 'seller', company_name: 'Gypsum Row' });
    await aCompanyProfile(app.pool, { user_id: user.id });
    const lists = (variables: Body) => found(support, { search: 'gypsum', ...variables });
    expect(await lists({ role: 'seller', locked: false })).toHaveLength(1);
    expect(await lists({ role: 'buyer' })).toEqual([]);
    await admin.data(LOCK, { input: { userId: user.id, reason } });
    expect(await lists({ locked: true })).toMatchObject([{ lockedAt: expect.any(String), lockReason: reason }]);
    expect(await lists({ locked: false })).toEqual([]);
  });

  it('hides a lock from other members', async () => {
    const user = await aUser(app.pool, { locked_at: new Date(), lock_reason: reason });
    const stranger = await app.as(await aUser(app.pool));
    const OWNER = 'query ($id: ID!) { node(id: $id) { ... on User { lockedAt lockReason } } }';
    expect(await stranger.data(OWNER, { id: user.id })).toEqual({ node: { lockedAt: null, lockReason: null } });
  });
});
