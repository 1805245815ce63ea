// Companies are found by name, country, what they offer and their verification.
import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import { aCategory, aCompanyProfile, aMessage, anOffering, aProduct, aUser } from '../../../../test/factories.ts';
import { indexed } from '../../../../test/searchIndex.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
  await aCompany('Konkan Søkers & Čzop Science');
});
afterAll(() => app.close());

const aCompany = async (name: string, columns: Record<string, unknown> = {}) => {
  const owner = await aUser(app.pool);
  const company = await aCompanyProfile(app.pool, { user_id: owner.id, company_name: name, ...columns });
  return { ...company, owner };
};
const named = async (args: Record<string, unknown>): Promise<string[]> => {
  const query = `query ($search: String, $country: String, $categoryId: ID, $verified: Boolean) {
    companies(search: $search, country: $country, categoryId: $categoryId, verified: $verified) { nodes { companyName } } }`;
  const { companies } = await app.anyone.data<{ companies: { nodes: { companyName: string }[] } }>(query, args);
  return companies.nodes.map(({ companyName }) => companyName);
};

test.each([
  ['konkån', 1],
  ['ONKAN', 1],
  ['science  konkan', 1],
  ['kónkan søkers', 1],
  ['KONKAN sokers & c', 1],
  ['konkanx', 0],
  ['%', 0],
  ['konk_n', 0],
  ['\\', 0],
])('%s finds %i companies', async (search, count) => {
  expect(await named({ search })).toEqual(count ? ['Konkan Søkers & Čzop Science'] : []);
});

test.each([
  ['ＺＵＫＯ 商事㈱', ['zuko', 'ＺＵＫＯ', '商事(株)']],
  ['Zukışık Çelik İhracat', ['zukisik', 'ZUKIŞIK celik', 'ihracat zuk', 'İHRACAT ZUK']],
  ['Zukægir & Œuvre ﬁbre', ['zukaegir oeuvre', 'ZUKÆGIR fibre']],
])('%s is stored as it is written, and found by %j', async (companyName, searches) => {
  const owner = await app.as(await aUser(app.pool));
  const SAVE = 'mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { companyName } }';
  const input = { companyName, phone: '+34 91 123 45 67' };
  expect((await owner.data(SAVE, { input })).saveCompanyProfile).toEqual({ companyName });
  for (const search of searches) expect([search, await named({ search })]).toEqual([search, [companyName]]);
});

test.each(['zuk％', 'zuk＿o', 'zuko＼', '﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽﷽'])('%s has no wildcards', async (search) => {
  expect(await named({ search })).toEqual([]);
});

test('filters by country, category and verification, and puts those first who offer something', async () => {
  const above = await aCategory(app.pool);
  const below = await aCategory(app.pool);
  await app.pool.query('update category set path = $1, parent_id = $2 where id = $3', [
    [above.id, below.id],
    above.id,
    below.id,
  ]);
  const product = await aProduct(app.pool, { category_id: below.id });
  const [, late, early, verified] = [
    await aCompany('Quillon Idle', { verification_status: 'approved' }),
    await aCompany('Quillon Zeta', { registration_country: 'Chile' }),
    await aCompany('Quillon Eta'),
    await aCompany('Quillon Theta', { verification_status: 'approved' }),
  ];
  await aCompany('Quillon Sold');
  for (const { owner } of [late, early, verified])
    await anOffering(app.pool, { user_id: owner.id, product_id: product.id });
  const search = 'quillon';
  expect(await named({ search })).toEqual([
    'Quillon Theta',
    'Quillon Eta',
    'Quillon Zeta',
    'Quillon Idle',
    'Quillon Sold',
  ]);
  expect(await named({ search, country: 'chile' })).toEqual(['Quillon Zeta']);
  expect(await named({ search, country: 'CL' })).toEqual(['Quillon Zeta']);
  expect(await app.anyone.get('/api/companies?country=Atlantis')).toMatchObject({
    status: 400,
    text: expect.stringContaining('ISO code'),
  });
  expect(await named({ search, verified: true })).toEqual(['Quillon Theta', 'Quillon Idle']);
  expect(await named({ categoryId: above.id })).toEqual(['Quillon Theta', 'Quillon Eta', 'Quillon Zeta']);
  await app.pool.query("update offering set status = 'withdrawn' where user_id = $1", [late.owner.id]);
  expect(await named({ categoryId: above.id, verified: false })).toEqual(['Quillon Eta']);
  expect(await app.anyone.read('/api/companies?search=quillon&verified=true&limit=1')).toMatchObject([
    { companyName: 'Quillon Theta', verificationStatus: 'approved' },
  ]);
});

test('closed and locked companies are in no list and no completion', async () => {
  await aCompany('Vexley Closed', { closed_at: new Date() });
  await aCompany('Vexley Locked', { locked_at: new Date(), lock_reason: 'Unpaid' });
  await aCompany('Vexley Open');
  expect(await named({ search: 'vexley' })).toEqual(['Vexley Open']);
  expect(await completions('vexl')).toEqual([['Vexley Open', 'company']]);
});

const completions = async (text: string): Promise<string[][]> => {
  const query = 'query ($text: String!) { searchCompletions(text: $text) { text kind companyId } }';
  const found = await app.anyone.data<{ searchCompletions: { text: string; kind: string }[] }>(query, { text });
  return found.searchCompletions.map(({ text: each, kind }) => [each, kind]);
};

test('a company is completed after materials, and its name is not taken for a misspelt material', async () => {
  await aProduct(app.pool, { name: 'Wolframite Concentrate' });
  await indexed(app.pool);
  expect(await completions('wolframito')).toEqual([['Wolframite Concentrate', 'material']]);
  await aCompany('Wolframito Mining');
  await aCompany('Wolframite Traders');
  expect(await completions('wolframito')).toEqual([['Wolframito Mining', 'company']]);
  expect(await completions('wolframite')).toEqual([
    ['Wolframite Concentrate', 'material'],
    ['Wolframite Traders', 'company'],
  ]);
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the usual response of a company', () => {
  const usualHours = async (id: string): Promise<unknown> =>
    (
      await app.anyone.data<{ companyProfile: { usualResponseHours: unknown } }>(
        'query ($id: ID!) { companyProfile(id: $id) { usualResponseHours } }',
        { id },
      )
    ).companyProfile.usualResponseHours;

  /** Somebody writes to the company, which answers after so many hours. */
  const ask = async (owner: { id: string }, hours: number | null, ago = 10 * DAY) => {
    const buyer = await aUser(app.pool);
    const at = Date.now() - ago;
    await aMessage(app.pool, { sending_user_id: buyer.id, recipient_id: owner.id, created_at: new Date(at) });
    if (hours === null) return;
    const answered = new Date(at + hours * HOUR);
    await aMessage(app.pool, { sending_user_id: owner.id, recipient_id: buyer.id, created_at: answered });
  };

  test('is the median of those who wrote to it, from five answers on', async () => {
    const { id, owner } = await aCompany('Prompt Ltd');
    for (const hours of [1, 2, 2.5, 30]) await ask(owner, hours);
    expect(await usualHours(id)).toBeNull();
    await ask(owner, 50);
    expect(await usualHours(id)).toBe(3);
  });

  test('counts who waits, but neither old conversations nor those that it began', async () => {
    const { id, owner } = await aCompany('Slow Ltd');
    for (const hours of [1, 1, 1, 1, 5]) await ask(owner, hours);
    for (const hours of [70, 70, 70, 70, 70, 70]) await ask(owner, hours, 100 * DAY);
    const buyer = await aUser(app.pool);
    await aMessage(app.pool, { sending_user_id: owner.id, recipient_id: buyer.id });
    expect(await usualHours(id)).toBe(1);
    for (let count = 0; count < 4; count++) await ask(owner, null);
    expect(await usualHours(id)).toBe(5);
  });
});
