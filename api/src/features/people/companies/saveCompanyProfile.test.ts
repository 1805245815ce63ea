import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body } from '../../../../test/caller.ts';
import { aCompanyProfile, aUser } from '../../../../test/factories.ts';
import { holding, waiting } from '../../../../test/lockGate.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const SAVE = `mutation ($input: CompanyProfileInput!) {
  saveCompanyProfile(input: $input) { id userId companyName website phone address description businessRegistrationNumber verificationStatus }
}`;
const input = (change: Body = {}): Body => ({ companyName: 'Acme SA', phone: '+34 91 123 45 67', ...change });
const profilesOf = async (userId: string) =>
  (await app.pool.query('select id, verification_status from company_profile where user_id = $1', [userId])).rows;
const somebody = async () => {
  const user = await aUser(app.pool);
  return { user, caller: await app.as(user) };
};

describe('saveCompanyProfile', () => {
  it('creates a profile, then changes it', async () => {
    const { user, caller } = await somebody();
    const full = {
      website: 'https://acme.example/',
      address: 'Rua 1',
      description: 'Acids.',
      businessRegistrationNumber: 'B-1',
    };
    const { saveCompanyProfile: made } = await caller.data(SAVE, { input: input(full) });
    expect(made).toEqual({ id: expect.any(String), userId: user.id, ...input(full), verificationStatus: 'pending' });
    const { saveCompanyProfile: changed } = await caller.data(SAVE, {
      input: input({ companyName: ' Acme Lda ', website: '' }),
    });
    expect(changed).toMatchObject({ id: made?.['id'], companyName: 'Acme Lda', website: null });
  });

  it('sends a profile with another name to verification, whatever its status was', async () => {
    for (const verification_status of ['approved', 'rejected', 'revision_requested']) {
      const { user, caller } = await somebody();
      await aCompanyProfile(app.pool, { user_id: user.id, verification_status });
      expect((await caller.data(SAVE, { input: input() }))['saveCompanyProfile']).toMatchObject({
        verificationStatus: 'pending',
      });
    }
  });

  it('keeps an approved profile verified, until its name, its numbers or its country change', async () => {
    const { user, caller } = await somebody();
    const known = { companyName: 'Acme SA', businessRegistrationNumber: 'B-1', registrationCountry: 'Spain' };
    const approve = () =>
      app.pool.query(`update company_profile set verification_status = 'approved' where user_id = $1`, [user.id]);
    const statusAfter = async (change: Body) => {
      await approve();
      const { saveCompanyProfile } = await caller.data(SAVE, { input: input({ ...known, ...change }) });
      return saveCompanyProfile?.['verificationStatus'];
    };
    await caller.data(SAVE, { input: input(known) });
    expect(await statusAfter({ phone: '+34 91 765 43 21', website: 'https://acme.example', address: 'Rua 2' })).toBe(
      'approved',
    );
    for (const change of [
      { companyName: 'Acme Lda' },
      { businessRegistrationNumber: 'B-2' },
      { vatNumber: 'ESA28015865' },
      { registrationCountry: 'Portugal' },
    ]) {
      expect(await statusAfter(change)).toBe('pending');
      await caller.data(SAVE, { input: input(known) });
    }
  });

  it("takes the owner's country at first, and keeps the one that was given", async () => {
    const { caller } = await somebody();
    const COUNTRY = SAVE.replace('{ id', '{ registrationCountry id');
    const countryAfter = async (registrationCountry?: string | null) =>
      (await caller.data(COUNTRY, { input: input({ registrationCountry }) }))['saveCompanyProfile']?.[
        'registrationCountry'
      ];
    expect(await countryAfter()).toBe('Spain');
    expect(await countryAfter('portugal')).toBe('Portugal');
    expect(await countryAfter('')).toBe('Portugal');
    expect(await caller.refusal(COUNTRY, { input: input({ registrationCountry: 'Atlantis' }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { registrationCountry: expect.stringContaining('Please choose a country from the list') },
    });
  });

  it('accepts no status', async () => {
    const { user, caller } = await somebody();
    expect(await caller.refusal(SAVE, { input: input({ verificationStatus: 'approved' }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { verificationStatus: 'is not known' },
    });
    expect(await profilesOf(user.id)).toEqual([]);
  });

  it('creates one profile for two simultaneous first saves', async () => {
    const { user, caller } = await somebody();
    const hold = await holding(app.pool, ['select from "user" where id = $1 for update', [user.id]]);
    const saves = Promise.all(['A', 'B'].map((companyName) => caller.data(SAVE, { input: input({ companyName }) })));
    await waiting(app.pool, 2).finally(() => hold.end('rollback'));
    const saved = await saves;
    const rows = await profilesOf(user.id);
    expect(rows).toHaveLength(1);
    expect(saved.map(({ saveCompanyProfile }) => saveCompanyProfile?.['id'])).toEqual([rows[0].id, rows[0].id]);
  });

  it.each([
    [{ companyName: ' ' }, 'Please fill in all required fields.', { companyName: 'Company name is required.' }],
    [{ phone: '' }, 'Please fill in all required fields.', { phone: 'Phone is required.' }],
    [
      { website: 'javascript:alert(1)' },
      'Website must start with http:// or https://.',
      { website: expect.any(String) },
    ],
    [
      { description: 'x'.repeat(4001) },
      'Description must be at most 4000 characters.',
      { description: expect.any(String) },
    ],
  ])('refuses %j by its fields and writes nothing', async (change, message, fields) => {
    const { caller } = await somebody();
    const before = await app.fingerprint();
    expect(await caller.refusal(SAVE, { input: input(change) })).toEqual({
      message,
      code: 'BAD_USER_INPUT',
      status: 400,
      fields,
    });
    expect(await app.fingerprint()).toEqual(before);
  });

  it("refuses another member's profile, and visitors", async () => {
    const { user } = await somebody();
    const { caller } = await somebody();
    expect(await caller.refusal(SAVE, { input: input({ userId: user.id }) })).toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
    });
    expect(await app.anyone.refusal(SAVE, { input: input() })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await profilesOf(user.id)).toEqual([]);
  });
});
