import { GraphQLError } from 'graphql';
import { ValidationError } from 'yup';

/** Everything that can go wrong, and the HTTP status it has. */
export const statusOf = {
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  CONFLICT: 409,
  EMAIL_TAKEN: 409,
  OWN_POSTING: 409,
  RFP_CLOSED: 409,
  OFFERING_CLOSED: 409,
  ORDER_STATE: 409,
  AUCTION_NOT_STARTED: 409,
  AUCTION_ENDED: 409,
  AUCTION_CANCELLED: 409,
  NOT_QUALIFIED: 409,
  BIDDER_LIMIT: 409,
  WORSE_THAN_START: 409,
  STEP_TOO_SMALL: 409,
  NOT_AN_IMPROVEMENT: 409,
  ALREADY_LEADING: 409,
  JUMP_NEEDS_CONFIRMATION: 409,
  PRICE_MOVED: 409,
  PAYLOAD_TOO_LARGE: 413,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type Code = keyof typeof statusOf;

/** Field name → what is wrong with it. */
export type FieldErrors = Record<string, string>;

/** An expected failure: a code, a message a trader understands, and the fields it concerns. */
export class DomainError extends Error {
  readonly code: Code;
  readonly fields: FieldErrors | undefined;
  /** More that the caller may act on, such as `minimumNextBid` or `retryAfter` (seconds). */
  readonly details: Record<string, unknown>;

  constructor(code: Code, message: string, fields?: FieldErrors, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

export const unauthenticated = (): DomainError => new DomainError('UNAUTHENTICATED', 'Unauthorized');
export const forbidden = (message: string): DomainError => new DomainError('FORBIDDEN', message);
export const notFound = (what: string): DomainError => new DomainError('NOT_FOUND', `${what} not found.`);
export const badInput = (message: string, fields?: FieldErrors): DomainError => new DomainError('BAD_USER_INPUT', message, fields);
export const conflict = (message: string, code: Code = 'CONFLICT', details?: Record<string, unknown>): DomainError =>
  new DomainError(code, message, undefined, details);

/** What the outside may hear of a failure. */
export interface PublicError {
  code: Code;
  status: number;
  message: string;
  fields?: FieldErrors;
  details: Record<string, unknown>;
}

const say = (code: Code, message: string, fields?: FieldErrors, details: Record<string, unknown> = {}): PublicError => ({
  code,
  status: statusOf[code],
  message,
  ...(fields && { fields }),
  details,
});

/** Turns any thrown thing into its public form; what is not one of ours is masked. */
export const toPublicError = (thrown: unknown): PublicError => {
  const error = thrown instanceof GraphQLError && thrown.originalError ? thrown.originalError : thrown;
  if (error instanceof DomainError) return say(error.code, error.message, error.fields, error.details);
  if (error instanceof ValidationError) return fromYup(error);
  if (error instanceof GraphQLError) return fromGraphQL(error);
  return fromDatabase(error) ?? say('INTERNAL', 'Something went wrong on our side. Please try again.');
};

const fromYup = (error: ValidationError): PublicError => {
  const all = error.inner.length > 0 ? error.inner : [error];
  const fields: FieldErrors = {};
  for (const one of all) fields[one.path ?? ''] ??= one.message;
  const missing = all.some((one) => one.type === 'optionality' || one.type === 'required' || one.type === 'nullable');
  // The specification's one sentence for missing fields; else the first rule that was broken, in its own words.
  const own = all[0]?.message ?? error.message;
  return say('BAD_USER_INPUT', missing && Object.keys(fields).length > 1 ? 'Please fill in all required fields.' : own, fields);
};

const fromGraphQL = (error: GraphQLError): PublicError => {
  const code = error.extensions['code'];
  if (typeof code === 'string' && code in statusOf && code !== 'INTERNAL') return say(code as Code, error.message);
  // graphql-js's own: syntax, validation, coercion. They are about the request and hide nothing.
  if (code === undefined || code === 'INTERNAL_SERVER_ERROR') {
    return error.path ? say('INTERNAL', 'Something went wrong on our side. Please try again.') : say('BAD_USER_INPUT', error.message);
  }
  return say('BAD_USER_INPUT', error.message);
};

/** Constraint and availability failures of PostgreSQL, by SQLSTATE. */
const fromDatabase = (error: unknown): PublicError | undefined => {
  const state = (error as { code?: unknown } | null)?.code;
  if (typeof state !== 'string') return undefined;
  if (state === '23505') return say('CONFLICT', 'This already exists.');
  if (state === '40001' || state === '40P01' || state === '55P03') return say('CONFLICT', 'Somebody else is changing this at the moment. Please try again.');
  if (state === '57014') return say('UNAVAILABLE', 'This took too long and was stopped. Please ask for less.');
  if (/^(08|57P|53)/.test(state) || state === 'ECONNREFUSED' || state === 'ECONNRESET') return say('UNAVAILABLE', 'The market is not reachable at the moment. Please try again.', undefined, { retryAfter: 2 });
  return undefined;
};
