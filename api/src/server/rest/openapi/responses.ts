import { outputSchema } from './outputSchema.ts';
import type { Components } from './components.ts';
import { errorRef, type ErrorStatus } from './errors.ts';
import type { RestCall } from './restCall.ts';
import type { ResponseObject, Operation, Schema } from './openApiTypes.ts';
import type { RequestParts } from './requestParts.ts';
import { bodyOf } from './probe.ts';
import { isTagged } from '../routes.ts';

/** The responses of a call: its success, its own errors, and the errors that every call can have. */
export const responsesOf = (call: RestCall, request: RequestParts, components: Components): Operation['responses'] => ({
  [call.route.status ?? 200]: successOf(call, components),
  ...(isTagged(call.route, call.isPublic) && {
    304: {
      description: 'Not changed since the response whose `ETag` was sent in `If-None-Match`.',
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
    },
  }),
  ...Object.fromEntries(errorStatusesOf(call, request, components).map((status) => [status, errorRef(status)])),
  default: errorRef(500),
});

const successOf = (call: RestCall, components: Components): ResponseObject => {
  const { route, root, type, fragments } = call;
  const whole = outputSchema(type, root.selectionSet, { fragments, components });
  const schema = bodyOf(route, root.name.value, (route.list && whole.properties?.['nodes']) || whole);
  return {
    description: route.status === 201 ? 'The created record.' : 'The response.',
    ...headersOf(call),
    content: { 'application/json': { schema } },
  };
};

const headersOf = (call: RestCall): Pick<ResponseObject, 'headers'> => {
  const { route } = call;
  const names = [
    ...(route.list ? ['X-Total-Count', 'Link'] : []),
    ...(isTagged(route, call.isPublic) ? ['ETag'] : []),
    ...(SIGNING_IN.has(route.operation) ? ['Set-Cookie'] : []),
  ];
  if (names.length === 0) return {};
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
};

const SIGNING_IN = new Set(['Login', 'CompleteLogin', 'Register']);
/** Body fields that refer to other records; an unknown product is bad input instead. */
const REFERENCES = ['auctionId', 'rfpId', 'offeringId', 'bidId'];

const errorStatusesOf = (call: RestCall, { parameters, body }: RequestParts, components: Components): ErrorStatus[] => {
  const { route, scope, writes } = call;
  const isLogin = route.operation === 'Login' || route.operation === 'CompleteLogin';
  const fields = body ? (components.at(body).properties ?? {}) : {};
  const refers = parameters.some((parameter) => parameter.in === 'path') || REFERENCES.some((name) => name in fields);
  const possible: [ErrorStatus, boolean][] = [
    [400, parameters.length > 0 || body !== undefined],
    [401, true],
    [403, route.method !== 'GET' || scope !== 'public'],
    [404, refers],
    [409, writes && body !== undefined && !isLogin],
    [413, body !== undefined],
    [422, isKeyed(fields)],
    [429, true],
  ];
  return possible.filter(([, isPossible]) => isPossible).map(([status]) => status);
};

/** Whether a command accepts an idempotency key. */
export const isKeyed = (fields: Record<string, Schema>): boolean => 'idempotencyKey' in fields;
