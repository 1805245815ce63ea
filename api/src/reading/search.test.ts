import { askingOf } from '../../test/reading/asking.ts';
import { ReadMarket } from '../../test/reading/readMarket.ts';

let market: ReadMarket;
beforeAll(async () => {
  market = await ReadMarket.open();
});
afterAll(() => market.close());

const { data, refusal } = askingOf(() => market);

describe('A search', () => {
  /** All materials but the hidden one and the one of a hidden category. */
  const SHOWN = 14;

  const names = async (search: string): Promise<string[]> => {
    const source = 'query ($search: String!) { products(search: $search, first: 50) { nodes { name } } }';
    const { products } = await data<{ products: { nodes: { name: string }[] } }>(source, { search });
    return products.nodes.map(({ name }) => name);
  };

  it('treats wildcards as plain characters', async () => {
    expect(await names('100%')).toEqual(['Citric Acid']);
    expect(await names('e_g')).toEqual(['Citric Acid']);
    expect(await names('%zz%')).toEqual([]);
    expect(await names('\\')).toEqual(expect.arrayContaining(['Citric Acid', 'Sulfuric Acid']));
    expect(await names('_____')).toEqual([]);
  });

  it('finds all words, in any case and order, in name, numbers, formula, synonyms and description', async () => {
    expect(await names('VITRIOL of 7664-93-9 h2so4 industry')).toEqual(['Sulfuric Acid']);
    expect(await names('ätznatron')).toEqual(['Ätznatron']);
    expect(await names('ÄTZNATRON')).toEqual(['Ätznatron']);
    expect(await names('sulfuric nitric')).toEqual([]);
    // The thirteenth word counts as well.
    expect(await names(`${'acid '.repeat(12)} zzz`)).toEqual([]);
  });

  it('for blanks finds everything', async () => {
    expect(await names(' \t ')).toHaveLength(SHOWN);
  });

  it('that is too long or contains a NUL is refused', async () => {
    const source = 'query ($search: String!) { products(search: $search) { totalCount } }';
    expect(await refusal(source, { search: 'a'.repeat(201) })).toEqual(['"search" must be at most 200 characters.']);
    expect(await refusal(source, { search: 'a\u0000b' })).toEqual([
      '"search" contains a character that cannot be searched for.',
    ]);
  });
});
