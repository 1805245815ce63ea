import { startApp, type TestApp } from '../../../test/app.ts';
import type { Answer } from '../../../test/answer.ts';
import { aUser } from '../../../test/factories.ts';

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

  it('a visitor’s query needs no header', async () => {
    expect(await get('{ me { id } }')).toMatchObject({
      status: 200,
      text: expect.stringContaining('"me":null') as string,
    });
  });

  it('a query with a cookie needs a header that other sites cannot send without permission', async () => {
    const member = await app.as(await aUser(app.pool));
    const blocked = await member.get(`/graphql?query=${encodeURIComponent('{ me { id } }')}`);
    expect([blocked.status, errorsOf(blocked)[0]?.message]).toEqual([
      400,
      expect.stringContaining('Cross-Site Request Forgery'),
    ]);
    for (const headers of <Record<string, string>[]>[
      PREFLIGHT,
      { 'x-apollo-operation-name': 'Me' },
      { 'content-type': 'application/json' },
    ]) {
      expect(await member.get(`/graphql?query=${encodeURIComponent('{ me { id } }')}`, headers)).toMatchObject({
        status: 200,
        text: expect.stringMatching(/^\{"data":\{"me":\{"id"/) as string,
      });
    }
  });

  it('a mutation is refused and changes nothing', async () => {
    const member = await app.as(await aUser(app.pool));
    const mutation = 'mutation { saveCompanyProfile(input: { companyName: "A", phone: "1" }) { id } }';
    const before = await app.fingerprint();
    const { status, headers } = await member.get(`/graphql?query=${encodeURIComponent(mutation)}`, PREFLIGHT);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    expect(await app.fingerprint()).toEqual(before);
  });
});

describe('over POST', () => {
  it('only JSON is accepted, because forms of other sites can send other types', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status } = await app.anyone.send('POST', '/graphql', '{"query":"{ me { id } }"}', {
        'content-type': type,
      });
      expect([type, status]).toEqual([type, 415]);
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

  it('a persisted query is refused with the code that clients know', async () => {
    const persistedQuery = { version: 1, sha256Hash: 'a'.repeat(64) };
    const [error] = errorsOf(await app.anyone.post('/graphql', { extensions: { persistedQuery } }));
    expect(error).toMatchObject({
      message: 'PersistedQueryNotSupported',
      extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
    });
  });

  it('a subscription is refused with the place where it is served', async () => {
    const answer = await ask('subscription { messageReceived { message { id } } }');
    expect([answer.status, errorsOf(answer)]).toEqual([
      400,
      [
        {
          message: 'Subscriptions are served over the WebSocket at /graphql only.',
          extensions: { code: 'BAD_USER_INPUT', status: 400 },
        },
      ],
    ]);
  });

  it('malformed JSON and documents over 100 KiB are refused', async () => {
    const json = { 'content-type': 'application/json' };
    expect(await app.anyone.send('POST', '/graphql', '{"query":', json)).toMatchObject({
      status: 400,
      text: 'The body must be JSON.',
    });
    const large = await ask(`{ me { id } } # ${'x'.repeat(100 * 1024)}`);
    expect(large).toMatchObject({ status: 413, text: 'The body is larger than 100 KiB.' });
  });
});

it('details of an unexpected error are not revealed', async () => {
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
