import { statusOf, type Code } from '../../../errors.ts';
import type { Answer, Schema } from './openApi.ts';
import { ids } from './samples.ts';

/** The meaning of each status, its name in the document and an example message. */
const failures = {
  400: [
    'BadInput',
    'Something in the request is missing or wrong; `fields` says what.',
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
    'Sent by another web site, in the name of somebody else, or with an API key that does not have the scope.',
    'FORBIDDEN',
    '"userId" must be blank or your own id.',
  ],
  404: ['NotFound', 'There is no such record, or it is not yours to see.', 'NOT_FOUND', 'Product not found.'],
  409: [
    'Conflict',
    'The market does not allow it as things stand; `code` says why.',
    'RFP_CLOSED',
    'This RFP is closed.',
  ],
  413: ['TooLarge', 'The body is larger than 1 MiB.', 'PAYLOAD_TOO_LARGE', 'The body is larger than 1024 KiB.'],
  422: [
    'IdempotencyMismatch',
    'The idempotency key was used for another command.',
    'IDEMPOTENCY_MISMATCH',
    'This idempotency key was used for another command.',
  ],
  429: [
    'TooMany',
    'Too many requests or attempts; `Retry-After` says when to come back.',
    'RATE_LIMITED',
    'Too many requests. Please try again in 2 seconds.',
  ],
  500: [
    'Failure',
    'Our failure (500), or the market cannot be reached at the moment (503).',
    'UNAVAILABLE',
    'The market is not reachable at the moment. Please try again.',
  ],
} as const satisfies Record<number, readonly [name: string, means: string, code: Code, message: string]>;

export type Failure = keyof typeof failures;

export const refToFailure = (status: Failure) => ({ $ref: `#/components/responses/${failures[status][0]}` });

/** Statuses with a `Retry-After` header. */
const RETRIED = new Set([429, 500]);

export const failureAnswers = (): Record<string, Answer> =>
  Object.fromEntries(
    Object.entries(failures).map(([status, [name, description, code, message]]) => [
      name,
      {
        description,
        ...(RETRIED.has(Number(status)) && {
          headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
        }),
        content: {
          'text/plain': { schema: { type: 'string' }, example: message },
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: {
              type: 'about:blank',
              title: message,
              status: statusOf[code],
              code,
              message,
              requestId: ids.requestId,
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
  required: ['type', 'title', 'status', 'code', 'message', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string', description: 'The message.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', enum: Object.keys(statusOf), description: 'What went wrong, for programs.' },
    message: { type: 'string', description: 'What went wrong, for people.' },
    fields: { type: 'object', description: 'Name of a field → what is wrong with it.' },
    requestId: {
      type: 'string',
      format: 'uuid',
      description: 'Quote it when you contact support; also in `X-Request-Id`.',
    },
  },
};
