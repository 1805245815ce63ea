import { askingOf } from '../../test/reading/asking.ts';
import { id } from '../../test/reading/market/rows.ts';
import { ReadMarket } from '../../test/reading/readMarket.ts';

describe('reading/cursor', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const { data, refusal } = askingOf(() => market);

  describe('A cursor', () => {
    const cursor = (value: unknown): string =>
      Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64');
    const words = 'The cursor in "after" does not belong to this list.';
    const row = id('product', 1);

    it.each([
      ['not base64', '§'],
      ['not JSON', cursor('nonsense')],
      ['not a list', cursor({ value: 'a', id: row })],
      ['null', cursor('null')],
      ['a list that is too short', cursor(['2001-03-04 10:20:30+00'])],
      ['a list that is too long', cursor(['2001-03-04 10:20:30+00', row, 1])],
      ['a number', cursor([1, row])],
      ['without a valid id', cursor(['2001-03-04 10:20:30+00', 'id'])],
      ['36 dashes', cursor(['2001-03-04 10:20:30+00', '-'.repeat(36)])],
      ['a name instead of a time', cursor(['Citric Acid', row])],
      ['a day instead of a time', cursor(['2001-03-04', row])],
      ['a day that does not exist', cursor(['2001-02-30 10:20:30+00', row])],
      ['an hour that does not exist', cursor(['2001-02-20 24:20:30+00', row])],
      ['SQL', cursor(["2001-03-04 10:20:30+00'); drop table product; --", row])],
    ])('is refused if it is %s', async (_title, after) => {
      expect(
        await refusal('query ($after: String) { products(sort: newest, after: $after) { nodes { id } } }', { after }),
      ).toEqual([words]);
    });

    it.each([
      ['products', 'lowest_price', ['12,5', 'NaN', '1e5', '', '9'.repeat(200)]],
      ['products', 'offers', ['1.5', '99999999999']],
      ['rfps', 'closing_soonest', ['2001-13-01', '0000-01-01', 'tomorrow']],
      ['products', 'name', ['a\u0000']],
    ])('of another sort order is refused: %s by %s', async (list, sort, values) => {
      for (const value of values) {
        const source = `query ($after: String) { ${list}(sort: ${sort}, after: $after) { nodes { id } } }`;
        expect(await refusal(source, { after: cursor([value, row]) })).toEqual([words]);
      }
    });

    it('can point to any position, even without a row there', async () => {
      const source = `{ products(sort: name, after: "${cursor(['', row])}") { nodes { id } } }`;
      expect((await data<{ products: { nodes: unknown[] } }>(source)).products.nodes.length).toBeGreaterThan(10);
    });

    it('that is empty is ignored', async () => {
      await data('{ products(after: "") { nodes { id } } }');
    });
  });
});
