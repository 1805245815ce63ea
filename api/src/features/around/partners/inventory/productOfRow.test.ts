import { jest } from '@jest/globals';
import { startApp, type TestApp } from '../../../../../test/app.ts';
import { aProduct } from '../../../../../test/factories.ts';
import { indexed } from '../../../../../test/searchIndex.ts';
import { openMarketOrm } from '../../../../slices.ts';
import { findMaterials } from './productOfRow.ts';

describe('features/around/partners/inventory/productOfRow', () => {
  let app: TestApp;
  let orm: Awaited<ReturnType<typeof openMarketOrm>>;
  const nameOf = new Map<string, string>();
  beforeAll(async () => {
    app = await startApp();
    const { host, port, user, password, database } = app.pool.options as Required<TestApp['pool']['options']>;
    orm = await openMarketOrm({ host, port, user, password: String(password), database });
    const add = async (name: string, cas: string | null, formula: string | null, more: object = {}) => {
      const { id } = await aProduct(app.pool, { name, cas_number: cas, formula, ...more });
      nameOf.set(id, name);
    };
    const un = (number: string) => ({ safety_data: JSON.stringify({ un_number: `UN ${number}` }) });
    await add('Sulfuric Acid 98 %', '7664-93-9', 'H2SO4', { synonyms: ['E 513', 'EC 231-639-5'], ...un('1830') });
    await add('Hydrofluoric Acid 40 %', '7664-39-3', 'HF', un('1790'));
    await add('Caustic Soda Flakes 98 %', '1310-73-2', 'NaOH', un('1823'));
    await add('Caustic Soda Lye 50 %', '1310-73-2', 'NaOH', un('1824'));
    await add('Propionic Acid 99.5 %', '79-09-4', 'C3H6O2', un('3463'));
    await add('Ethanol 96 % Pharma Grade', '64-17-5', 'C2H6O', un('1170'));
    await add('Methanol', '67-56-1', 'CH3OH', un('1230'));
    await add('Kieserite', '14168-73-1', 'MgSO4.H2O');
    await add('Cobalt Chloride', '7646-79-9', 'CoCl2');
    await add('Permethrin Technical 95 %', '52645-53-1', null, {
      ...un('3082'),
      synonyms: ['Talcord'],
      offer_count: 9,
    });
    await add('Talc Powder Plastics Grade', null, null);
    await add('Zinc Oxide', '1314-13-2', 'ZnO', un('3077'));
    await add('Calcium Nitrate', null, null, { synonyms: ['CN'] });
    await indexed(app.pool);
  }, 60_000);
  afterAll(async () => {
    await orm.close();
    await app.close();
  });

  const meaningOf = async (text: string) => {
    const meaning = (await findMaterials(orm.em.fork(), [text])).get(text.trim());
    return meaning?.refusal?.message ?? meaning?.ids.map((id) => nameOf.get(id)).join(', ');
  };

  it.each([
    '7664-93-9',
    '7664‑93‑9',
    '7664–93–9',
    '7664−93−9',
    '007664-93-9',
    '7664939',
    '7664 93 9',
    'CAS 7664-93-9',
    'CAS-Nr. 7664-93-9',
    'cas no.: 7664939',
    "'7664-93-9",
    '7664-93-9 (sulfuric acid)',
    'Sulfuric acid [7664-93-9]',
    'Sulfuric Acid 98 %, CAS 7664-93-9',
    '\u200b7664-93-9\u200b',
    '７６６４-９３-９',
    'H₂SO₄',
    'H2SO4',
    'SO4H2',
    'h2so4',
    'UN1830',
    'UN No. 1830',
    'E513',
    'E 513',
    'EC 231-639-5',
    'EINECS 231-639-5',
    '231-639-5',
    '7664-93-9; 231-639-5; UN 1830',
    'CAS 7664-93-9 / EC 231-639-5',
    '7664-93-9 / H2SO4',
    'H2SO4 (sulfuric acid)',
  ])('%j names Sulfuric Acid', async (text) => expect(await meaningOf(text)).toBe('Sulfuric Acid 98 %'));

  it.each([
    ['64-17-5, EC 200-578-6', 'Ethanol 96 % Pharma Grade'],
    ['64-17-5 (C2H6O)', 'Ethanol 96 % Pharma Grade'],
    ['CH3OH', 'Methanol'],
    ['UN 3077 Zinc oxide', 'Zinc Oxide'],
    ['UN 1824', 'Caustic Soda Lye 50 %'],
    ['1310-73-2 (Caustic Soda Lye 50 %)', 'Caustic Soda Lye 50 %'],
    ['1310-73-2, UN 1823', 'Caustic Soda Flakes 98 %'],
  ])('%j names %s', async (text, name) => expect(await meaningOf(text)).toBe(name));

  const BOTH = 'Caustic Soda Flakes 98 %, Caustic Soda Lye 50 %';
  const GENERAL = 'There is no material with this name, CAS number or synonym.';
  const GIVE = 'Please give the name or the CAS number.';
  it.each([
    // Wrong check digits.
    ['7664-93-8', 'CAS number “7664-93-8” has a wrong check digit. Did you mean 7664-93-9 (Sulfuric Acid 98 %)?'],
    ['CAS 7664938', 'CAS number “7664-93-8” has a wrong check digit. Did you mean 7664-93-9 (Sulfuric Acid 98 %)?'],
    [
      '7664-39-9',
      'CAS number “7664-39-9” has a wrong check digit. Did you mean 7664-39-3 (Hydrofluoric Acid 40 %) or 7664-93-9 (Sulfuric Acid 98 %)?',
    ],
    ['8014-95-8', 'CAS number “8014-95-8” has a wrong check digit. Did you mean 8014-95-7?'],
    // Several materials, or none.
    ['1310-73-2', `Several materials match: ${BOTH}. Please give the full name or the id of one.`],
    ['NaOH', `Several materials match: ${BOTH}. Please give the full name or the id of one.`],
    ['8014-95-7', 'There is no material with the CAS number 8014-95-7.'],
    [
      '7664-93-9, 8014-95-7',
      '7664-93-9 is Sulfuric Acid 98 %, but 8014-95-7 is not in the catalogue. Please name one material.',
    ],
    ['EC 200-578-6', 'There is no material with the EC number 200-578-6.'],
    ['7664-93-9; 67-56-1', '7664-93-9 is Sulfuric Acid 98 %, but 67-56-1 is Methanol. Please name one material.'],
    ['7664-93-9 (methanol)', '7664-93-9 is Sulfuric Acid 98 %, but methanol is Methanol. Please name one material.'],
    [
      '7664-93-9 (sulfuric acid 50 %)',
      '7664-93-9 is Sulfuric Acid 98 %, but sulfuric acid 50 % is not in the catalogue. Please name one material.',
    ],
    // Formulas of several substances, hydrates, and numbers of groups.
    ['C2H6O', `“C2H6O” stands for several substances, such as Ethanol 96 % Pharma Grade. ${GIVE}`],
    ['CH3OCH3', `“CH3OCH3” stands for several substances, such as Ethanol 96 % Pharma Grade. ${GIVE}`],
    ['UN3082', `“UN3082” stands for several substances, such as Permethrin Technical 95 %. ${GIVE}`],
    ['MgSO4', GENERAL],
    ['MgSO4·7H2O', GENERAL],
    ['COCl2', GENERAL],
    // Dates.
    ['04.09.1979', '“04.09.1979” looks like a date that a spreadsheet made of 79-09-4.'],
    ['9/4/1979', '“9/4/1979” looks like a date that a spreadsheet made of 79-09-4 or 79-04-9.'],
    ['1979-09-04', '“1979-09-04” looks like a date that a spreadsheet made of 79-09-4.'],
    // Customs tariff numbers.
    ['280700', `“280700” looks like a customs tariff number, by which no material is found. ${GIVE}`],
    ['CN 28070010', `“CN 28070010” looks like a customs tariff number, by which no material is found. ${GIVE}`],
    ['tariff 2905.11', `“tariff 2905.11” looks like a customs tariff number, by which no material is found. ${GIVE}`],
    ['HS 2807.00', `“HS 2807.00” looks like a customs tariff number, by which no material is found. ${GIVE}`],
    // The nearest name is a whole word of a material before a longer one.
    ['Talc', `${GENERAL} Did you mean 'Talc Powder Plastics Grade'?`],
    ['unobtainium', GENERAL],
    ['1234567', GENERAL],
    ['1830', GENERAL],
  ])('%j is refused', async (text, message) => expect(await meaningOf(text)).toBe(message));

  it('Thousands of texts are looked up by a few statements', async () => {
    const em = orm.em.fork();
    const execute = jest.spyOn(em, 'execute');
    const texts = Array.from({ length: 2_000 }, (_, nth) => `${nth % 2 ? 'H2SO4' : 'CAS 7664-93-8'} ${nth}`);
    expect((await findMaterials(em, texts)).size).toBe(2_000);
    expect(execute.mock.calls.length).toBeLessThanOrEqual(4);
  });
});
