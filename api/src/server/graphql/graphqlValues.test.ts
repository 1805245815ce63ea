import { sharedApp, type SharedApp } from '../../../test/app.ts';
import type { Answer } from '../../../test/answer.ts';
import { UNKNOWN_ID } from '../../../test/world.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const ask = (query: string, variables?: object): Promise<Answer> => app.anyone.post('/graphql', { query, variables });
const errorsOf = ({ text }: Answer) =>
  (JSON.parse(text) as { errors: { message: string; extensions: object }[] }).errors;

describe('A value', () => {
  const POST_OFFERING = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
  const input = { title: 'Acid', description: 'Strong.', quantity: 1, unit: 'MT', price: '1.00' };

  it.each([
    [{ quantity: 1.5 }, 'quantity', '"quantity" must be a whole number: 1 or 2.'],
    [{ quantity: 22.685 }, 'quantity', '"quantity" must be a whole number: 22 or 23.'],
    [{ leadTimeDays: '0,5' }, 'leadTimeDays', '"leadTimeDays" must be a whole number: 1.'],
    [{ quantity: '1' }, 'quantity', '"quantity" must be a whole number.'],
    [{ title: 5 }, 'title', '"title" must be text in quotes, not a number.'],
    [{ title: true }, 'title', '"title" must be text.'],
    [{ sku: 400213 }, 'sku', '"sku" must be text in quotes, not a number.'],
    [
      { price: true },
      'price',
      '"price" must be a positive amount with at most 2 decimals, written as a decimal string such as "1234.50".',
    ],
    [{ price: undefined }, 'price', 'Please fill in all required fields.'],
    [{ price: null }, 'price', 'Please fill in all required fields.'],
    [{ colour: 'blue' }, 'colour', '"colour" is not known.'],
    [{ title: '"; at "input.price"; x', quantity: 'many' }, 'quantity', '"quantity" must be a whole number.'],
  ])('%j is refused with 400, naming the field', async (change, field, message) => {
    const answer = await ask(POST_OFFERING, { input: { ...input, ...change } });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual([
      expect.objectContaining({
        message,
        extensions: { code: 'BAD_USER_INPUT', status: 400, fields: { [field]: expect.any(String) } },
      }),
    ]);
  });

  it.each([
    ['{ orders(updatedSince: "yesterday") { totalCount } }', '"yesterday" must be a date and time in ISO 8601', 24],
    [
      'mutation { putOfferingBySku(sku: "A", input: { availableUntil: 5 }) { id } }',
      '5 must be a date in the form YYYY-MM-DD.',
      64,
    ],
  ])('that is wrong in a document is named with its place: %s', async (query, message, column) => {
    const answer = await ask(query);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(message),
        locations: [{ line: 1, column }],
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 },
      }),
    ]);
  });

  it('that is missing is reported as a missing variable', async () => {
    expect(errorsOf(await ask(POST_OFFERING))[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      status: 400,
      fields: { input: 'is required' },
    });
  });

  it.each(['abc', '', '%00', "1' or '1'='1", UNKNOWN_ID])('with the unknown id %p leads to no record', async (id) => {
    const roots = ['product', 'category', 'rfp', 'offering', 'auction', 'companyProfile', 'node'];
    const { data, errors } = await app.anyone.graphql(
      `query ($id: ID!) { ${roots.map((root) => `${root}(id: $id) { id }`).join(' ')} offerings(productId: $id) { totalCount } }`,
      { id: decodeURIComponent(id) },
    );
    expect(errors).toEqual([]);
    expect(roots.map((root) => data?.[root])).toEqual(roots.map(() => null));
    if (id) expect(data?.['offerings']).toEqual({ totalCount: 0 });
  });
});
