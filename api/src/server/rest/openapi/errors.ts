import { STATUS_CODES } from 'node:http';
import { statusOf, type Code } from '../../../common/errors.ts';
import { sampleIds } from '../../docs/samples.ts';
import { headerRefs } from './headers.ts';
import type { Operation, ResponseObject, Schema } from './openApiTypes.ts';

/** The meaning of each status, its name in the document and an example message. */
const errors = {
  400: [
    'BadInput',
    'Something in the request is missing or invalid; `fields` names it.',
    'BAD_USER_INPUT',
    'Please fill in all required fields.',
  ],
  401: [
    'Unauthorized',
    'Nobody is signed in, email and password do not match, or the API key is unknown, revoked or expired.',
    'UNAUTHENTICATED',
    'Unauthorized',
  ],
  403: [
    'Forbidden',
    'The request comes from another web site, acts for another member, or has an API key without the required scope.',
    'FORBIDDEN',
    '"userId" must be blank or your own id.',
  ],
  404: ['NotFound', 'There is no such record, or it is not yours to see.', 'NOT_FOUND', 'Product not found.'],
  409: [
    'Conflict',
    'The current state of the market does not allow this; `code` gives the reason.',
    'RFP_CLOSED',
    'This RFP is closed.',
  ],
  413: ['TooLarge', 'The body is larger than 1 MiB.', 'PAYLOAD_TOO_LARGE', 'The body is larger than 1024 KiB.'],
  415: [
    'UnsupportedType',
    'The `Content-Type` is another, or the body is compressed.',
    'UNSUPPORTED_MEDIA_TYPE',
    'The Content-Type must be application/json.',
  ],
  422: [
    'IdempotencyMismatch',
    'The idempotency key was used for another command.',
    'IDEMPOTENCY_MISMATCH',
    'This idempotency key was used for another command.',
  ],
  429: [
    'TooMany',
    'Too many requests or attempts; `Retry-After` says when to retry.',
    'RATE_LIMITED',
    'Too many requests. Please try again in 2 seconds.',
  ],
  500: [
    'Failure',
    'An unexpected error (500), or the market is temporarily unavailable (503).',
    'UNAVAILABLE',
    'The market is not reachable at the moment. Please try again.',
  ],
} as const satisfies Record<number, readonly [name: string, means: string, code: Code, message: string]>;

export type ErrorStatus = keyof typeof errors;

/** Error responses, including the default. */
export const errorRefs = (...statuses: ErrorStatus[]): Operation['responses'] => ({
  ...Object.fromEntries(statuses.map((status) => [status, errorRef(status)])),
  default: errorRef(500),
});

const errorRef = (status: ErrorStatus) => ({ $ref: `#/components/responses/${errors[status][0]}` });

/** Statuses with a `Retry-After` header. */
const RETRIED = new Set([429, 500]);

export const errorResponses = (): Record<string, ResponseObject> =>
  Object.fromEntries(
    Object.entries(errors).map(([status, [name, description, code, message]]) => [
      name,
      {
        description,
        ...(RETRIED.has(Number(status)) && {
          headers: headerRefs('Retry-After'),
        }),
        // Without this type in `Accept` an error is one line of text, which generated clients would have to tell apart.
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: {
              type: 'about:blank',
              title: STATUS_CODES[statusOf[code]],
              status: statusOf[code],
              detail: message,
              code,
              message,
              requestId: sampleIds.requestId,
            },
          },
        },
      },
    ]),
  );

export const problemSchema: Schema = {
  type: 'object',
  description: 'An error (RFC 9457). Some codes have further properties, such as `minimumNextBid` or `retryAfter`.',
  additionalProperties: true,
  required: ['type', 'title', 'status', 'detail', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string', description: 'The name of the HTTP status.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'What went wrong, for people.' },
    code: {
      type: 'string',
      description: 'What went wrong, for programs. New codes come at any time.',
      examples: Object.keys(statusOf),
    },
    message: { type: 'string', description: 'The same as `detail`.' },
    fields: { type: 'object', description: 'Name of a field → what is wrong with it, for people.' },
    requestId: {
      type: 'string',
      description: 'Quote it when you contact support; also in `X-Request-Id`.',
    },
  },
};
