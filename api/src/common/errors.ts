/** All error codes and their HTTP status. */
export const statusOf = {
  UNAUTHENTICATED: 401,
  INVALID_API_KEY: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_STEP_REQUIRED: 401,
  LOGIN_EXPIRED: 401,
  ACCOUNT_LOCKED: 403,
  COMPANY_LOCKED: 403,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPE: 403,
  SECOND_FACTOR_REQUIRED: 403,
  PASSWORD_REQUIRED: 403,
  EMAIL_NOT_CONFIRMED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BAD_USER_INPUT: 400,
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  PERSISTED_QUERY_NOT_SUPPORTED: 400,
  COST_LIMIT_EXCEEDED: 400,
  ROOT_FIELD_LIMIT_EXCEEDED: 400,
  CONFLICT: 409,
  OTHER_MEMBER: 409,
  EMAIL_TAKEN: 409,
  OWN_POSTING: 409,
  NOT_RECEIVING: 409,
  ACCOUNT_IN_USE: 409,
  RECORDS_OPEN: 409,
  ACCOUNT_DELETED: 409,
  RFP_CLOSED: 409,
  BID_LIMIT: 409,
  OFFERING_CLOSED: 409,
  ORDER_STATE: 409,
  QUOTE_CLOSED: 409,
  QUOTE_EXPIRED: 409,
  NOT_YOUR_TURN: 409,
  AUCTION_NOT_STARTED: 409,
  AUCTION_ENDED: 409,
  AUCTION_CANCELLED: 409,
  AUCTION_PAUSED: 409,
  NOT_PAUSED: 409,
  NOT_ADMITTED: 409,
  NOT_QUALIFIED: 409,
  BIDDER_LIMIT: 409,
  TERMS_CHANGED: 409,
  WORSE_THAN_START: 409,
  STEP_TOO_SMALL: 409,
  NOT_AN_IMPROVEMENT: 409,
  ALREADY_LEADING: 409,
  JUMP_NEEDS_CONFIRMATION: 409,
  INVALID_AMOUNT: 400,
  MAXIMUM_NOT_ALLOWED: 409,
  NOT_DUE: 409,
  ALREADY_DECIDED: 409,
  ADMIN_ONLY: 403,
  END_NOT_LATER: 409,
  TERMS_FROZEN: 409,
  INVALID_END: 400,
  NO_SUCH_BID: 404,
  NO_SUCH_PARTICIPANT: 404,
  ORDER_STANDS: 409,
  NO_NEXT_BID: 409,
  LINK_INVALID: 410,
  REQUEST_TIMEOUT: 408,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  QUOTA_EXCEEDED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type Code = keyof typeof statusOf;

/** Field name → problem. */
export type FieldErrors = Record<string, string>;

/** An expected failure: a code, a message for traders, and the fields it concerns. */
export class DomainError extends Error {
  readonly code: Code;
  readonly fields: FieldErrors | undefined;
  /** Additional data for the caller, such as `minimumNextBid` or `retryAfter` (seconds). */
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
export const accountDeleted = (): DomainError =>
  new DomainError('ACCOUNT_DELETED', 'The account of this member was deleted.');
export const notFound = (what: string): DomainError => new DomainError('NOT_FOUND', `${what} not found.`);
export const badInput = (message: string, fields?: FieldErrors): DomainError =>
  new DomainError('BAD_USER_INPUT', message, fields);
export const unsupported = (message: string): DomainError => new DomainError('UNSUPPORTED_MEDIA_TYPE', message);
export const conflict = (message: string, code: Code = 'CONFLICT', details?: Record<string, unknown>): DomainError =>
  new DomainError(code, message, undefined, details);
export const tooMany = (what: 'requests' | 'attempts', milliseconds: number): DomainError => {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1_000));
  const time = `${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}`;
  return new DomainError('RATE_LIMITED', `Too many ${what}. Please try again in ${time}.`, undefined, { retryAfter });
};
