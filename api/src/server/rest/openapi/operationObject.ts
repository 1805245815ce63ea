import { Kind, type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { responsesOf, isKeyed } from './responses.ts';
import { requestPartsOf } from './requestParts.ts';
import type { Components } from './components.ts';
import type { RestCall } from './restCall.ts';
import type { Operation, Parameter } from './openApiTypes.ts';
import { sampleBodies } from './sampleBodies.ts';
import { tagOf } from './tags.ts';
import { isTagged } from '../routes.ts';

/** The operation object of a call. */
export const operationOf = (call: RestCall, schema: GraphQLSchema, components: Components): Operation => {
  const { route } = call;
  const request = requestPartsOf(call, schema, components);
  const { body } = request;
  const [summary = '', ...details] = summaryOf(call).split(/(?<=\.) (?=[A-Z])/);
  if (route.list)
    details.push(`${route.order ?? 'Newest first.'} \`X-Total-Count\` has the total number, \`Link\` the next page.`);
  const description = details.join(' ');
  const parameters = [
    ...request.parameters,
    ...(body && isKeyed(components.at(body).properties ?? {}) ? [KEY] : []),
    ...(isTagged(route, call.isPublic) ? [KNOWN_TAG] : []),
  ];
  return {
    operationId: operationId(route.method, route.path),
    tags: [tagOf(route.path)],
    summary,
    ...(description && { description }),
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: body, example: sampleBodies[route.operation] } },
      },
    }),
    responses: responsesOf(call, request, components),
  };
};

/** Who may call: anyone, a session, or a key with the scope. */
const securityOf = ({ isPublic, scope }: RestCall): Operation['security'] => [
  ...(isPublic ? [{}] : []),
  { session: [] },
  ...(scope ? [{ apiKey: scope === 'public' ? [] : [scope] }] : []),
];

const KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text, new for each command: a retry with the same key returns the same record.',
  schema: { type: 'string', maxLength: 255, examples: ['5f0c6a3e-rfp-sulfuric-acid'] },
};

const KNOWN_TAG: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier response: 304 if the response would be the same. Only for visitors.',
  schema: { type: 'string', examples: ['W/"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'] },
};

/** `GET /api/products/:id/suppliers` → `getProductsByIdSuppliers`. */
const operationId = (method: string, path: string): string =>
  method.toLowerCase() +
  path
    .replace('/api', '')
    .replace('/:', '/by-')
    .replace(/[/-](\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The description of the root field, or of its only selected field if that is an object's. */
const summaryOf = ({ root, field, route }: RestCall): string => {
  const [only, ...more] = root.selectionSet?.selections ?? [];
  const type = getNamedType(field.type);
  const inner =
    only?.kind === Kind.FIELD && more.length === 0 && isObjectType(type)
      ? (type as GraphQLObjectType).getFields()[only.name.value]
      : undefined;
  const [sentence = ''] = (inner ?? field).description?.split(';') ?? [];
  return (route.missing ? sentence.replace(', or null', '') : sentence).replace(/\.?$/, '.');
};
