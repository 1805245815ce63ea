import type { Schema } from './openApiTypes.ts';
import type { Route } from '../routes.ts';

/** The part of a request that a variable is read from. */
export class Source {
  readonly in: 'path' | 'query' | 'body';
  /** Undefined for the whole body. */
  readonly name: string | undefined;
  /** The field of the body that is taken from the path. */
  readonly inPath: string | undefined;

  constructor(place: Source['in'], name?: string, inPath?: string) {
    this.in = place;
    this.name = name;
    this.inPath = inPath;
  }
}

const sourcesIn = (place: Source['in']) => new Proxy({}, { get: (_none, name) => new Source(place, String(name)) });

/** Calls the route with a request whose values contain their own position. */
export const sourcesOf = (route: Route): Map<string, { source: Source; otherwise: unknown }> => {
  const body = sourcesIn('body');
  const request = { params: sourcesIn('path'), query: sourcesIn('query'), body };
  const given = route.variables(request as Parameters<Route['variables']>[0]);
  const otherwise = route.variables({ params: {}, query: {}, body: {} });
  return new Map(
    Object.entries(given).map(([variable, value]) => {
      const source = value === body ? new Source('body') : (bodyWithPath(value) ?? value);
      if (!(source instanceof Source)) throw new Error(`${route.path} has a variable $${variable} of unknown origin.`);
      return [variable, { source, otherwise: otherwise[variable] }];
    }),
  );
};

/** The body of a change: all fields of the input except the id in the path. */
const bodyWithPath = (value: unknown): Source | undefined => {
  const [field, from] = Object.entries(value instanceof Source ? {} : (value ?? {}))[0] ?? [];
  return from instanceof Source ? new Source('body', undefined, field) : undefined;
};

/** Stands in for the data of a root field with its schema. */
class Shape {
  readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
  }

  toJSON(): Record<string, Shape> {
    return Object.fromEntries(
      Object.entries(this.schema.properties ?? {}).map(([key, each]) => [key, new Shape(each)]),
    );
  }
}

/** Calls the route with schemas instead of data; the result is the schema of the response. */
export const bodyOf = (route: Route, field: string, schema: Schema): Schema => {
  const made = route.body({ [field]: new Shape(schema) });
  if (made instanceof Shape) return made.schema;
  const parts = Object.entries(made as Record<string, Shape>);
  return {
    type: 'object',
    required: parts.map(([key]) => key),
    properties: Object.fromEntries(parts.map(([key, shape]) => [key, shape.schema])),
  };
};
