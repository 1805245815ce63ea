// One parsed document is requested many times by different viewers with different variables; the cache must never mix them up.
import { Kind, type FieldNode } from 'graphql';
import { product } from '../../test/reading/nastyDocuments.ts';
import { as, graphqlLimits, visitor, ReadMarket } from '../../test/reading/readMarket.ts';
import type { Viewer } from './reading.ts';
import { SelectionCache } from './selectionCache.ts';
import { raw, render, sql, type Sql } from './sql.ts';

describe('reading/selectionCache', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  const everybody = [visitor, as('bea'), as('sam'), as('sue'), as('ada'), as('bea'), visitor];

  /** A document that is parsed anew finds nothing in the cache. */
  const agrees = async (source: string, all: Record<string, unknown>[] = [{}]): Promise<void> => {
    const document = market.parsed(source);
    for (const variables of all) {
      for (const viewer of everybody) {
        const answer = await market.ask(document, viewer, variables);
        expect(answer).toEqual(await market.ask(source, viewer, variables));
        expect(answer.errors).toEqual([]);
      }
    }
  };

  it('each viewer gets their own answer', () =>
    agrees(
      `{ auctions(first: 20) { nodes { id reservePrice myStanding { lastAmount } bids(first: 9) { nodes { id amount } } } } }`,
    ));

  it('the answer follows the variables of the selection and its fragments', () =>
    agrees(
      `query ($first: Int!, $sort: OfferingSort, $whole: Boolean!) {
      ${product} { name @include(if: $whole) ...Offers }
    }
    fragment Offers on Product { offerings(first: $first, sort: $sort) { totalCount nodes { id ...Whole @skip(if: $whole) } } }
    fragment Whole on Offering { title user { id orders: email @include(if: $whole) } }`,
      [
        { first: 1, whole: true },
        { first: 5, whole: true },
        { first: 5, whole: false },
        { first: 5, sort: 'price', whole: false },
        { first: 1, whole: true },
      ],
    ));

  it('cached selections count their objects in every request', async () => {
    const document = market.parsed(
      `query ($first: Int!) { products(first: $first) { nodes { id offerings(first: 100) { nodes { id user { id } } } } } }`,
    );
    const ask = async (first: number) => (await market.ask(document, visitor, { first })).errors;
    const tooMany = ['This query asks for more than 10000 objects at once. Please ask for smaller pages.'];
    expect(await ask(2)).toEqual([]);
    expect(await ask(100)).toEqual(tooMany);
    expect(await ask(49)).toEqual([]);
    expect(await ask(50)).toEqual(tooMany);
  });

  it('each transport keeps its own page size', async () => {
    const document = market.parsed(`{ ${product} { offerings(first: 200) { nodes { id } } } }`);
    const ask = async (limits = graphqlLimits) => (await market.ask(document, visitor, {}, limits)).errors;
    const refused = ['product.offerings: "first" must be a whole number from 1 to 100.'];
    expect(await ask()).toEqual(refused);
    expect(await ask({ page: 1_000, nodes: 1_000_000 })).toEqual([]);
    expect(await ask()).toEqual(refused);
  });

  const member = (id: string): Viewer => ({ id, admin: false, staff: false });
  const node = (source: string): FieldNode => {
    const [definition] = market.parsed(source).definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Expected an operation.');
    return definition.selectionSet.selections[0] as FieldNode;
  };

  it('a selection is compiled once for all members, with each member’s own id', () => {
    const selections = new SelectionCache();
    const me = node('{ me { id } }');
    const info = { fragments: {}, variableValues: {} };
    const seen: Viewer[] = [];
    const columns = (viewer: Viewer): Sql =>
      selections.of([me], info, viewer, 'here', (like) => {
        seen.push(like);
        return { columns: sql`${sql`mine = ${like.id}`} as "mine"`, aliases: 0, objects: 1 };
      }).columns;
    expect(render(columns(member('ann')))).toEqual({ text: 'mine = $1 as "mine"', values: ['ann'] });
    expect(render(columns(member('bob')))).toEqual({ text: 'mine = $1 as "mine"', values: ['bob'] });
    expect(seen).toEqual([{ id: expect.any(String), admin: false, staff: false }]);
    expect(seen[0]?.id).not.toBe('ann');
    columns(visitor);
    columns({ id: 'ada', admin: true, staff: true });
    expect(seen).toHaveLength(3);
  });

  it('only few variants of a selection are cached, and none with long variables', () => {
    const selections = new SelectionCache();
    const plain = node('{ me { id email } }');
    const withVariable = node('query ($whole: Boolean!) { me { id @include(if: $whole) } }');
    const compiled = (field: FieldNode, whole: unknown): number => {
      let times = 0;
      const info = { fragments: {}, variableValues: { whole } };
      for (let i = 0; i < 2; i++)
        selections.of([field], info, visitor, 'here', () => {
          times++;
          return { columns: raw('1'), aliases: 0, objects: 1 };
        });
      return times;
    };
    expect(compiled(plain, 'whatever')).toBe(1);
    expect(compiled(plain, 'something else')).toBe(0);
    expect(compiled(withVariable, 'x'.repeat(1_000))).toBe(2);
    for (let i = 0; i < 16; i++) expect(compiled(withVariable, i)).toBe(1);
    expect(compiled(withVariable, 16)).toBe(2);
  });
});
