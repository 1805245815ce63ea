// Calls of root fields with their arguments at the limits, and which of them the server answers with a failure of its own.
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import type { Caller } from './caller.ts';
import { example, minimalCall } from './minimalCall.ts';

export type Field = GraphQLField<unknown, unknown>;

interface Answered {
  status: number;
  errors: { path?: unknown; extensions: { status: number; code: string } }[];
}
export const ask = async (caller: Caller, query: string): Promise<Answered> => {
  const { status, text } = await caller.post('/graphql', { query }, { accept: 'application/graphql-response+json' });
  const { errors = [] } = JSON.parse(text) as { errors?: Answered['errors'] };
  return { status, errors };
};
export const isFailure = ({ status, errors }: Answered): boolean =>
  status >= 500 || errors.some(({ extensions }) => extensions.status >= 500);

const quoted = (text: string): string => JSON.stringify(text);
/** The id is one of a record. */
const limits: Record<string, (id: string) => string[]> = {
  ID: (id) => ['', 'x', '\u0000', id].map(quoted),
  String: () => ['', '\u0000', 'x'.repeat(5_000)].map(quoted),
  Int: () => ['0', '-1', '2147483647', '-2147483648'],
  Float: () => ['-1e308', '1e308'],
  Boolean: () => ['false'],
  Money: () => ['', '-1', '0.005', '9999999999999999.99'].map(quoted),
  Date: () => ['0000-01-01', '9999-12-31', '+012026-01-01'].map(quoted),
  DateTime: () => ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'].map(quoted),
};

/** A type's values at its limits; of an input object with one field after the other at them. */
const atLimits = (type: GraphQLInputType, id: string): string[] => {
  const nulls = isNonNullType(type) ? [] : ['null'];
  const of = getNullableType(type);
  if (isListType(of)) {
    const many = example(of.ofType);
    return [
      ...nulls,
      '[]',
      '[null]',
      `[${Array(101).fill(many).join(' ')}]`,
      ...atLimits(of.ofType, id).map((one) => `[${one}]`),
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
  if (!isInputObjectType(of)) return [...nulls, ...(limits[of.name]?.(id) ?? [example(of)])];
  const fields = Object.values(of.getFields());
  const needed = (but: string) =>
    fields.flatMap(({ name, type: inner, defaultValue }) =>
      name !== but && isNonNullType(inner) && defaultValue === undefined ? [`${name}: ${example(inner)}`] : [],
    );
  return [
    ...nulls,
    ...fields.flatMap(({ name, type: inner }) =>
      atLimits(inner, id).map((value) => `{ ${[...needed(name), `${name}: ${value}`].join(', ')} }`),
    ),
  ];
};

/** Calls of a field with one argument after the other at its limits. */
const callsOf = (field: Field, id: string): string[] =>
  field.args.flatMap((argument) => {
    const others = field.args.filter((each) => each !== argument);
    const rest = minimalCall({ ...field, args: others });
    const [, given = '', selection = ''] = /^\w+(?:\((.*)\))? (.*)$/s.exec(rest) ?? [];
    return atLimits(argument.type, id).map(
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

/** The failures among the calls of these fields, by callers whose sessions these may end. */
export const failuresAtLimits = async (
  kind: 'query' | 'mutation',
  fields: readonly Field[],
  id: string,
  callerOf: (field: Field) => Promise<Caller>,
): Promise<string[]> => {
  const size = kind === 'query' ? 10 : 5;
  const failures: string[] = [];
  for (const field of fields) {
    const calls = callsOf(field, id);
    for (let at = 0; at < calls.length; at += size)
      failures.push(...(await failuresOf(await callerOf(field), kind, calls.slice(at, at + size))));
  }
  return failures;
};
