import { startApp, type TestApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyProfile, aUser } from '../../../../../test/factories.ts';
import { holding, waiting } from '../../../../../test/lockGate.ts';
import { UNKNOWN_ID } from '../../../../../test/world.ts';

let app: TestApp;
let admin: Caller;
let adminUser: { id: string };
let support: Caller;
beforeAll(async () => {
  app = await startApp();
  adminUser = await aUser(app.pool, { role: 'admin' });
  admin = await app.as(adminUser);
  support = await app.as(await aUser(app.pool, { role: 'support' }));
});
// The companies of these tests have one name, so that of a verified one is free again.
beforeEach(() => app.pool.query(`update company_profile set name_skeleton = '-' where name_skeleton is not null`));
afterAll(() => app.close());

const DECIDE = `mutation ($input: DecideVerificationInput!) {
  decideVerification(input: $input) { id verificationStatus decisions { status reason admin { id } } }
}`;
const SAVE = 'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }';
const MINE = '{ myCompanyProfile { verificationStatus submittedAt decisions { status reason admin { id } } } }';
const profile = { companyName: 'Acme SA', phone: '+34 91 123 45 67' };
const reason = 'The registration number belongs to another name.';

/** A member whose company waits, and the input for a decision. */
const waitingCompany = async () => {
  const user = await aUser(app.pool, { city: 'Vigo', country: 'Spain' });
  const owner = await app.as(user);
  const { saveCompanyProfile } = await owner.data(SAVE, { input: profile });
  const id = String(saveCompanyProfile?.['id']);
  const { companyProfile } = await admin.data('query ($id: ID!) { companyProfile(id: $id) { submittedAt } }', { id });
  const input = (change: Body = {}): Body => ({
    companyProfileId: id,
    submittedAt: companyProfile?.['submittedAt'],
    status: 'approved',
    ...change,
  });
  return { user, owner, id, input };
};
const refusal = (input: Body, caller = admin) => caller.refusal(DECIDE, { input });

describe('decideVerification', () => {
  it.each([
    ['approved', null, 'Your company is verified', 'Acme SA is verified: buyers see the badge beside your offers.'],
    [
      'revision_requested',
      reason,
      'Your company profile needs a correction',
      `Acme SA could not be verified yet. Please correct the profile and save it again.\n\nReason: ${reason}`,
    ],
    ['rejected', reason, 'Your company was not verified', `Acme SA was not verified.\n\nReason: ${reason}`],
  ])(
    '%s: is recorded, and the owner gets a message without the admin’s name',
    async (status, why, subject, content) => {
      const { owner, id, input } = await waitingCompany();
      const { decideVerification } = await admin.data(DECIDE, { input: input({ status, reason: why }) });
      expect(decideVerification).toEqual({
        id,
        verificationStatus: status,
        decisions: [{ status, reason: why, admin: { id: adminUser.id } }],
      });
      expect((await owner.data(MINE))['myCompanyProfile']).toMatchObject({
        verificationStatus: status,
        decisions: [{ status, reason: why, admin: null }],
      });
      expect(await owner.read('/api/messages')).toEqual([
        expect.objectContaining({
          subject,
          content,
          link: '/company-profile',
          sender: expect.objectContaining({ id: null, companyName: 'Feedstock' }),
        }),
      ]);
    },
  );

  it('allows another decision after the company has corrected its profile', async () => {
    const { owner, id, input } = await waitingCompany();
    await admin.data(DECIDE, { input: input({ status: 'revision_requested', reason }) });
    await owner.data(SAVE, { input: { ...profile, businessRegistrationNumber: 'B-1' } });
    const { companyProfile } = await admin.data('query ($id: ID!) { companyProfile(id: $id) { submittedAt } }', { id });
    const { decideVerification } = await admin.data(DECIDE, { input: input({ ...companyProfile }) });
    expect(decideVerification).toMatchObject({
      verificationStatus: 'approved',
      decisions: [{ status: 'approved' }, { status: 'revision_requested', reason }],
    });
  });

  it('is refused if the profile was saved again after the admin saw it', async () => {
    const { owner, input } = await waitingCompany();
    const stale = input();
    const save = owner.data(SAVE, { input: { ...profile, companyName: 'Acme International' } });
    await save;
    const before = await app.fingerprint();
    expect(await refusal(stale)).toMatchObject({
      code: 'CONFLICT',
      message: 'The company has changed its profile in the meantime. Please review it again.',
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('lets one of two simultaneous decisions succeed', async () => {
    const { id, input } = await waitingCompany();
    const other = await app.as(await aUser(app.pool, { role: 'admin' }));
    const hold = await holding(app.pool, ['select from company_profile where id = $1 for update', [id]]);
    const both = Promise.all([
      admin.graphql(DECIDE, { input: input() }),
      other.graphql(DECIDE, { input: input({ status: 'rejected', reason }) }),
    ]);
    await waiting(app.pool, 2).finally(() => hold.end('rollback'));
    const refused = (await both).flatMap(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.extensions).toMatchObject({ code: 'ALREADY_DECIDED', status: 409 });
    const { rows } = await app.pool.query('select from verification_decision where company_profile_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('runs once per idempotency key', async () => {
    const { input } = await waitingCompany();
    const keyed = { input: input({ idempotencyKey: 'once' }) };
    const first = await admin.data(DECIDE, keyed);
    const before = await app.fingerprint();
    expect(await admin.data(DECIDE, keyed)).toEqual(first);
    expect(await refusal(input({ idempotencyKey: 'once', status: 'rejected', reason }))).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('refuses invalid input, names the field and writes nothing', async () => {
    const { input } = await waitingCompany();
    const before = await app.fingerprint();
    for (const status of ['rejected', 'revision_requested'])
      expect(await refusal(input({ status, reason: ' ' }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'Please say why, so that the company can act on it.',
        fields: { reason: expect.any(String) },
      });
    expect(await refusal(input({ status: 'pending' }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: 'Decision must be one of approved, revision_requested, rejected.' },
    });
    expect(await refusal(input({ reason: 'x'.repeat(1001) }))).toMatchObject({
      message: 'Reason must be at most 1000 characters.',
    });
    expect(await refusal(input({ companyProfileId: UNKNOWN_ID }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Company not found.',
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it('is for admins, and never about their own company', async () => {
    const { owner, input } = await waitingCompany();
    const own = await aCompanyProfile(app.pool, { user_id: adminUser.id });
    const colleague = await aUser(app.pool, { role: 'admin' });
    const joining = `insert into company_member (company_id, user_id, role) values ($1, $2, 'reader')`;
    await app.pool.query(joining, [input()['companyProfileId'], colleague.id]);
    const before = await app.fingerprint();
    expect(await refusal(input(), owner)).toMatchObject({ code: 'FORBIDDEN', message: 'Only an admin may do this.' });
    expect(await refusal(input(), support)).toMatchObject({ code: 'FORBIDDEN', message: 'Only an admin may do this.' });
    expect(await refusal(input(), app.anyone)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await refusal(input({ companyProfileId: own.id }))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You cannot verify your own company.',
    });
    expect(await refusal(input(), await app.as(colleague))).toMatchObject({
      message: 'You cannot verify your own company.',
    });
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe('The verification queue', () => {
  const QUEUE = `query ($status: VerificationStatus, $search: String) {
    companyProfiles(status: $status, search: $search, first: 100) { nodes { id submittedAt businessRegistrationNumber user { email } } }
  }`;

  it('lists waiting companies, longest first, for support and admins only', async () => {
    const [one, two] = [await waitingCompany(), await waitingCompany()];
    const { companyProfiles } = await admin.data<{ companyProfiles: { nodes: Body[] } }>(QUEUE, {
      status: 'pending',
      search: 'acme sa',
    });
    const ids = companyProfiles.nodes.map(({ id }) => id);
    expect(ids.indexOf(one.id)).toBeLessThan(ids.indexOf(two.id));
    expect(companyProfiles.nodes.at(-1)).toMatchObject({ id: two.id, user: { email: two.user.email } });
    expect(await one.owner.refusal(QUEUE)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only support or an admin may do this.',
    });
    expect(await app.anyone.refusal(QUEUE)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('notifies admins when a company begins to wait, not at each save', async () => {
    const count = async () =>
      (await admin.data<{ messages: { totalCount: number } }>('{ messages { totalCount } }')).messages.totalCount;
    const before = await count();
    const { owner, input } = await waitingCompany();
    await owner.data(SAVE, { input: profile });
    expect(await count()).toBe(before + 1);
    expect((await admin.read<Body[]>('/api/messages?limit=1'))[0]).toMatchObject({
      subject: 'Waiting for verification: Acme SA',
      content: 'Acme SA (Vigo, Spain) has saved its company profile and waits for verification.',
      link: '/admin/companies',
    });
    expect(await refusal(input())).toMatchObject({ code: 'CONFLICT' });
  });

  it('shows support the company, but not the login address of its owner', async () => {
    const { id, user } = await waitingCompany();
    const { companyProfiles } = await support.data<{ companyProfiles: { nodes: Body[] } }>(QUEUE, {
      status: 'pending',
      search: 'acme sa',
    });
    expect(companyProfiles.nodes.find((one) => one['id'] === id)).toMatchObject({
      submittedAt: expect.any(String),
      user: { email: null },
    });
    expect(user.email).toEqual(expect.any(String));
  });

  it('hides decisions and dates from others', async () => {
    const { id, input } = await waitingCompany();
    await admin.data(DECIDE, { input: input({ status: 'rejected', reason }) });
    const stranger = await app.as(await aUser(app.pool));
    for (const caller of [stranger, app.anyone])
      expect(
        await caller.data('query ($id: ID!) { companyProfile(id: $id) { submittedAt decisions { reason } } }', { id }),
      ).toEqual({ companyProfile: { submittedAt: null, decisions: [] } });
  });
});

it('Decisions are recorded permanently', async () => {
  const { input } = await waitingCompany();
  await admin.data(DECIDE, { input: input() });
  for (const attempt of ['update verification_decision set reason = null', 'delete from verification_decision'])
    await expect(app.pool.query(attempt)).rejects.toThrow('verification_decision is append-only');
});
