import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toPublicError, type DomainError } from '../errors.ts';

export const toGraphQLError = (error: DomainError): GraphQLError => new GraphQLError(error.message, { originalError: error });

/** The one form an error has on the wire, whichever door it leaves by. */
export const publicGraphQLError = (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
  const { code, status, message, fields, details } = toPublicError(thrown);
  return {
    message,
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
    extensions: { code, status, ...(fields && { fields }), ...details },
  };
};
