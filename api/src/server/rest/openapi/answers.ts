import { answeredSchema } from './answeredSchema.ts';
import type { Components } from './components.ts';
import { refToFailure, type Failure } from './errors.ts';
import type { Known } from './known.ts';
import type { Answer, Operation, Schema } from './openApi.ts';
import type { Asked } from './requestSchema.ts';
import { bodyOf } from './probe.ts';

/** The responses of a call: its success, its own errors, and the errors that every call can have. */
export const answersOf = (known: Known, asked: Asked, components: Components): Operation['responses'] => ({
  [known.route.status ?? 200]: successOf(known, components),
  ...(isTagged(known) && {
    304: { description: 'Unchanged since the answer whose `ETag` was sent in `If-None-Match`.' },
  }),
  ...Object.fromEntries(failuresOf(known, asked, components).map((status) => [status, refToFailure(status)])),
  default: refToFailure(500),
});

const successOf = (known: Known, components: Components): Answer => {
  const { route, root, type, fragments } = known;
  const whole = answeredSchema(type, root.selectionSet, { fragments, components });
  const schema = bodyOf(route, root.name.value, (route.list && whole.properties?.['nodes']) || whole);
  return {
    description: route.status === 201 ? 'What was made.' : 'The answer.',
    ...headersOf(known),
    content: { 'application/json': { schema } },
  };
};

/** Public reads carry an entity tag, for visitors. */
const isTagged = ({ route, isPublic }: Known): boolean =>
  route.method === 'GET' && isPublic && route.operation !== 'User';

const headersOf = (known: Known): Pick<Answer, 'headers'> => {
  const { route } = known;
  const names = [
    ...(route.list ? ['X-Total-Count', 'Link'] : []),
    ...(isTagged(known) ? ['ETag'] : []),
    ...(SIGNING_IN.has(route.operation) ? ['Set-Cookie'] : []),
  ];
  if (names.length === 0) return {};
  return { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
};

const SIGNING_IN = new Set(['Login', 'CompleteLogin', 'Register']);
/** Body fields that refer to other records; an unknown product is bad input instead. */
const REFERENCES = ['auctionId', 'rfpId', 'offeringId', 'bidId'];

const failuresOf = (known: Known, { parameters, body }: Asked, components: Components): Failure[] => {
  const { route, scope, writes } = known;
  const isLogin = route.operation === 'Login' || route.operation === 'CompleteLogin';
  const fields = body ? (components.at(body).properties ?? {}) : {};
  const refers = parameters.some((parameter) => parameter.in === 'path') || REFERENCES.some((name) => name in fields);
  const can: [Failure, boolean][] = [
    [400, parameters.length > 0 || body !== undefined],
    [401, true],
    [403, route.method !== 'GET' || scope !== 'public'],
    [404, refers],
    [409, writes && body !== undefined && !isLogin],
    [413, body !== undefined],
    [422, isKeyed(fields)],
    [429, true],
  ];
  return can.filter(([, may]) => may).map(([status]) => status);
};

/** Whether a command accepts an idempotency key. */
export const isKeyed = (fields: Record<string, Schema>): boolean => 'idempotencyKey' in fields;
