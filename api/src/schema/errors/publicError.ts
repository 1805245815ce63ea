import { GraphQLError } from 'graphql';
import { DomainError, statusOf, type Code, type FieldErrors } from '../../common/errors.ts';
import { coercionOf, wrongValue } from './coercion.ts';
import { databaseFailure } from './databaseFailure.ts';

/** The part of an error that callers may see. */
export interface PublicError {
  code: Code;
  status: number;
  message: string;
  fields?: FieldErrors;
  details: Record<string, unknown>;
}

const say = ({ code, message, fields, details }: DomainError): PublicError => ({
  code,
  status: statusOf[code],
  message,
  ...(fields && { fields }),
  details,
});

const masked = new DomainError('INTERNAL', 'Something went wrong on our side. Please try again.');

/** Converts any thrown value to its public form; unexpected errors are masked. */
export const toPublicError = (thrown: unknown): PublicError => {
  const cause = causeOf(thrown);
  if (cause instanceof DomainError) return say(cause);
  if (thrown instanceof GraphQLError && (cause === thrown || cause instanceof GraphQLError))
    return say(fromGraphQL(thrown));
  return say(databaseFailure(cause) ?? masked);
};

/** The original error; GraphQL may wrap it more than once. */
const causeOf = (thrown: unknown): unknown => {
  let cause = thrown;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause instanceof Error && 'thrownValue' in cause ? cause.thrownValue : cause;
};

/** Errors of graphql-js and Apollo about syntax, validation, coercion and the form of a request; they reveal nothing. */
const fromGraphQL = (error: GraphQLError): DomainError => {
  const coercion = coercionOf(error);
  if (coercion) return wrongValue({ [coercion.field]: coercion.rule });
  const { code } = error.extensions;
  const isOurs = code === undefined || code === 'INTERNAL_SERVER_ERROR';
  if (isOurs && error.path) return masked;
  const known = typeof code === 'string' && code in statusOf && code !== 'INTERNAL';
  return new DomainError(
    known ? (code as Code) : 'BAD_USER_INPUT',
    error.message.replace(/^Syntax Error: (?=.* limit of )/, ''),
  );
};
