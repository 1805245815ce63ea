import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { bodies, registration } from '../../../../test/bodies.ts';
import type { Body } from '../../../../test/caller.ts';
import { aUser } from '../../../../test/factories.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let app: SharedApp;
let world: World;
beforeAll(async () => {
  app = await sharedApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const HIDDEN = 'must have letters or digits and no invisible or control characters.';
const COMPANY = 'Company name must not look like a name of Feedstock itself.';
const PERSON = 'Your name must not look like a name of Feedstock itself.';

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id firstName companyName } }';
const SAVE_ACCOUNT = 'mutation ($input: AccountInput!) { saveAccount(input: $input) { firstName companyName city } }';
const SAVE_COMPANY = 'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { companyName } }';

const {
  email: _e,
  password: _p,
  confirmPassword: _c,
  role: _r,
  acceptTerms: _t,
  acceptPrivacy: _a,
  ...person
} = registration;
let registrations = 0;
const account = (change: Body): Body => ({ ...person, ...change });
const newAccount = (change: Body): Body => ({
  ...registration,
  email: `names${++registrations}.${process.pid}@acme.example`,
  ...change,
});

test.each([
  ['firstName', 'Feedstock', PERSON],
  ['firstName', 'Fеedstоck', PERSON],
  ['lastName', 'F33dst0ck', 'Your name'],
  ['companyName', 'Ｆｅｅｄｓｔｏｃｋ Support', COMPANY],
  ['companyName', 'F33dst0ck', COMPANY],
  ['companyName', 'Ac\u200bme', `Company name ${HIDDEN}`],
  ['lastName', '\u2063.', `Last name ${HIDDEN}`],
  ['lastName', 'Ru\u202eiz', `Last name ${HIDDEN}`],
  ['position', 'Buyer\u0007', `Position ${HIDDEN}`],
  ['city', 'Vi\u2066go', `City ${HIDDEN}`],
])('Registration and settings refuse %s %j', async (field, value, message) => {
  const member = await app.as(await aUser(app.pool));
  for (const refused of [
    await app.anyone.refusal(REGISTER, { input: newAccount({ [field]: value }) }),
    await member.refusal(SAVE_ACCOUNT, { input: account({ [field]: value }) }),
  ]) {
    expect(refused.code).toBe('BAD_USER_INPUT');
    expect(refused.message).toContain(message);
    expect(Object.keys(refused.fields ?? {})).toEqual([message.startsWith('Your name') ? 'firstName' : field]);
  }
});

test('A first and a last name cannot form the brand together', async () => {
  const input = newAccount({ firstName: 'Feed', lastName: 'Stock' });
  expect((await app.anyone.refusal(REGISTER, { input })).message).toBe(PERSON);
});

test.each(['Feedstock', 'Feedstock Team', 'ꜰᴇᴇᴅꜱᴛᴏᴄᴋ', 'Ac\u00adme'])(
  'A company profile refuses the name %s',
  async (companyName) => {
    const member = await app.as(await aUser(app.pool));
    const refused = await member.refusal(SAVE_COMPANY, { input: { companyName, phone: '+34 91 123 45 67' } });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { companyName: expect.any(String) } });
  },
);

test('A company name may contain the brand as an ordinary word, and names are stored as they are written, with single blanks', async () => {
  const { saveCompanyProfile } = await world.buyer.data(SAVE_COMPANY, {
    input: { companyName: 'Acme\u3000Feedstocks  Ｔrading', phone: '+34 91 123 45 67' },
  });
  expect(saveCompanyProfile).toEqual({ companyName: 'Acme Feedstocks Ｔrading' });
  const { saveAccount } = await world.buyer.data(SAVE_ACCOUNT, { input: account({ firstName: 'Ａna' }) });
  expect(saveAccount).toMatchObject({ firstName: 'Ａna' });
});

test('Admins speak for the market and may carry its name', async () => {
  const admin = await app.as(await aUser(app.pool, { role: 'admin', company_name: 'Feedstock' }));
  const { saveAccount } = await admin.data(SAVE_ACCOUNT, { input: account({ companyName: 'Feedstock' }) });
  expect(saveAccount).toMatchObject({ companyName: 'Feedstock' });
});

test.each(['rfps', 'offerings', 'auctions'])(
  'POST /api/%s stores a visible title as it is written, and finds it in any writing',
  async (noun) => {
    const path = `/api/${noun}`;
    const body = bodies(world)[path];
    const caller = path === '/api/rfps' ? world.buyer : world.seller;
    const refused = await caller.post(path, { ...body, title: 'Acid\u200b 98 %' });
    expect(refused).toMatchObject({ status: 400, text: `Title ${HIDDEN}` });
    const made = await caller.post(path, { ...body, title: 'Ｂasin\u00a010² m², ½ CaCO₃' });
    const { id, title } = JSON.parse(made.text) as { id: string; title: string };
    expect(title).toBe('Ｂasin 10² m², ½ CaCO₃');
    const LIST = `query ($search: String) { ${noun}(search: $search) { nodes { id } } }`;
    const found = async (search: string) => {
      const { nodes } = (await world.other.data(LIST, { search }))[noun] as { nodes: { id: string }[] };
      return nodes.some((each) => each.id === id);
    };
    const searches = [
      'basin caco3',
      'ＢASIN',
      'CaCO₃ 10²',
      '102 m2',
      'm²',
      '½',
      'basin zinc',
      '10³',
      'b%sin',
      'b％sin',
    ];
    expect(await Promise.all(searches.map(found))).toEqual([
      ...Array<boolean>(6).fill(true),
      ...Array<boolean>(4).fill(false),
    ]);
  },
);

test('Registration stores a listed country and an international number, and refuses others', async () => {
  const details = 'mutation ($input: RegisterInput!) { register(input: $input) { country mobileNumber } }';
  const input = newAccount({ country: 'spain', mobileNumber: '600 000 000' });
  expect(await app.anyone.data(details, { input })).toEqual({
    register: { country: 'Spain', mobileNumber: '+34 600 00 00 00' },
  });
  for (const [field, value] of [
    ['country', 'Atlantis'],
    ['mobileNumber', '+999 600 000'],
  ] as const)
    expect(await app.anyone.refusal(details, { input: newAccount({ [field]: value }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    });
});
