// Nobody gets a status of the server's failures for a document of their own.
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { startApp, type TestApp } from '../../test/app.ts';
import type { Caller } from '../../test/caller.ts';
import { aUser } from '../../test/factories.ts';
import { example, minimalCall } from '../../test/minimalCall.ts';
import { aWorld, type World } from '../../test/world.ts';
import { scopeOf } from '../schema/scope.ts';
import { marketSchema } from '../slices.ts';

type Field = GraphQLField<unknown, unknown>;

let app: TestApp;
let schema: GraphQLSchema;
let world: World;
beforeAll(async () => {
  app = await startApp();
  schema = await marketSchema();
  world = await aWorld(app);
});
afterAll(() => app.close());

const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] => Object.values(type?.getFields() ?? {});

interface Answered {
  status: number;
  errors: { path?: unknown; extensions: { status: number; code: string } }[];
}
const ask = async (caller: Caller, query: string): Promise<Answered> => {
  const { status, text } = await caller.post('/graphql', { query }, { accept: 'application/graphql-response+json' });
  const { errors = [] } = JSON.parse(text) as { errors?: Answered['errors'] };
  return { status, errors };
};
const isFailure = ({ status, errors }: Answered): boolean =>
  status >= 500 || errors.some(({ extensions }) => extensions.status >= 500);

it.each<[string, string, number]>([
  ['introspection beside data', '{ categories { id } __type(name: "Node") { name } }', 200],
  ['introspection twice beside data', '{ a: __schema { description } me { id } b: __type(name: "x") { name } }', 200],
  ['introspection of a mutation', 'mutation { logOut __typename }', 200],
  ['introspection as a mutation', 'mutation { __schema { description } }', 400],
  ['a fragment in itself', '{ ...F } fragment F on Query { ...F }', 400],
  [
    'fragments in a circle',
    '{ ...F } fragment F on Query { me { ...G } } fragment G on User { ...H } fragment H on User { ...G }',
    400,
  ],
  ['a circle that nobody spreads', '{ __typename } fragment F on Query { ...F }', 400],
  ['a subscription', 'subscription { orderChanged { order { id } } }', 400],
  ['a subscription beside introspection', 'subscription { __typename }', 400],
  ['two operations and no name', 'query A { me { id } } query B { me { id } }', 400],
  ['no operation', 'fragment F on Query { __typename }', 400],
  ['nothing', '', 400],
  ['a lone surrogate', '{ product(id: "\\ud800") { id } }', 400],
])('%s: %s', async (_what, document, status) => {
  for (const caller of [app.anyone, world.buyer]) {
    const answered = await ask(caller, document);
    expect([answered.status, isFailure(answered)]).toEqual([status, false]);
  }
});

const quoted = (text: string): string => JSON.stringify(text);
const limits: Record<string, () => string[]> = {
  ID: () => ['', 'x', '\u0000', world.otherUser.id].map(quoted),
  String: () => ['', '\u0000', 'x'.repeat(5_000)].map(quoted),
  Int: () => ['0', '-1', '2147483647', '-2147483648'],
  Float: () => ['-1e308', '1e308'],
  Boolean: () => ['false'],
  Money: () => ['', '-1', '0.005', '9999999999999999.99'].map(quoted),
  Date: () => ['0000-01-01', '9999-12-31', '+012026-01-01'].map(quoted),
  DateTime: () => ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'].map(quoted),
};

/** A type's values at its limits; of an input object with one field after the other at them. */
const atLimits = (type: GraphQLInputType): string[] => {
  const nulls = isNonNullType(type) ? [] : ['null'];
  const of = getNullableType(type);
  if (isListType(of)) {
    const many = example(of.ofType);
    return [
      ...nulls,
      '[]',
      '[null]',
      `[${Array(101).fill(many).join(' ')}]`,
      ...atLimits(of.ofType).map((one) => `[${one}]`),
    ];
  }
  if (isEnumType(of))
    return [
      ...nulls,
      ...of
        .getValues()
        .slice(-1)
        .map(({ name }) => name),
    ];
  if (!isInputObjectType(of)) return [...nulls, ...(limits[of.name]?.() ?? [example(of)])];
  const fields = Object.values(of.getFields());
  const needed = (but: string) =>
    fields.flatMap(({ name, type: inner, defaultValue }) =>
      name !== but && isNonNullType(inner) && defaultValue === undefined ? [`${name}: ${example(inner)}`] : [],
    );
  return [
    ...nulls,
    ...fields.flatMap(({ name, type: inner }) =>
      atLimits(inner).map((value) => `{ ${[...needed(name), `${name}: ${value}`].join(', ')} }`),
    ),
  ];
};

/** Calls of a field with one argument after the other at its limits. */
const callsOf = (field: Field): string[] =>
  field.args.flatMap((argument) => {
    const others = field.args.filter((each) => each !== argument);
    const rest = minimalCall({ ...field, args: others });
    const [, given = '', selection = ''] = /^\w+(?:\((.*)\))? (.*)$/s.exec(rest) ?? [];
    return atLimits(argument.type).map(
      (value) => `${field.name}(${[given, `${argument.name}: ${value}`].filter(Boolean).join(', ')}) ${selection}`,
    );
  });

/** Several calls at once; one by one where a value is refused with the whole document. */
const failuresOf = async (caller: Caller, kind: string, calls: readonly string[]): Promise<string[]> => {
  const answered = await ask(caller, `${kind} { ${calls.map((call, at) => `a${at}: ${call}`).join(' ')} }`);
  const isOfDocument = answered.status !== 200 && !answered.errors.some(({ path }) => path);
  if (calls.length === 1) return isFailure(answered) ? [`${calls[0]} ${JSON.stringify(answered)}`] : [];
  if (!isOfDocument && !isFailure(answered)) return [];
  const half = calls.length >> 1;
  return [
    ...(await failuresOf(caller, kind, calls.slice(0, half))),
    ...(await failuresOf(caller, kind, calls.slice(half))),
  ];
};

it.each(['query', 'mutation'])(
  'every argument of each %s at its limits',
  async (kind) => {
    const size = kind === 'query' ? 10 : 5;
    const failures: string[] = [];
    const admin = await aUser(app.pool, { role: 'admin' });
    for (const field of fieldsOf(kind === 'query' ? schema.getQueryType() : schema.getMutationType())) {
      const calls = callsOf(field);
      for (let at = 0; at < calls.length; at += size) {
        // Some fields end the session that they are called with.
        const caller = await app.as(scopeOf(field) === 'staff' ? admin : world.buyerUser);
        failures.push(...(await failuresOf(caller, kind, calls.slice(at, at + size))));
      }
    }
    expect(failures).toEqual([]);
  },
  300_000,
);
