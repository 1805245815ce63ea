import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { registration } from '../../../../test/bodies.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aCompanyProfile, aUser } from '../../../../test/factories.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';
import { readVerifiedNames } from './verification/verification.service.ts';

let app: SharedApp;
let admin: Caller;
let support: Caller;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
  support = await app.as(await aUser(app.pool, { role: 'support' }));
});
afterAll(() => app.close());

const SAVE = `mutation ($input: CompanyProfileInput!) {
  saveCompanyProfile(input: $input) { id companyName claimedName verificationStatus }
}`;
const READ = 'query ($id: ID!) { companyProfile(id: $id) { companyName claimedName submittedAt } }';
const DECIDE =
  'mutation ($input: DecideVerificationInput!) { decideVerification(input: $input) { companyName claimedName } }';
const ME = '{ me { companyName claimedName } }';
const SAVE_ACCOUNT = 'mutation ($input: AccountInput!) { saveAccount(input: $input) { companyName claimedName } }';

const {
  email: _e,
  password: _p,
  confirmPassword: _c,
  role: _r,
  acceptTerms: _t,
  acceptPrivacy: _a,
  ...account
} = registration;
let count = 0;
/** Of this test only. */
const aName = (start = 'Northern Salts') =>
  `${start} ${String.fromCharCode(97 + (count % 26), 97 + Math.floor(count++ / 26), 113)}`;

const aTrader = async (columns: Body = {}) => {
  const user = await aUser(app.pool, columns);
  const here = await app.as(user);
  const save = async (companyName: string) =>
    (await here.data(SAVE, { input: { companyName, phone: '+34 91 123 45 67' } }))['saveCompanyProfile']!;
  return { user, here, save };
};
const read = async (caller: Caller, id: unknown) => (await caller.data(READ, { id }))['companyProfile']!;
const decide = async (id: unknown, status: string) => {
  const { submittedAt } = await read(admin, id);
  const reason = status === 'approved' ? null : 'No.';
  return (await admin.data(DECIDE, { input: { companyProfileId: id, submittedAt, status, reason } }))[
    'decideVerification'
  ];
};
const aVerified = async (name = aName()) => {
  const trader = await aTrader();
  const { id } = await trader.save(name);
  await decide(id, 'approved');
  return { ...trader, id, name };
};

describe('A name waits for an admin', () => {
  it.each([
    ['is that of a verified company', (name: string) => name],
    ['looks like one with Cyrillic letters', (name: string) => name.replace('o', 'о').replace('e', 'е')],
    ['looks like one with Greek letters', (name: string) => name.replace('o', 'ο')],
    ['differs in case and signs', (name: string) => name.toUpperCase().replaceAll(' ', '-')],
    [
      'is written in full width',
      (name: string) => name.replaceAll(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ],
    ['has a Turkish ı', (name: string) => name.replace('l', 'ı')],
    ['says that it is verified', (name: string) => `${name}x (verified)`],
    ['says so in Spanish', (name: string) => `${name}x, empresa verificada`],
    ['says so in German', (name: string) => `${name}x - v e r i f i z i e r t`],
    ['says so in Russian', () => 'Северная соль (проверено)'],
    ['has a check mark', (name: string) => `✔ ${name}x`],
    ['has a coloured check mark', (name: string) => `${name}x ✅`],
    ['has both', (name: string) => `${name}x ✓ Verified`],
  ])('if it %s, in a registration too', async (_how, like) => {
    const { name } = await aVerified();
    const { save, here, user } = await aTrader();
    const claimedName = like(name);
    const saved = await save(claimedName);
    expect(saved).toMatchObject({ companyName: 'Company in review', claimedName, verificationStatus: 'pending' });
    for (const caller of [app.anyone, await app.as(await aUser(app.pool))])
      expect(await read(caller, saved['id'])).toMatchObject({ companyName: 'Company in review', claimedName: null });
    for (const caller of [here, admin, support]) expect(await read(caller, saved['id'])).toMatchObject({ claimedName });

    expect(await here.data(SAVE_ACCOUNT, { input: { ...account, companyName: claimedName } })).toEqual({
      saveAccount: { companyName: user.company_name, claimedName },
    });
    const registered = await app.anyone.post('/api/register', {
      ...registration,
      email: `claims${++count}.${process.pid}@acme.example`,
      companyName: claimedName,
    });
    expect(JSON.parse(registered.text)).toMatchObject({ user: { companyName: 'Company in review', claimedName } });
  });

  it.each(['Northern Saltworks', 'Acme Certified Organics', 'Verity Foods'])('but not %s', async (name) => {
    const { save } = await aTrader();
    expect(await save(name)).toMatchObject({ companyName: name, claimedName: null });
  });
});

it('The former name stays until an admin has approved the new one, of the account too', async () => {
  const { name } = await aVerified();
  const { save, here } = await aTrader();
  const former = aName('Acme');
  const { id } = await save(former);
  expect(await save(name)).toMatchObject({ companyName: former, claimedName: name });
  await here.data(SAVE_ACCOUNT, { input: { ...account, companyName: name } });
  // Forms send the name that the account has.
  const { companyName } = (await here.data(ME))['me']!;
  await here.data(SAVE_ACCOUNT, { input: { ...account, companyName } });
  expect((await here.data(ME))['me']).toEqual({ companyName, claimedName: name });
  expect(await decide(id, 'approved')).toEqual({ companyName: name, claimedName: null });
  expect((await here.data(ME))['me']).toEqual({ companyName: name, claimedName: null });
  expect(await save(name)).toMatchObject({ companyName: name, claimedName: null });
});

it('A name that is refused, or taken back, waits no more', async () => {
  const { name } = await aVerified();
  const { save } = await aTrader();
  const former = aName('Acme');
  const { id } = await save(former);
  await save(name);
  expect(await decide(id, 'revision_requested')).toEqual({ companyName: former, claimedName: name });
  await save(name);
  expect(await decide(id, 'rejected')).toEqual({ companyName: former, claimedName: null });
  await save(name);
  expect(await save(former)).toMatchObject({ companyName: former, claimedName: null });
});

it('A verified company keeps its name while it waits again, and a rejected or closed one leaves it to others', async () => {
  const { name, save, id } = await aVerified();
  expect(await save(name)).toMatchObject({ companyName: name, claimedName: null });
  // As after a change of its country.
  await app.pool.query(`update company_profile set verification_status = 'pending' where id = $1`, [id]);
  const other = await aTrader();
  expect(await other.save(name)).toMatchObject({ claimedName: name });
  await decide(id, 'rejected');
  expect(await other.save(name)).toMatchObject({ companyName: name, claimedName: null });
  const closed = await aVerified();
  await app.pool.query('update company_profile set closed_at = clock_timestamp() where id = $1', [closed.id]);
  expect(await (await aTrader()).save(closed.name)).toMatchObject({ companyName: closed.name, claimedName: null });
});

it('Names that were verified before are compared once they are read', async () => {
  const name = aName();
  const { user } = await aTrader();
  await aCompanyProfile(app.pool, { user_id: user.id, company_name: name, verification_status: 'approved' });
  await readVerifiedNames(app.pool);
  expect(await (await aTrader()).save(name)).toMatchObject({ claimedName: name });
});

it('A name that is saved while an admin approves another one is not approved with it', async () => {
  const { save, here } = await aTrader();
  const { id } = await save(aName('Acme'));
  const hold = await holding(app.pool, ['select from company_profile where id = $1 for update', [id]]);
  const decision = decide(id, 'approved');
  await waiting(app.pool, 1);
  const later = aName('Acme');
  const saved = save(later);
  await waiting(app.pool, 2).finally(() => hold.end('rollback'));
  await decision;
  expect(await saved).toMatchObject({ companyName: later, verificationStatus: 'pending' });
  expect((await here.data('{ myCompanyProfile { verificationStatus } }'))['myCompanyProfile']).toEqual({
    verificationStatus: 'pending',
  });
});
