import {
  buildClientSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import { startApp, type TestApp } from '../../test/app.ts';
import { aProduct } from '../../test/factories.ts';
import { contract } from '../contract/contract.ts';

describe('reading/transport', () => {
  let app: TestApp;
  let product: { id: string };
  beforeAll(async () => {
    app = await startApp();
    product = await aProduct(app.pool, { name: 'Sulfuric Acid', formula: null });
  });
  afterAll(() => app.close());

  const graphql = async (query: string): Promise<{ status: number; text: string }> =>
    app.anyone.post('/graphql', { query });

  it('PostgreSQL’s JSON is passed on unchanged', async () => {
    const { text } = await graphql(
      `{ a: product(id: "${product.id}") { name formula } __typename b: product(id: "x") { name } }`,
    );
    const data = '{"a":{"name":"Sulfuric Acid","formula":null},"__typename":"Query","b":null}';
    expect(text.startsWith(`{"data":${data},"extensions":{"cost":{`)).toBe(true);
  });

  describe('The schema', () => {
    it('is published without the leaves used for execution', async () => {
      const { text } = await graphql(getIntrospectionQuery({ specifiedByUrl: true }));
      const shown = buildClientSchema((JSON.parse(text) as { data: IntrospectionQuery }).data);
      expect(`${printSchema(lexicographicSortSchema(shown))}\n`).toBe(await contract());
    });

    it.each([
      ['by a type', '{ __type(name: "Query") { fields { name type { name ofType { name } } } } }'],
      ['under an alias', '{ s: __schema { queryType { fields { name type { name ofType { name } } } } } __typename }'],
    ])('is published %s', async (_title, query) => {
      const { text } = await graphql(query);
      expect(text).toContain('"ProductConnection"');
      expect(text).not.toContain('PlannedJson');
    });

    it('is the published one beside data, too', async () => {
      const { text } = await graphql(
        '{ me { id } __type(name: "Query") { fields { name type { name ofType { name } } } } }',
      );
      expect(text).toContain('"ProductConnection"');
      expect(text).not.toContain('PlannedJson');
      expect(JSON.parse(text)).toMatchObject({ data: { me: null } });
    });
  });

  it.each([
    [
      '{ m: me { id } products { nodes { all: offerings(first: 500) { nodes { id } } } } }',
      'products nodes 0 all',
      null,
    ],
    [
      '{ products { edges { node { offerings(offset: -1) { totalCount } } } } }',
      'products edges 0 node offerings',
      null,
    ],
    ['{ commodityPrices { data { currentPrice(region: "mars") } } }', 'commodityPrices data 0 currentPrice', null],
    [`{ a: product(id: "x") { bad: suppliers(first: 0) { user { id } } } __typename }`, 'a bad', 'Query'],
  ])('the error of a nested field has its path and its place: %s', async (query, path, left) => {
    const { data, errors } = JSON.parse((await graphql(query)).text) as {
      data: { __typename: string } | null;
      errors: { path: string[]; locations: { line: number; column: number }[] }[];
    };
    const name = query.slice((errors[0]?.locations[0]?.column ?? 0) - 1).match(/^\w+/)?.[0];
    expect([errors.length, errors[0]?.path.join(' '), name]).toEqual([1, path, path.split(' ').at(-1)]);
    // Root fields that may be null leave the others alone.
    expect(data?.__typename ?? null).toBe(left);
  });

  it('details of database errors are not exposed', async () => {
    await app.pool.query('alter table product rename column formula to recipe');
    try {
      for (const query of ['{ products { nodes { formula } } }', `{ product(id: "${product.id}") { formula } }`]) {
        const { text } = await graphql(query);
        expect(text).toContain('Something went wrong on our side. Please try again.');
        expect(text).not.toMatch(/formula|does not exist|42703|select|syntax/);
        expect(text).toContain('"code":"INTERNAL"');
      }
      const { status, text } = await app.anyone.get('/api/products');
      expect([status, text]).toEqual([500, 'Something went wrong on our side. Please try again.']);
    } finally {
      await app.pool.query('alter table product rename column recipe to formula');
    }
  });

  it('REST allows pages of a thousand rows', async () => {
    expect((await app.anyone.get('/api/products?limit=1000')).status).toBe(200);
    const { status, text } = await app.anyone.get('/api/products?limit=1001');
    expect(status).toBe(400);
    expect(text).toContain('1000');
    expect((await graphql('{ products(first: 101) { totalCount } }')).text).toContain(
      'must be a whole number from 1 to 100',
    );
  });
});
