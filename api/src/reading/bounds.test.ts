import { askingOf } from '../../test/reading/asking.ts';
import { id } from '../../test/reading/market/rows.ts';
import { ReadMarket } from '../../test/reading/readMarket.ts';

describe('reading/bounds', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const { data, refusal } = askingOf(() => market);

  const rest = { page: 1_000, nodes: 1_000_000 };
  const LIST = `query ($first: Int) { products(first: $first) { totalCount } }`;
  const NESTED = `query ($first: Int) { category(id: "${id('category', 1)}") { products(first: $first) { totalCount } } }`;
  const SUPPLIERS = `query ($first: Int) { product(id: "${id('product', 1)}") { suppliers(first: $first) { user { id } } } }`;

  describe('The page size', () => {
    it.each([0, -1, 101, 2_147_483_647])(
      'of %d is refused with a clear message, at the root and below',
      async (first) => {
        const words = '"first" must be a whole number from 1 to 100.';
        expect(await refusal(LIST, { first })).toEqual([words]);
        expect(await refusal(NESTED, { first })).toEqual([`category.products: ${words}`]);
        expect(await refusal(SUPPLIERS, { first })).toEqual([`product.suppliers: ${words}`]);
      },
    );

    it('must be a whole number', async () => {
      expect((await refusal(LIST, { first: 1.5 }))[0]).toMatch('Int cannot represent non-integer value: 1.5');
      expect((await refusal(LIST, { first: '7' }))[0]).toMatch('Int cannot represent non-integer value: "7"');
    });

    it('is limited to 100, over REST to 1,000', async () => {
      await data('{ products(first: 100) { nodes { id } } }');
      await data('{ products(first: 1000) { nodes { id } } }', {}, rest);
      expect(await refusal(LIST, { first: 1001 }, rest)).toEqual(['"first" must be a whole number from 1 to 1000.']);
    });

    it('is 20 by default', async () => {
      const { auctions } = await data<{ auctions: { nodes: unknown[] } }>('{ auctions { nodes { id } } }');
      expect(auctions.nodes).toHaveLength(20);
    });
  });

  it('an offset is limited to 10,000 rows', async () => {
    const words = '"offset" must be from 0 to 10000.';
    expect(await refusal('{ products(offset: -1) { totalCount } }')).toEqual([words]);
    expect(await refusal('{ products(offset: 10001) { totalCount } }')).toEqual([words]);
    await data('{ products(offset: 10000) { nodes { id } } }');
  });

  describe('The number of objects per statement', () => {
    const words = 'This query asks for more than 10000 objects at once. Please ask for smaller pages.';

    it.each([
      ['nested lists', '{ products(first: 100) { nodes { offerings(first: 100) { nodes { id } } } } }'],
      [
        'lists in edges',
        '{ products(first: 50) { edges { node { offerings(first: 50) { edges { node { bids(first: 5) { nodes { id } } } } } } } } }',
      ],
      ['objects in nested lists', '{ products(first: 99) { nodes { suppliers(first: 99) { user { id } } } } }'],
      [
        'many small lists',
        `{ products(first: 100) { nodes { ${Array.from({ length: 10 }, (_, at) => `k${at}: offerings(first: 10) { nodes { id } }`).join(' ')} } } }`,
      ],
      [
        'a page’s nodes and edges',
        '{ products(first: 60) { nodes { offerings(first: 90) { nodes { id } } } edges { node { offerings(first: 90) { nodes { id } } } } } }',
      ],
      [
        'years of prices',
        `{ commodityPrices { data { ${Array.from({ length: 3 }, (_, at) => `k${at}: history(timeframe: "1y") { day }`).join(' ')} } } }`,
      ],
      ['suppliers of whole pages', '{ products(first: 100) { nodes { suppliers { user { id } } } } }'],
    ])('is limited for %s', async (_title, source) => {
      expect(await refusal(source)).toEqual([words]);
    });

    it('is counted per root field and without skipped fields', async () => {
      await data(
        '{ a: products(first: 90) { nodes { offerings(first: 90) { nodes { id } } } } b: products(first: 90) { nodes { offerings(first: 90) { nodes { id } } } } }',
      );
      await data('{ products(first: 100) { nodes { id offerings(first: 100) @skip(if: true) { nodes { id } } } } }');
      await data('{ products(first: 100) { nodes { offerings(first: 100) { totalCount } } } }');
    });

    it('is well below the limit for the product page', async () => {
      await data(
        `{ product(id: "${id('product', 1)}") { category { ancestors { id } } suppliers { user { companyProfile { id } } offering { id } } } }`,
      );
      await data('{ commodityPrices { data { currentPrice history(timeframe: "1y") { day price } } } }');
    });
  });

  it('unknown regions and timeframes are refused with a list of the valid ones', async () => {
    expect(await refusal('{ commodityPrices { data { currentPrice(region: "mars") } } }')).toEqual([
      expect.stringContaining('"region" must be one of all, north-america'),
    ]);
    expect(await refusal('{ commodityPrices { data { changePercent(timeframe: "toString") } } }')).toEqual([
      expect.stringContaining('"timeframe" must be one of 1d, 7d'),
    ]);
  });

  it('an unknown enum value is refused', async () => {
    const source = 'query ($status: AuctionStatus) { auctions(status: $status) { totalCount } }';
    expect((await refusal(source, { status: 'over' }))[0]).toMatch(
      'Value "over" does not exist in "AuctionStatus" enum.',
    );
  });
});
