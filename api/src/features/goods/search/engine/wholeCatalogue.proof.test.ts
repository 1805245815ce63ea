import pg, { type Pool } from 'pg';
import { freshDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { indexed } from '../../../../../test/searchIndex.ts';
import { PAIR_FILES, readPairs, wrongPairs } from '../../../../../test/substancePairs.ts';
import { openPool } from '../../../../database/pool.ts';
import { loadSearchData } from '../../../../seed/loadSearchData.ts';
import { seedCatalogue } from '../../../../seed/seedMarket.ts';
import { findProducts } from './findProducts.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  const owner = new pg.Client(database.connection);
  await owner.connect();
  await seedCatalogue(owner);
  await loadSearchData(owner);
  await owner.end();
  pool = openPool(database.app, 4, () => undefined);
  await indexed(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const search = async (text: string) => {
  const { matches, nearest, ...found } = await findProducts(pool, text, {}, { facets: false });
  const { rows } = await pool.query<{ id: string; name: string }>('select id, name from product');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const named = (products: typeof matches) => products.map(({ productId }) => names.get(productId));
  return {
    ...found,
    results: named(matches.filter(({ isNearest }) => !isNearest)),
    near: named([...matches, ...nearest].filter(({ isNearest }) => isNearest)),
  };
};

it.each([
  ['L-Methionine', 'DL-Methionine 99 % Feed Grade'],
  ['D-Methionine', 'DL-Methionine 99 % Feed Grade'],
  ['L-limonene', 'D-Limonene Food Grade'],
  ['D-lactic acid', 'Lactic Acid 80 % Food Grade'],
  ['L-malic acid', 'DL-Malic Acid'],
  ['D-leucine', 'L-Leucine'],
  ['DL-leucine', 'L-Leucine'],
  ['D-tartaric acid', 'L-Tartaric Acid'],
  ['D-menthol', 'Menthol Crystals'],
  ['D-lysine', 'L-Lysine HCl 98.5 % Feed Grade'],
  ['MgSO4·7H2O', 'Kieserite, Granular 25 % MgO'],
  ['1,2-butadiene', '1,3-Butadiene'],
  ['1,4-butadiene', '1,3-Butadiene'],
  ['methanal', 'Methanol'],
  ['ethanal', 'Ethanol 96 % Pharma Grade'],
  ['calcium hypochlorate', 'Calcium Hypochlorite 65 %'],
  ['benzine', 'Benzene'],
  ['toluidine', 'Toluene Diisocyanate (TDI) 80/20'],
  ['polyethylene glycol 4000', 'Polyethylene Glycol 400'],
  ['SBR 1500', 'Styrene Butadiene Rubber (SBR 1502)'],
  ['gelatin 200 bloom', 'Gelatin 250 Bloom'],
])('%s is at most near to %s, and not corrected', async (text, name) => {
  const { results, near, didYouMean } = await search(text);
  expect(results).toEqual([]);
  expect(didYouMean).toBeNull();
  expect(near).toContain(name);
});

it.each([
  ['polyethylene glycol 4000', ['4000']],
  ['SBR 1500', ['1500']],
  ['gelatin 200 bloom', ['200']],
  ['povidone k60', ['k60']],
  ['methanal', []],
])('The grade of %s is named as absent', async (text, grades) => {
  expect((await search(text)).absentGrades).toEqual(grades);
});

it.each([
  ['methionine', 'DL-Methionine 99 % Feed Grade'],
  ['(±)-methionine', 'DL-Methionine 99 % Feed Grade'],
  ['L-lactic acid', 'Lactic Acid 80 % Food Grade'],
  ['metanol', 'Methanol'],
  ['iron(II) sulfate', 'Ferrous Sulphate Monohydrate 30 % Fe Feed'],
  ['MgSO4·H2O', 'Kieserite, Granular 25 % MgO'],
  ['PEG 400', 'Polyethylene Glycol 400'],
  ['Schwefelsäure', 'Sulfuric Acid 98 %'],
  ['acide chlorhydrique', 'Hydrochloric Acid 33 %'],
  ['ácido cítrico anhidro', 'Citric Acid Anhydrous'],
  ['acid, sulfuric', 'Sulfuric Acid 98 %'],
])('%s is %s', async (text, name) => {
  expect((await search(text)).results).toContain(name);
});

it.each(PAIR_FILES)('Pairs of %s are told apart beside the names of the catalogue', async (file) => {
  const pairs = readPairs(file);
  // The catalogue may have the same material under another name.
  const wrong = new Set(await wrongPairs(pool, pairs, true));
  expect(pairs.filter(({ text, isKnownGap }) => wrong.has(text) && !isKnownGap)).toEqual([]);
});
