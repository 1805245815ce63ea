// What a call would read over although the caller expects it to count: such names are refused.
import { isDeepStrictEqual } from 'node:util';
import { getNamedType, isInputObjectType, Kind, typeFromAST, type GraphQLSchema, type SelectionSetNode } from 'graphql';
import type { FieldErrors } from '../../common/errors.ts';
import { wrongValue } from '../../schema/errors/coercion.ts';
import type { RestOperation } from './operations.ts';
import { routes, type Route } from './routes.ts';

export type Body = Record<string, unknown>;

/** The fields of an answer, each with those in it. */
type Names = Map<string, Names>;

const namesIn = (set: SelectionSetNode | undefined, operation: RestOperation): Names =>
  new Map(
    set?.selections.flatMap((each): [string, Names][] => {
      if (each.kind === Kind.FIELD) return [[(each.alias ?? each.name).value, namesIn(each.selectionSet, operation)]];
      const isIt = ({ name }: { name: { value: string } }) => 'name' in each && name.value === each.name.value;
      const { selectionSet } = each.kind === Kind.INLINE_FRAGMENT ? each : (operation.fragments.find(isIt) ?? {});
      return [...namesIn(selectionSet, operation)];
    }),
  );

/** Bookkeeping of a record, which no call can set. */
const HARMLESS = new Set(['id', 'createdAt', 'updatedAt']);
const NOT_SET = 'cannot be set there by this call';

export const isObject = (value: unknown): value is Body =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) || String(one ?? '') === String(other ?? '');

/** The call that reads the record that a call changes. */
export const readerOf = ({ method, path, isPut }: Route): Route | undefined => {
  const isOf = (read: Route) => path === read.path || (read.path.includes(':') && path.startsWith(`${read.path}/`));
  const changes = isPut || method === 'PUT' || method === 'PATCH';
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
  const inRecords = (operation: RestOperation) =>
    operation.fragments.flatMap(({ selectionSet }) => [...namesIn(selectionSet, operation).keys()]);
  const settable = new Set(routes.flatMap(takenBy));
  // Prices are in dollars.
  const vocabulary = new Set([...settable, ...routes.map(operationOf).flatMap(inRecords), 'currency']);

  return (route: Route) => {
    const operation = operationOf(route);
    const taken = new Set(takenBy(route).filter((name) => name !== route.idField));
    const [answered] = namesIn(operation.definition.selectionSet, operation).values();
    const foreignIn = (body: Body): [string, unknown][] =>
      Object.entries(taken.size > 0 ? body : {}).filter(
        ([name, value]) => vocabulary.has(name) && !taken.has(name) && !HARMLESS.has(name) && !isSame(value, ''),
      );
    return {
      /** Whether it depends on the record whether a change is refused. */
      needsRecord: (body: Body): boolean => taken.size > 0 && ('id' in body || foreignIn(body).length > 0),
      /** Whether the body is the record as it was read. */
      isUnchanged: (body: Body, record: Body): boolean =>
        'id' in body && [...taken].every((name) => !(name in body) || isDeepStrictEqual(body[name], record[name])),
      /**
       * Refuses fields that other calls or records of the API have, and this call does not take. Those of the record may be sent as they
       * are; a new record has the `implied` ones.
       */
      refuse: (body: Body, implied: Body, record?: Body | null): void => {
        const given = Object.fromEntries([...taken].map((name) => [name, body[name]]));
        const known: Body = { ...implied, ...(record ?? given) };
        const fields: FieldErrors = {};
        for (const [name, value] of foreignIn(body)) {
          const parts = [...(answered?.get(name)?.keys() ?? [])];
          if (parts.length > 0 && parts.every((part) => settable.has(part)) && isObject(value)) {
            const as = isObject(known[name]) ? known[name] : known;
            for (const part of parts)
              if (part in value && !isSame(value[part], as[part])) fields[`${name}.${part}`] = NOT_SET;
          } else if (parts.length === 0 && (settable.has(name) || !answered?.has(name)) && !isSame(value, known[name]))
            fields[name] = answered?.has(name) || name in known ? NOT_SET : 'is not a field of this call';
        }
        if (Object.keys(fields).length > 0) throw wrongValue(fields);
      },
    };
  };
};
