import { getIntrospectionQuery } from 'graphql';
import { sharedApp, type SharedApp } from '../../../test/app.ts';
import type { Answer } from '../../../test/answer.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const ask = (query: string, variables?: object): Promise<Answer> => app.anyone.post('/graphql', { query, variables });
const errorsOf = ({ text }: Answer) =>
  (JSON.parse(text) as { errors: { message: string; extensions: object }[] }).errors;

describe('A document', () => {
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

  it('with a misspelt field gets no suggestions of other fields', async () => {
    expect(errorsOf(await ask('{ me { emai } }'))[0]?.message).toBe('Cannot query field "emai" on type "User".');
  });

  it('within the limits is accepted', async () => {
    expect((await ask(nested(11))).status).toBe(200);
    expect((await ask(`{ ${times(60, (n) => `a${n}: __typename`)} }`)).status).toBe(200);
  });

  it('may introspect the schema, beside data too, in fragments and under aliases', async () => {
    const { status, text } = await ask(getIntrospectionQuery());
    expect([status, text]).toEqual([200, expect.stringContaining('"name":"Offering"')]);
    const mixed = await ask(
      `query ($type: String!, $no: Boolean!) { me { id } ...Q kind: __typename skipped: __schema @include(if: $no) { description } }
       fragment Q on Query { t: __type(name: $type) { ...T } ... { categories { id } __schema { queryType { ...T } } } }
       fragment T on __Type { name fields { name } }`,
      { type: 'PageInfo', no: false },
    );
    expect(mixed.status).toBe(200);
    const { data, errors } = JSON.parse(mixed.text) as Record<string, Record<string, unknown>>;
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      me: null,
      kind: 'Query',
      categories: expect.any(Array),
      t: { name: 'PageInfo', fields: expect.arrayContaining([{ name: 'endCursor' }]) },
      __schema: { queryType: { name: 'Query', fields: expect.arrayContaining([{ name: 'offerings' }]) } },
    });
    expect(data).not.toHaveProperty('skipped');
    const wrong = await ask('query ($n: Int!) { __schema { description } products(first: $n) { totalCount } }', {
      n: 'x',
    });
    expect([wrong.status, errorsOf(wrong).length]).toEqual([400, 1]);
  });
});
