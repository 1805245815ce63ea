import { GraphQLError } from 'graphql';
import { DomainError, statusOf, type Code, type FieldErrors } from '../../errors.ts';
import { coercionOf, wrongValue } from './coercion.ts';
import { databaseFailure } from './databaseFailure.ts';

/** What the outside may hear of a failure. */
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

/** Turns any thrown thing into its public form; what is not one of ours is masked. */
export const toPublicError = (thrown: unknown): PublicError => {
  const cause = causeOf(thrown);
  if (cause instanceof DomainError) return say(cause);
  if (thrown instanceof GraphQLError && (cause === thrown || cause instanceof GraphQLError))
    return say(fromGraphQL(thrown));
  return say(databaseFailure(cause) ?? masked);
};

/** What was thrown first: GraphQL wraps, sometimes twice, and wraps what is no Error to it once more. */
const causeOf = (thrown: unknown): unknown => {
  let cause = thrown;
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError;
  return cause instanceof Error && 'thrownValue' in cause ? cause.thrownValue : cause;
};

/** graphql-js's and Apollo's own: syntax, validation, coercion, the form of a request. They hide nothing. */
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
