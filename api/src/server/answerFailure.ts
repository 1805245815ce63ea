import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badInput, DomainError, notFound, statusOf } from '../common/errors.ts';
import { isClientGone } from './log.ts';
import { answerError } from './rest/answerError.ts';
import { toPublicError } from '../schema/errors/publicError.ts';

/** Answers any error, including those of Fastify itself, in the common form. */
export const answerFailure = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const shown = toPublicError(fromFastify(error, request.routeOptions.bodyLimit) ?? error);
  if (isClientGone(error)) request.log.info('client disconnected');
  else if (shown.status >= 500) request.log.error({ err: error }, 'request failed');
  return answerError(request, reply, shown);
};

const fromFastify = ({ code, statusCode }: FastifyError, bodyLimit = 0): DomainError | undefined => {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new DomainError('PAYLOAD_TOO_LARGE', `The body is larger than ${bodyLimit / 1024} KiB.`);
  }
  if (code === 'FST_ERR_BAD_URL') return badInput('The address cannot be read.');
  // Longer than any id.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return notFound('Page');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return badInput('The Content-Type must be application/json.');
  if (statusCode === statusOf.BAD_USER_INPUT) return badInput('The body must be JSON.');
  return undefined;
};
