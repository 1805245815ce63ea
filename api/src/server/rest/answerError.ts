import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicError } from '../errors/publicError.ts';
import { retryHeaders } from '../graphqlErrors.ts';

/** Answers an error as a plain-text sentence, or as RFC 9457 problem details for callers that accept JSON. */
export const answerError = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code, status, message, fields, details }: PublicError,
) => {
  void reply.status(status).headers(Object.fromEntries(retryHeaders(details)));
  if (!/application\/(problem\+)?json/.test(request.headers.accept ?? '')) {
    return reply.type('text/plain; charset=utf-8').send(message);
  }
  const problem = { type: 'about:blank', title: message, status, code, message, ...(fields && { fields }), ...details };
  return reply
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problem, requestId: request.id }));
};
