import { askingOf } from '../../test/reading/asking.ts';
import { id } from '../../test/reading/market/rows.ts';
import { ReadMarket } from '../../test/reading/readMarket.ts';

let market: ReadMarket;
beforeAll(async () => {
  market = await ReadMarket.open();
});
afterAll(() => market.close());

const { data, refusal } = askingOf(() => market);

describe('a cursor', () => {
  const cursor = (value: unknown): string =>
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
  const words = 'The cursor in "after" is not one of this list.';
  const row = id('product', 1);

  it.each([
    ['no base64', '§'],
    ['no JSON', cursor('nonsense')],
    ['no list', cursor({ value: 'a', id: row })],
    ['null', cursor('null')],
    ['a list too short', cursor(['2001-03-04 10:20:30+00'])],
    ['a list too long', cursor(['2001-03-04 10:20:30+00', row, 1])],
    ['a number', cursor([1, row])],
    ['no id', cursor(['2001-03-04 10:20:30+00', 'id'])],
    ['36 dashes', cursor(['2001-03-04 10:20:30+00', '-'.repeat(36)])],
    ['a name for a moment', cursor(['Citric Acid', row])],
    ['a day for a moment', cursor(['2001-03-04', row])],
    ['a day that is not', cursor(['2001-02-30 10:20:30+00', row])],
    ['an hour that is not', cursor(['2001-02-20 24:20:30+00', row])],
    ['SQL', cursor(["2001-03-04 10:20:30+00'); drop table product; --", row])],
  ])('is refused where it is %s', async (_title, after) => {
    expect(
      await refusal('query ($after: String) { products(sort: newest, after: $after) { nodes { id } } }', { after }),
    ).toEqual([words]);
  });

  it.each([
    ['products', 'lowest_price', ['12,5', 'NaN', '1e5', '', '9'.repeat(200)]],
    ['products', 'offers', ['1.5', '99999999999']],
    ['rfps', 'closing_soonest', ['2001-13-01', '0000-01-01', 'tomorrow']],
    ['products', 'name', ['a\u0000']],
  ])('of another order is refused: %s by %s', async (list, sort, values) => {
    for (const value of values) {
      const source = `query ($after: String) { ${list}(sort: ${sort}, after: $after) { nodes { id } } }`;
      expect(await refusal(source, { after: cursor([value, row]) })).toEqual([words]);
    }
  });

  it('may stand anywhere, also where no row is', async () => {
    const source = `{ products(sort: name, after: "${cursor(['', row])}") { nodes { id } } }`;
    expect((await data<{ products: { nodes: unknown[] } }>(source)).products.nodes.length).toBeGreaterThan(10);
  });

  it('that is empty is none', async () => {
    await data('{ products(after: "") { nodes { id } } }');
  });
});
