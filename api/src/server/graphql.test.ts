import { getIntrospectionQuery } from 'graphql';
import { startApp, type TestApp } from '../../test/app.ts';
import type { Answer } from '../../test/caller.ts';
import { aUser } from '../../test/factories.ts';
import { UNKNOWN_ID } from '../../test/world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const ask = (query: string, variables?: object): Promise<Answer> => app.anyone.post('/graphql', { query, variables });
const errorsOf = ({ text }: Answer) =>
  (JSON.parse(text) as { errors: { message: string; extensions: object }[] }).errors;
const get = (query: string, headers: Record<string, string> = {}): Promise<Answer> =>
  app.anyone.get(`/graphql?query=${encodeURIComponent(query)}`, headers);

describe('over GET', () => {
  const PREFLIGHT = { 'apollo-require-preflight': 'true' };

  it('a query needs a header that no other site can send unasked', async () => {
    const blocked = await get('{ me { id } }');
    expect([blocked.status, errorsOf(blocked)[0]?.message]).toEqual([
      400,
      expect.stringContaining('Cross-Site Request Forgery'),
    ]);
    for (const headers of <Record<string, string>[]>[
      PREFLIGHT,
      { 'x-apollo-operation-name': 'Me' },
      { 'content-type': 'application/json' },
    ]) {
      expect(await get('{ me { id } }', headers)).toMatchObject({
        status: 200,
        text: '{"data":{"me":null}}',
      });
    }
  });

  it('a mutation is refused and does nothing', async () => {
    const member = await app.as(await aUser(app.pool));
    const mutation = 'mutation { saveCompanyProfile(input: { companyName: "A", phone: "1" }) { id } }';
    const before = await app.fingerprint();
    const { status, headers } = await member.get(`/graphql?query=${encodeURIComponent(mutation)}`, PREFLIGHT);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(await app.fingerprint()).toEqual(before);
  });

  it('a browser is shown no page of somebody else', async () => {
    const { status, text } = await app.anyone.get('/graphql', { accept: 'text/html' });
    expect([status, text]).toEqual([400, expect.not.stringContaining('<html')]);
  });
});

describe('over POST', () => {
  it('only JSON: a form of another site could send the rest', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status } = await app.anyone.send('POST', '/graphql', '{"query":"{ me { id } }"}', {
        'content-type': type,
      });
      expect([type, status]).toEqual([type, 400]);
    }
  });

  it.each([
    ['a batch', [{ query: '{ me { id } }' }], 'Operation batching disabled.'],
    ['nothing', {}, 'POST body missing, invalid Content-Type, or JSON object has no keys.'],
    ['no query', { query: '' }, 'GraphQL operations must contain a non-empty `query` or a `persistedQuery` extension.'],
    [
      'variables as text',
      { query: '{ me { id } }', variables: '{}' },
      '`variables` in a POST body should be provided as an object, not a recursively JSON-encoded string.',
    ],
    [
      'an operation that is not there',
      { query: 'query A { me { id } }', operationName: 'B' },
      'Unknown operation named "B".',
    ],
    [
      'two operations, none chosen',
      { query: 'query A { me { id } } query B { me { id } }' },
      'Must provide operation name if query contains multiple operations.',
    ],
  ])('%s', async (_what, body, message) => {
    const answer = await app.anyone.post('/graphql', body);
    expect([answer.status, errorsOf(answer).map((error) => error.message)]).toEqual([400, [message]]);
  });

  it('malformed JSON, and more than 100 KiB', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await app.anyone.send('POST', '/graphql', '{"query":', json)).toMatchObject({
      status: 400,
      text: 'The body must be JSON.',
    });
    const large = await ask(`{ me { id } } # ${'x'.repeat(100 * 1024)}`);
    expect(large).toMatchObject({ status: 413, text: 'The body is larger than 100 KiB.' });
  });
});

describe('a document', () => {
  const nested = (levels: number): string =>
    `{ categories { ${'parent { '.repeat(levels - 2)}id ${'} '.repeat(levels - 2)}} }`;
  const times = (count: number, text: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ');

  it.each([
    ['too deep', nested(14), /depth limit of 12/],
    ['with too many aliases', `{ ${times(61, (n) => `a${n}: me { id }`)} }`, /Aliases limit of 60/],
    ['with too many directives', `{ me { ${times(21, () => 'id @include(if: true)')} } }`, /Directives limit of 20/],
    ['with too many words', `{ me { ${times(2_001, () => 'id')} } }`, /2000 tokens/],
    [
      'deep in fragments',
      `query { categories { ...a } } fragment a on Category { parent { ...b } } fragment b on Category { parent { parent { parent { ...c } } } } fragment c on Category { parent { parent { parent { parent { parent { parent { parent { parent { id } } } } } } } } }`,
      /depth limit of 12/,
    ],
    [
      'in circles',
      'query { categories { ...a } } fragment a on Category { parent { ...a } }',
      /Cannot spread fragment|circular/i,
    ],
    ['that cannot be read', '{ me {', /Syntax Error/],
    ['that asks for what is not there', '{ me { passwordHash } }', /Cannot query field "passwordHash" on type "User"/],
  ])('%s is refused with 400', async (_what, document, message) => {
    const answer = await ask(document);
    expect(answer.status).toBe(400);
    for (const error of errorsOf(answer)) {
      expect(error.message).toMatch(message);
      expect(error.extensions).toMatchObject({
        status: 400,
        code: expect.stringMatching(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/),
      });
    }
  });

  it('tells nobody what else there is', async () => {
    expect(errorsOf(await ask('{ me { emai } }'))[0]?.message).toBe('Cannot query field "emai" on type "User".');
  });

  it('within the limits is fine', async () => {
    expect((await ask(nested(11))).status).toBe(200);
    expect((await ask(`{ ${times(60, (n) => `a${n}: __typename`)} }`)).status).toBe(200);
  });

  it('about the schema is for everybody, alone', async () => {
    const { status, text } = await ask(getIntrospectionQuery());
    expect([status, text]).toEqual([200, expect.stringContaining('"name":"Offering"')]);
    const mixed = await ask('{ __schema { queryType { name } } me { id } }');
    expect(errorsOf(mixed)[0]?.message).toBe('Ask for the schema and for data in two requests.');
  });
});

describe('a value', () => {
  const POST_OFFERING = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
  const input = { title: 'Acid', description: 'Strong.', quantity: 1, unit: 'MT', price: '1.00' };

  it.each([
    [{ quantity: 1.5 }, 'quantity', '"quantity" must be a whole number.'],
    [{ quantity: '1' }, 'quantity', '"quantity" must be a whole number.'],
    [{ title: 5 }, 'title', '"title" must be text.'],
    [
      { price: true },
      'price',
      '"price" must be a positive amount with at most 2 decimals, written as a decimal string such as "1234.50".',
    ],
    [{ price: undefined }, 'price', 'Please fill in all required fields.'],
    [{ price: null }, 'price', 'Please fill in all required fields.'],
    [{ colour: 'blue' }, 'colour', '"colour" is not known.'],
    [{ title: '"; at "input.price"; x', quantity: 'many' }, 'quantity', '"quantity" must be a whole number.'],
  ])('%j is refused with 400 by its field', async (change, field, message) => {
    const answer = await ask(POST_OFFERING, { input: { ...input, ...change } });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toEqual([
      expect.objectContaining({
        message,
        extensions: { code: 'BAD_USER_INPUT', status: 400, fields: { [field]: expect.any(String) } },
      }),
    ]);
  });

  it('that is missing as a whole', async () => {
    expect(errorsOf(await ask(POST_OFFERING))[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      status: 400,
      fields: { input: 'is required' },
    });
  });

  it.each(['abc', '', '%00', "1' or '1'='1", UNKNOWN_ID])('the id %p is the id of nothing', async (id) => {
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

it('a failure of ours is masked', async () => {
  await app.pool.query('alter table commodity rename to gone');
  const answer = await ask('{ commodityPrices { lastUpdated data { id } } }');
  await app.pool.query('alter table gone rename to commodity');
  expect(errorsOf(answer)).toEqual([
    expect.objectContaining({
      message: 'Something went wrong on our side. Please try again.',
      extensions: { code: 'INTERNAL', status: 500 },
    }),
  ]);
  expect(answer.text).not.toMatch(/gone|relation|select/);
});
