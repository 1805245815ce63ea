// What a call would read over although the caller expects it to count: such names are refused.
import { isDeepStrictEqual } from 'node:util';
import { getNamedType, isInputObjectType, Kind, typeFromAST, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import type { FieldErrors } from '../../common/errors.ts';
import { wrongValue } from '../../schema/errors/coercion.ts';
import type { RestOperation } from './operations.ts';
import { routes, type Route } from './routes.ts';

export type Body = Record<string, unknown>;

const namesIn = (set: SelectionSetNode | undefined, of: RestOperation): string[] =>
  set?.selections.flatMap((each) => {
    if (each.kind === Kind.FIELD) return [(each.alias ?? each.name).value];
    const spread = of.fragments.find(({ name }) => 'name' in each && name.value === each.name.value);
    return namesIn(spread?.selectionSet, of);
  }) ?? [];

/** Of a record that is copied, and read over where a new one is made of it. */
const OF_ANOTHER = new Set(['id', 'createdAt', 'updatedAt']);
/** What may have changed since the record was read, without its sender. */
const MOVING = new Set([
  'updatedAt',
  'bidCount',
  'hasOtherGrade',
  'materialName',
  'isExpired',
  'awaiting',
  'asksFor',
  'claimedName',
  'verificationStatus',
]);
const NOT_SET = 'cannot be set there by this call';

export const isObject = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
/** Programs write a moment in another form than they read it. */
const asText = (value: unknown): string => {
  const text = String(value ?? '');
  return /^\d{4}-\d\d-\d\dT/.test(text) && Date.parse(text) ? new Date(text).toISOString() : text;
};
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || asText(one) === asText(other);

/** The call that reads the record that a call changes. */
export const readerOf = ({ method, path, isPut, idField, readAt }: Route): Route | undefined => {
  const isOf = (read: Route) => path === read.path || (read.path.includes(':') && path.startsWith(`${read.path}/`));
  const changes = isPut || method === 'PUT' || method === 'PATCH' || (idField && !readAt);
  return changes ? routes.find((each) => each.method === 'GET' && isOf(each)) : undefined;
};

/** Knows the names of all bodies and records of REST. */
export const foreignNames = (schema: GraphQLSchema, operationOf: (route: Route) => RestOperation) => {
  const takenBy = (route: Route): string[] =>
    (operationOf(route).definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      if (route.from?.[variable.name.value] !== 'body') return [];
      const named = getNamedType(typeFromAST(schema, type));
      return isInputObjectType(named) ? Object.keys(named.getFields()) : [variable.name.value];
    });
  const inRecords = (of: RestOperation) => of.fragments.flatMap(({ selectionSet }) => namesIn(selectionSet, of));
  const settable = new Set(routes.flatMap(takenBy));
  // Prices are in dollars.
  const vocabulary = new Set([...settable, ...routes.map(operationOf).flatMap(inRecords), 'currency']);

  return (route: Route) => {
    const taken = new Set(takenBy(route).filter((name) => name !== route.idField));
    const [root] = operationOf(route).definition.selectionSet.selections;
    const answered = new Set(root?.kind === Kind.FIELD ? namesIn(root.selectionSet, operationOf(route)) : []);
    const foreignIn = (body: Body): [string, unknown][] =>
      Object.entries(taken.size > 0 ? body : {}).filter(
        ([name, value]) => vocabulary.has(name) && !taken.has(name) && !isSame(value, ''),
      );
    return {
      /** Whether it depends on the record whether a change is refused. */
      needsRecord: (body: Body): boolean => foreignIn(body).length > 0,
      /** Whether the body, which was not refused, is the record as it was read. */
      isUnchanged: (body: Body, record: Body): boolean =>
        (route.isPut || route.method !== 'POST') &&
        'id' in body &&
        [...taken].every((name) => !(name in body) || isDeepStrictEqual(body[name], record[name])),
      /** Refuses what other calls take or records have, and this call does not; what is as it is, or will be, may stay. */
      refuse: (body: Body, { id, ...implied }: Body, record?: Body | null): void => {
        const given = Object.fromEntries([...taken].map((name) => [name, body[name]]));
        const fixed = { status: route.begins, currency: 'USD', [route.idField ?? 'id']: id };
        const known: Body = { ...implied, ...fixed, ...(record ?? given) };
        const fields: FieldErrors = {};
        for (const [name, value] of foreignIn(body))
          if (OF_ANOTHER.has(name) && !(record && name in record)) continue;
          else if (answered.has(name) && isObject(value)) {
            const as = isObject(known[name]) ? known[name] : known;
            for (const part of Object.keys(value).filter((each) => settable.has(each) && each in as))
              if (!isSame(value[part], as[part])) fields[`${name}.${part}`] = NOT_SET;
          } else if (
            (settable.has(name) || !answered.has(name) || (record && !MOVING.has(name))) &&
            !isSame(value, known[name])
          )
            fields[name] = answered.has(name) || name in known ? NOT_SET : 'is not a field of this call';
        if (Object.keys(fields).length > 0) throw wrongValue(fields);
      },
    };
  };
};
