// Converts failed calls to the format '{status}: {message}'.
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** A failure in the format of docs/specification-coverage.md, section 8. */
export type Failure = {
  status: number | null;
  reason: string;
  /** The reason as the server worded it; empty if it gave none. */
  serverMessage: string;
  message: string;
  code?: string;
  fields: Record<string, string>;
  /** Everything that the server says about the error besides its message. */
  details?: Record<string, unknown>;
};

export const failureOf = (error: unknown): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { status, code, fields } = (first?.extensions ?? {}) as {
      status?: number;
      code?: string;
      fields?: Record<string, string>;
    };
    return {
      ...failure(status ?? 500, first?.message ?? error.message),
      code,
      fields: fields ?? {},
      details: first?.extensions,
    };
  }
  if (ServerError.is(error)) return failure(error.statusCode, error.bodyText, error.response.statusText);
  if (ServerParseError.is(error)) return failure(error.statusCode, '', error.response.statusText);
  return {
    status: null,
    reason: 'Feedstock cannot be reached. Check your connection.',
    serverMessage: '',
    message: String(error),
    fields: {},
  };
};

const failure = (status: number, serverMessage: string, statusText = ''): Failure => {
  const reason = serverMessage || statusText;
  return { status, reason, serverMessage, message: `${status}: ${reason}`, fields: {} };
};

/** Whether Feedstock gave no answer, so that a command may have arrived. */
export const isLost = (error: unknown): boolean => {
  const { status } = failureOf(error);
  return !CombinedGraphQLErrors.is(error) && !(status && status >= 400 && status < 500);
};

/** True for messages that start with '401: ' and contain 'Unauthorized'. */
export const isUnauthorized = (error: unknown): boolean => {
  const { message } = failureOf(error);
  return message.startsWith('401: ') && message.includes('Unauthorized');
};
