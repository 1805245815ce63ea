import { startApp, type TestApp } from '../../../test/app.ts';
import type { Caller } from '../../../test/caller.ts';
import { aCategory, aProduct, aUser } from '../../../test/factories.ts';

let app: TestApp;
let member: Caller;
beforeAll(async () => {
  app = await startApp();
  const acids = await aCategory(app.pool, { name: 'Mineral Acids' });
  const surfactants = await aCategory(app.pool, { name: 'Surfactants' });
  const add = (name: string, category_id: string, description = 'In drums.', synonyms: string[] = []) =>
    aProduct(app.pool, { name, category_id, description, synonyms });
  await add('Sulfuric Acid 98 %', acids.id, 'Strong.', ['Oil of vitriol']);
  await add('Nitric Acid 68 %', acids.id);
  await add('Sodium Laureth Sulfate', surfactants.id, 'Made with sulfuric acid.', ['Sulfuric acid monododecyl ester']);
  await add('Decyl Glucoside', surfactants.id);
  member = await app.as(await aUser(app.pool));
});
afterAll(() => app.close());

const SUGGEST = 'query ($query: String!) { searchSuggestions(query: $query) { suggestions alternatives } }';
const suggest = async (query: string) => (await member.data(SUGGEST, { query }))['searchSuggestions'];

it('takes alternatives from the category of the material that was named', async () => {
  expect(await suggest('sulfuric acid')).toEqual({
    suggestions: ['Sulfuric Acid 98 %', 'Sodium Laureth Sulfate'],
    alternatives: ['Nitric Acid 68 %'],
  });
});

it('offers no alternatives where descriptions only mention the words', async () => {
  expect(await suggest('made with')).toEqual({ suggestions: ['Sodium Laureth Sulfate'], alternatives: [] });
});

it.each(['oil of vitriol', 'vitriol'])('finds the named material by its synonym: %s', async (query) => {
  expect(await suggest(query)).toEqual({ suggestions: ['Sulfuric Acid 98 %'], alternatives: ['Nitric Acid 68 %'] });
});
