import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isInputObjectType,
  isObjectType,
  Kind,
  typeFromAST,
  valueFromAST,
  type ArgumentNode,
  type FieldNode,
  type GraphQLInputField,
  type ObjectFieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { scopeOf, type Scope } from '../../../schema/scope.ts';
import { exampleInput, exampleValue, sampleOf } from '../../docs/samples.ts';
import { rootFieldOf, type RestOperation } from '../operations.ts';
import { MAX_OFFSET, MAX_ROWS } from '../paging.ts';
import { isTagged, type Route } from '../routes.ts';
import { errorRefs, type ErrorStatus } from './errors.ts';
import { headerRefs } from './headers.ts';
import type { Operation, Parameter, ResponseObject, Schema } from './openApiTypes.ts';
import { recordSchema, withExample, type Schemas } from './schemaObjects.ts';
import { tagOf } from './tags.ts';

/** A row of the routes table with its operation, which has one root field. */
interface Call {
  route: Route;
  operation: RestOperation;
  root: FieldNode;
  field: GraphQLField<unknown, unknown>;
}

/** The operation object of a row. */
export const operationOf = (
  route: Route,
  operation: RestOperation | undefined,
  schema: GraphQLSchema,
  schemas: Schemas,
): Operation => {
  const root = operation?.definition.selectionSet.selections[0];
  const field = operation && rootFieldOf(schema, operation);
  if (!operation || root?.kind !== Kind.FIELD || !field)
    throw new Error(`OpenAPI cannot read the operation ${route.operation}.`);
  const call = { route, operation, root, field };
  const { parameters, body, example } = requestOf(call, schema, schemas);
  const fields = body ? Object.keys(schemas.resolved(body).properties ?? {}) : [];
  if (takesKey(field)) parameters.push(IDEMPOTENCY_KEY);
  if (isTagged(route, operation.isPublic)) parameters.push(KNOWN_TAG);
  const [summary = '', ...details] = sentencesOf(call);
  if (route.list) details.push(`${route.list} \`X-Total-Count\` has the total number, \`Link\` the next page.`);
  const scope = scopeOf(field);
  details.push(callersOf(scope, operation.isPublic));
  const content = body && { 'application/json': { schema: body, example } };
  return {
    operationId: operationId(route.method, route.path),
    tags: [tagOf(route.path)],
    summary,
    description: details.join(' '),
    security: securityOf(scope, operation.isPublic),
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...successesOf(call, schemas), ...errorsOf(call, parameters, fields) },
  };
};

/** Who may call: anyone, a session, or a key with the scope. */
export const securityOf = (scope: Scope | undefined, isPublic: boolean): Operation['security'] => [
  ...(isPublic ? [{}] : []),
  { session: [] },
  ...(scope === 'public' ? [{ apiKey: [] }] : []),
  ...(scope === 'read' || scope === 'trade' ? [{ apiKey: [scope] }] : []),
];

/** `GET /api/products/:id/suppliers` → `getProductsByIdSuppliers`. */
export const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace('/api', '')
    .replace('/:', '/by-')
    .replace(/[/-](\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The field of an input that REST also accepts as a header. */
const KEY_FIELD = 'idempotencyKey';

const takesKey = ({ args }: Call['field']): boolean =>
  args.map(({ type }) => getNamedType(type)).some((type) => isInputObjectType(type) && KEY_FIELD in type.getFields());

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text, new for each command: a retry with the same key returns the same record.',
  schema: { type: 'string', maxLength: 255, examples: ['5f0c6a3e-rfp-sulfuric-acid'] },
};

export const KNOWN_TAG: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier response: 304 if the response would be the same. Only for visitors.',
  schema: { type: 'string', examples: ['W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'] },
};

/** Who may call, in words. */
export const callersOf = (scope: Scope | undefined, isPublic: boolean): string => {
  if (isPublic) return 'Anyone may call it.';
  if (scope === 'read' || scope === 'trade') return `For members, and their API keys with the scope \`${scope}\`.`;
  return 'For who is signed in: no API key can do this.';
};

/** The root field, or its only selected field if that is an object's: what a call is about. */
const subjectOf = ({ root, field }: Call): Pick<Call, 'root' | 'field'> => {
  const [only, ...more] = root.selectionSet?.selections ?? [];
  const type = getNamedType(field.type);
  const inner =
    only?.kind === Kind.FIELD && more.length === 0 && isObjectType(type)
      ? type.getFields()[only.name.value]
      : undefined;
  return inner && only?.kind === Kind.FIELD ? { root: only, field: inner } : { root, field };
};

/** The sentences about what a call is about. */
const sentencesOf = (call: Call): string[] =>
  (subjectOf(call).field.description ?? '')
    .split(/; |(?<=\.) (?=[A-Z])/)
    // REST answers an empty object.
    .filter((part) => !/^always true/i.test(part))
    .map((part) => (call.route.missing ? part.replace(', or null', '') : part))
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/\.?$/, '.'));

/** REST has its own paging parameters. */
const paging: Partial<Record<string, Schema>> = {
  limit: { description: 'Maximum number of records.', minimum: 1, maximum: MAX_ROWS },
  offset: { description: 'Number of records to skip.', minimum: 0, maximum: MAX_OFFSET },
};

/** A variable is described by the argument that it is passed to, or the field of an input. */
const descriptionOf = (variable: string, given: readonly Given[], taken: readonly Taken[]): string => {
  for (const { name, value } of given) {
    const passed = taken.find((each) => each.name === name.value);
    if (value.kind === Kind.VARIABLE && value.name.value === variable) return passed?.description ?? '';
    const input = passed && getNamedType(passed.type);
    if (value.kind === Kind.OBJECT && isInputObjectType(input))
      return descriptionOf(variable, value.fields, Object.values(input.getFields()));
  }
  return '';
};

type Given = ArgumentNode | ObjectFieldNode;
type Taken = Pick<GraphQLInputField, 'name' | 'type' | 'description'>;

/** Parameters and body of a call, from the variables of its operation. */
const requestOf = (
  call: Call,
  schema: GraphQLSchema,
  schemas: Schemas,
): { parameters: Parameter[]; body?: Schema; example?: unknown } => {
  const { path, from = {}, idField } = call.route;
  const passed = [call, subjectOf(call)];
  const parameters: Parameter[] = [];
  let content: { body?: Schema; example?: unknown } = {};
  for (const { variable, type: typeNode, defaultValue } of call.operation.definition.variableDefinitions ?? []) {
    const name = variable.name.value;
    const source = from[name];
    if (source !== 'path' && source !== 'query' && source !== 'body') continue;
    const type = typeFromAST(schema, typeNode) as GraphQLInputType;
    const value = schemas.input(type, idField);
    const [text = ''] = passed
      .map(({ root, field }) => descriptionOf(name, root.arguments ?? [], field.args))
      .filter(Boolean);
    const input = getNamedType(type);
    if (isInputObjectType(input)) {
      content = { body: value, example: exampleInput(input, idField) };
      const id = idField && input.getFields()[idField];
      if (id) parameters.push(pathParameter(path, 'id', id.description ?? '', { type: 'string' }));
    } else if (source === 'body')
      content = {
        body: recordSchema({ [name]: { description: text, ...value } }),
        example: { [name]: exampleValue(type, 'Query', name) },
      };
    if (source === 'path') parameters.push(pathParameter(path, name, text, value));
    if (source === 'query') {
      const { description, ...limits } = { description: text, ...paging[name] };
      const otherwise = defaultValue && { default: valueFromAST(defaultValue, type) };
      const described = withExample({ ...value, ...limits, ...otherwise }, sampleOf('Query', name));
      parameters.push({ name, in: 'query', required: false, description, schema: described });
    }
  }
  return { parameters, ...content };
};

/** The example of an id follows from the path: that of `/api/offerings/:id` is an offering's. */
export const pathParameter = (path: string, name: string, description: string, value: Schema): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: withExample(value, sampleOf('Query', name, path.split('/')[2]?.replace(/s$/, ''))),
});

export const NOT_CHANGED: ResponseObject = {
  description: 'Not changed since the response whose `ETag` was sent in `If-None-Match`.',
  headers: headerRefs('ETag'),
};

const successesOf = (call: Call, schemas: Schemas): Operation['responses'] => {
  const { status = 200, isPut } = call.route;
  const statuses = isPut ? [200, status] : [status];
  return {
    ...Object.fromEntries(statuses.map((each) => [each, successOf(call, schemas, each)])),
    ...(isTagged(call.route, call.operation.isPublic) && {
      304: NOT_CHANGED,
    }),
  };
};

const SIGNING_IN = ['Login', 'CompleteLogin', 'Register'];

const successOf = (call: Call, schemas: Schemas, status: number): ResponseObject => {
  const { route, operation } = call;
  const headers = [
    ...(status === 201 && route.readAt ? ['Location'] : []),
    ...(route.list ? ['X-Total-Count', 'Link'] : []),
    ...(isTagged(route, operation.isPublic) ? ['ETag'] : []),
    ...(SIGNING_IN.includes(route.operation) ? ['Set-Cookie'] : []),
  ];
  return {
    description: status === 201 ? 'The created record.' : answerOf(call),
    ...(headers.length > 0 && { headers: headerRefs(...headers) }),
    content: { 'application/json': { schema: responseBody(call, schemas) } },
  };
};

const answerOf = ({ route, field }: Call): string => {
  if (route.isEmpty) return 'It is done.';
  if (route.list) return 'A page of the list.';
  const type = getNamedType(field.type);
  return (!route.field && 'description' in type && type.description) || 'What was asked for.';
};

const responseBody = ({ route, operation, root, field }: Call, schemas: Schemas): Schema => {
  if (route.isEmpty) return recordSchema({});
  // Mutations return the record; a missing record is an error.
  const isPresent = operation.definition.operation === 'mutation' || route.missing !== undefined;
  const type = isPresent ? new GraphQLNonNull(getNullableType(field.type)) : field.type;
  const record = schemas.output(type, root.selectionSet);
  const parts = [...(route.field ? [route.field] : []), ...(route.list ? ['nodes'] : [])];
  if (parts.length > 0) return parts.reduce((schema, part) => schema.properties?.[part] ?? {}, record);
  return route.property ? recordSchema({ [route.property]: record }) : record;
};

/** Body fields that refer to other records; an unknown product is bad input instead. */
const REFERENCES = ['auctionId', 'rfpId', 'offeringId', 'bidId'];

/** The errors of a call, and those that every call can have. */
const errorsOf = (
  { route, operation, field }: Call,
  parameters: Parameter[],
  fields: string[],
): Operation['responses'] => {
  const writes = operation.definition.operation === 'mutation';
  const isLogin = route.operation === 'Login' || route.operation === 'CompleteLogin';
  const hasBody = fields.length > 0;
  const possible: [ErrorStatus, boolean][] = [
    [400, hasBody || parameters.some((parameter) => parameter.in !== 'header')],
    [401, true],
    [403, route.method !== 'GET' || scopeOf(field) !== 'public'],
    [404, route.path.includes(':') || REFERENCES.some((name) => fields.includes(name))],
    [409, writes && (hasBody || route.method === 'DELETE') && !isLogin],
    [413, hasBody],
    [415, hasBody],
    [422, takesKey(field)],
    [429, true],
  ];
  return errorRefs(...possible.filter(([, isPossible]) => isPossible).map(([status]) => status));
};
