import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { DomainError } from '../errors.ts';
import { toPublicError } from './errors/publicError.ts';

export const toGraphQLError = (error: DomainError): GraphQLError =>
  new GraphQLError(error.message, { originalError: error });

/** A failure before anything was executed: it has the status of its code, which Apollo would call 500. */
export const beforeExecution = (error: unknown): GraphQLError => {
  const { message, status, details } = toPublicError(error);
  return new GraphQLError(message, {
    originalError: error as Error,
    extensions: { http: { status, headers: new HeaderMap(retryHeaders(details)) } },
  });
};

/** When to come back, for 429 and 503. */
export const retryHeaders = ({ retryAfter }: Record<string, unknown>): [string, string][] =>
  typeof retryAfter === 'number' ? [['retry-after', String(retryAfter)]] : [];

/** The one form an error has on the wire, whichever transport it leaves by. */
export const publicGraphQLError = (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
  const { code, status, message, fields, details } = toPublicError(thrown);
  return {
    message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: { code, status, ...(fields && { fields }), ...details },
  };
};
