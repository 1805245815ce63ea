import { STATUS_CODES } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { PublicError } from '../../schema/errors/publicError.ts';
import { retryHeaders } from '../graphql/graphqlErrors.ts';

const JSON_TYPES = ['application/json', 'application/problem+json'];

/** Whether `Accept` names JSON and does not exclude it with `q=0`. Wildcards get text. */
const namesJson = ({ headers }: FastifyRequest): boolean =>
  headers.accept !== undefined &&
  new Negotiator({ headers }).mediaTypes().some((type) => JSON_TYPES.includes(type.toLowerCase()));

/** An error as RFC 9457 problem details. */
export const problemOf = ({ code, status, message, fields, details }: PublicError, requestId: string) => ({
  type: 'about:blank',
  title: STATUS_CODES[status],
  status,
  detail: message,
  code,
  message,
  fields,
  ...details,
  requestId,
});

/** Answers an error as a plain-text sentence, or as RFC 9457 problem details for callers that accept JSON. */
export const answerError = (request: FastifyRequest, reply: FastifyReply, error: PublicError) => {
  const { status, message, details } = error;
  void reply.status(status).headers(Object.fromEntries(retryHeaders(details)));
  if (status === 401 && !reply.hasHeader('www-authenticate')) void reply.header('www-authenticate', 'Bearer');
  if (!namesJson(request)) {
    return reply.type('text/plain; charset=utf-8').send(message);
  }
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problemOf(error, request.id)));
};
