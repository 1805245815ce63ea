import { getNamedType, isEnumType, isRequiredArgument } from 'graphql';
import { auctionId } from '../../test/reading/market/plots.ts';
import { userId } from '../../test/reading/market/people.ts';
import { id } from '../../test/reading/market/rows.ts';
import { as, ReadMarket } from '../../test/reading/readMarket.ts';

describe('reading/keyset', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  interface Page {
    edges: { node: { id: string } }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  }

  const PAGE = 'totalCount edges { node { id } } pageInfo { hasNextPage hasPreviousPage endCursor }';

  /** Queries that return a connection and need no arguments, with their sort orders. */
  const lists = (): [string, string[]][] => {
    const queries = Object.values(market.schema.getQueryType()!.getFields());
    const ofPages = queries.filter(
      ({ type, args }) => getNamedType(type).name.endsWith('Connection') && !args.some(isRequiredArgument),
    );
    return ofPages.map(({ name, args }) => {
      const sort = args.find((arg) => arg.name === 'sort');
      const sorts = sort ? getNamedType(sort.type) : undefined;
      return [name, isEnumType(sorts) ? sorts.getValues().map((value) => `sort: ${value.name}`) : ['']];
    });
  };

  /** A viewer who may read the list. */
  const readerOf = (source: string) =>
    as(
      /(companyProfiles|managedMaterials|materialSuggestions|reports|auditEvents| members)\(/.test(source)
        ? 'ada'
        : 'bea',
    );

  const page = async (list: (args: string) => string, args: string): Promise<Page> => {
    const source = list(args);
    const { text, errors } = await market.ask(source, readerOf(source));
    expect(errors).toEqual([]);
    // The list is the only thing requested, wherever it is nested.
    let at: unknown = JSON.parse(text);
    while (!(at as { pageInfo?: unknown }).pageInfo) at = Object.values(at as object)[0];
    return at as Page;
  };

  /** All ids of the list, page by page. */
  const walk = async (
    list: (args: string) => string,
    order: string,
    size: number,
    between = async (): Promise<void> => {},
  ): Promise<string[]> => {
    const ids: string[] = [];
    let after: string | null = null;
    for (;;) {
      const found: Page = await page(list, `first: ${size} ${order} ${after === null ? '' : `after: "${after}"`}`);
      expect(found.pageInfo.hasPreviousPage).toBe(after !== null);
      ids.push(...found.edges.map(({ node }) => node.id));
      if (!found.pageInfo.hasNextPage) return ids;
      // Fail instead of looping if a cursor does not advance.
      expect(ids.length).toBeLessThan(found.totalCount + size);
      expect(found.edges).toHaveLength(size);
      after = found.pageInfo.endCursor;
      await between();
    }
  };

  const root = (name: string) => (args: string) => `{ ${name}(${args}) { ${PAGE} } }`;

  it('paging through every list in every order returns each row exactly once', async () => {
    for (const [name, orders] of lists()) {
      for (const order of orders) {
        const all = await page(root(name), `first: 100 ${order}`);
        expect({ name, hasPages: all.totalCount > 2 }).toEqual({ name, hasPages: true });
        const ids = all.edges.map(({ node }) => node.id);
        expect(new Set(ids).size).toBe(all.totalCount);
        for (const size of [1, 2, 5])
          expect([name, order, await walk(root(name), order, size)]).toEqual([name, order, ids]);
      }
    }
  });

  it.each([
    [
      'offerings of a product',
      (args: string) => `{ product(id: "${id('product', 1)}") { offerings(${args}) { ${PAGE} } } }`,
      'sort: price',
    ],
    ['auctions of a user', (args: string) => `{ me { auctions(${args}) { ${PAGE} } } }`, 'sort: price_descending'],
    [
      'bids of an auction',
      (args: string) => `{ auction(id: "${auctionId('beaLeads', 'public')}") { bids(${args}) { ${PAGE} } } }`,
      '',
    ],
    [
      'products of a branch',
      (args: string) => `{ category(id: "${id('category', 1)}") { products(${args}) { ${PAGE} } } }`,
      'sort: name_descending',
    ],
    [
      'auctions of a category that are found',
      (args: string) => `{ auctions(categoryId: "${id('category', 3)}", search: "auction", ${args}) { ${PAGE} } }`,
      'sort: ends_soonest',
    ],
  ])('paging works for the %s', async (_title, list, order) => {
    const all = (await page(list, `first: 100 ${order}`)).edges.map(({ node }) => node.id);
    expect(all.length).toBeGreaterThan(2);
    expect(await walk(list, order, 1)).toEqual(all);
  });

  it('paging continues at the same position when rows before it change', async () => {
    const before = await walk(root('offerings'), 'sort: price', 2);
    const added = id('offering', 900);
    const ids = await walk(root('offerings'), 'sort: price', 2, async () => {
      await market.pool.query('delete from offering where id = $1', [added]);
      await market.pool.query(
        `insert into offering (id, user_id, party_id, title, description, quantity, unit, price)
         select $1, id, party_id, 'New', 'Cheap', 1, 'MT', 0.01 from "user" where id = $2`,
        [added, userId('sam')],
      );
    });
    expect(ids).toEqual(before);
  });
});
