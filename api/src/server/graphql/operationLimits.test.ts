import { startApp, type TestApp } from '../../../test/app.ts';
import { UNKNOWN_ID } from '../../../test/world.ts';
import { MAX_PER_OPERATION } from '../../limits/costTable.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

const letters = 'a e i o u n t r s l';
const repeated = (count: number, field: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

describe('An operation over the cost limit', () => {
  it.each([
    [
      'sixty searches',
      `{ ${repeated(10, () => `offerings(first: 100, search: "${letters}") { totalCount nodes { id } }`)} }`,
    ],
    [
      'large pages in large pages',
      `{ ${repeated(5, () => 'products(first: 99) { nodes { offerings(first: 99) { nodes { id title price user { companyName } } } } }')} }`,
    ],
    [
      'offerings of a category, which may have none',
      `{ ${repeated(5, () => `offerings(categoryId: "${UNKNOWN_ID}") { totalCount nodes { id } }`)} }`,
    ],
    ['counts of every branch', `{ ${repeated(9, () => 'categories { products(search: "acid") { totalCount } }')} }`],
  ])('is refused with its cost and the limit before anything is read: %s', async (_title, query) => {
    const refusal = await app.anyone.refusal(query);
    expect(refusal).toMatchObject({ code: 'COST_LIMIT_EXCEEDED', status: 400, limit: MAX_PER_OPERATION });
    expect(refusal['cost']).toBeGreaterThan(MAX_PER_OPERATION);
    expect(refusal.message).toContain(`at most ${MAX_PER_OPERATION} are allowed`);
  });

  it('is also one with more than ten root fields, or five in a mutation, including fragments', async () => {
    const ten = repeated(10, () => 'me { id }');
    expect((await app.anyone.graphql(`{ ${ten} }`)).errors).toEqual([]);
    expect(await app.anyone.refusal(`{ ...all me { id } } fragment all on Query { ${ten} }`)).toMatchObject({
      code: 'ROOT_FIELD_LIMIT_EXCEEDED',
      message: 'A query may have at most 10 root fields; this one has 11.',
      rootFields: 11,
      limit: 10,
    });
    expect(await app.anyone.refusal(`mutation { ${repeated(6, () => 'logOut')} }`)).toMatchObject({
      code: 'ROOT_FIELD_LIMIT_EXCEEDED',
      limit: 5,
    });
  });
});

it('Skipped fields cost nothing, and page sizes count also if they are variables', async () => {
  const cost = async (query: string, variables: Record<string, unknown> = {}): Promise<number> => {
    const { text } = await app.anyone.post('/graphql', { query, variables });
    return (JSON.parse(text) as { extensions: { cost: { requested: number } } }).extensions.cost.requested;
  };
  const query =
    'query ($first: Int, $with: Boolean!) { products(first: $first) { nodes { id offerings @include(if: $with) { nodes { id } } } } }';
  const [few, many, plain] = [
    await cost(query, { first: 10, with: true }),
    await cost(query, { first: 100, with: true }),
    await cost(query, { first: 100, with: false }),
  ];
  expect(many - 10).toBeGreaterThan((few - 10) * 5);
  expect(plain).toBeLessThan(many / 5);
  // A size that is refused when the list is read does not pay for other fields.
  expect(await cost(query, { first: -1_000_000, with: true })).toBeGreaterThan(10);
});

it('A condition that is null is refused before anything runs', async () => {
  const query = 'mutation ($if: Boolean = true) { logOut @include(if: $if) }';
  const { status, text } = await app.anyone.post('/graphql', { query, variables: { if: null } });
  expect([status, text]).toEqual([400, expect.stringContaining('must not be null')]);
});
