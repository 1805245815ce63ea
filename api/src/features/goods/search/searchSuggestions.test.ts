// Suggestions for a request.
import { startApp, type TestApp } from '../../../../test/app.ts';
import type { Body, Caller } from '../../../../test/caller.ts';
import { aCategory, aProduct, aUser } from '../../../../test/factories.ts';
import { newId } from '../../../database/id.ts';

let app: TestApp;
let member: Caller;
const ids = new Map<string, string>();
beforeAll(async () => {
  app = await startApp();
  const categories = {
    acids: await aCategory(app.pool, { name: 'Mineral Acids' }),
    fertilizers: await aCategory(app.pool, { name: 'Nitrogen Fertilizers' }),
    pigments: await aCategory(app.pool, { name: 'Pigments' }),
  };
  const add = async (name: string, category: keyof typeof categories, columns: object = {}) => {
    const about = { cas_number: null, formula: null, description: 'In bags.', ...columns };
    const { id } = await aProduct(app.pool, { name, category_id: categories[category].id, ...about });
    ids.set(name, id);
  };
  await add('Urea 46 % N', 'fertilizers', { synonyms: ['Carbamide'], cas_number: '57-13-6' });
  await add('Ammonium Nitrate 34 % N', 'fertilizers');
  await add('Calcium Cyanamide', 'fertilizers');
  await add('Sulfuric Acid 98 %', 'acids', { synonyms: ['Oil of vitriol'], cas_number: '7664-93-9' });
  await add('Nitric Acid 60 %', 'acids');
  await add('Titanium Dioxide', 'pigments');
  await add('Zinc Oxide', 'pigments', { synonyms: ['Zinc white'] });
  await add('Hidden White', 'pigments', { is_hidden: true });
  const share = async (name: string, ...materials: string[]) => {
    const id = newId();
    await app.pool.query('insert into material_function (id, name) values ($1, $2)', [id, name]);
    await app.pool.query("insert into function_name (function_id, text, language) values ($1, $2, 'en')", [id, name]);
    for (const [position, material] of materials.entries())
      await app.pool.query('insert into function_material values ($1, $2, $3)', [id, ids.get(material), position]);
  };
  await share('fertilizer', 'Urea 46 % N', 'Ammonium Nitrate 34 % N', 'Calcium Cyanamide', 'Nitric Acid 60 %');
  await share('nitrogen source', 'Urea 46 % N', 'Ammonium Nitrate 34 % N');
  await share('white pigment', 'Titanium Dioxide', 'Zinc Oxide', 'Hidden White');
  await app.settled();
  member = await app.as(await aUser(app.pool));
});
afterAll(() => app.close());

const SUGGEST = `query ($query: String!) { searchSuggestions(query: $query) {
  suggestions alternatives categories suggestedActions { id description }
  reasons { name productId isAlternative isNearest kind text language }
  understood { kind label value start end }
  prefills { rfp { title productId quantity unit targetPrice deliveryLocation deliveryDate } auction { deliveryTerms } offering { location } }
} }`;
const suggest = async (query: string) => (await member.data<Body>(SUGGEST, { query }))['searchSuggestions'] as Body;
const reasons = async (query: string) =>
  ((await suggest(query))['reasons'] as Body[]).map(({ name, isAlternative, isNearest, kind, text }) =>
    [isAlternative && 'alternative', isNearest && 'nearest', name, kind, text].filter(Boolean).join(' | '),
  );

it('A request is read, its material found, and the forms filled in', async () => {
  const found = await suggest('20 MT urea 46% CIF Mumbai in 30 days');
  expect(found).toMatchObject({
    suggestions: ['Urea 46 % N'],
    alternatives: ['Ammonium Nitrate 34 % N', 'Calcium Cyanamide', 'Nitric Acid 60 %'],
    categories: ['Nitrogen Fertilizers'],
    prefills: {
      rfp: {
        title: 'Urea 46 % N, 20 MT',
        productId: ids.get('Urea 46 % N'),
        quantity: 20,
        unit: 'MT',
        deliveryLocation: 'CIF Mumbai',
        deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
      auction: { deliveryTerms: 'CIF' },
      offering: { location: null },
    },
  });
  expect((found['understood'] as Body[]).map(({ kind }) => kind)).toEqual([
    'quantity',
    'material',
    'grade',
    'incoterm',
    'place',
    'date',
  ]);
});

it('Each alternative shares a function with the material, and the reason says which', async () => {
  expect(await reasons('carbamide')).toEqual([
    'Urea 46 % N | synonym | Carbamide',
    'alternative | Ammonium Nitrate 34 % N | use | nitrogen source',
    'alternative | Calcium Cyanamide | use | fertilizer',
    'alternative | Nitric Acid 60 % | use | fertilizer',
  ]);
});

it('A material without a function has no alternatives, even if its category has other materials', async () => {
  expect(await suggest('oil of vitriol')).toMatchObject({ suggestions: ['Sulfuric Acid 98 %'], alternatives: [] });
});

it('Materials that are not shown are neither suggested nor alternatives', async () => {
  for (const query of ['titanium dioxide', 'hidden white', 'white pigment', 'paint that covers'])
    expect(JSON.stringify(await suggest(query))).not.toContain('Hidden White"');
});

it('A use suggests its materials', async () => {
  const found = await suggest('white pigment');
  expect(found).toMatchObject({ suggestions: expect.arrayContaining(['Titanium Dioxide', 'Zinc Oxide']) });
  expect(found['prefills']).toMatchObject({ rfp: { productId: null, title: 'white pigment' } });
});

it('What only comes near is marked, and fills in no material', async () => {
  const found = await suggest('20 MT calcium unobtainate');
  expect((found['reasons'] as Body[]).every(({ isNearest }) => isNearest)).toBe(true);
  expect(found['prefills']).toMatchObject({ rfp: { productId: null, quantity: 20 } });
});

it('Each action names the form that it opens', async () => {
  expect((await suggest('urea'))['suggestedActions']).toEqual([
    { id: 'start-rfp', description: 'Open the RFP form, filled in for urea' },
    { id: 'start-auction', description: 'Open the auction form, filled in for urea' },
    {
      id: 'marketplace-post',
      description: 'Post a requirement for urea on the marketplace, or in seller mode an offering',
    },
  ]);
});

it('Equal requests have equal answers', async () => {
  const [first, second] = [await suggest('20 MT urea CIF Mumbai'), await suggest('20 MT urea CIF Mumbai')];
  expect(second).toEqual(first);
});

it.each(['20 MT', 'CIF Mumbai', '%%%', '\\', "'", '((((', '🙂'])('Any text has an answer: %s', async (query) => {
  expect(await suggest(query)).toMatchObject({ suggestedActions: expect.any(Array) });
});
