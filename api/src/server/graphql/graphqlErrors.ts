import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toPublicError } from '../../schema/errors/publicError.ts';

/** An error before execution: the response gets the status of its code, where Apollo would answer 500. */
export const beforeExecution = (error: unknown): GraphQLError => {
  const { message, status, details } = toPublicError(error);
  return new GraphQLError(message, {
    originalError: error as Error,
    extensions: { http: { status, headers: new HeaderMap(retryHeaders(details)) } },
  });
};

/** Seconds after which to retry, for 429 and 503. */
export const retryHeaders = ({ retryAfter }: Record<string, unknown>): [string, string][] =>
  typeof retryAfter === 'number' ? [['retry-after', String(retryAfter)]] : [];

/** The common form of errors on all transports. */
export const publicGraphQLError = (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
  const { code, status, message, fields, details } = toPublicError(thrown);
  return {
    message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: { code, status, ...(fields && { fields }), ...details },
  };
};
