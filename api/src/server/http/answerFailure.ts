import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { badInput, DomainError, notFound, statusOf, unsupported } from '../../common/errors.ts';
import { isClientGone } from './log.ts';
import { answerError, problemOf } from '../rest/answerError.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';

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
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupported('The Content-Type must be application/json.');
  if (statusCode === statusOf.BAD_USER_INPUT) return badInput('The body must be JSON.');
  return undefined;
};

const UNREADABLE: Readonly<Record<string, DomainError>> = {
  HPE_HEADER_OVERFLOW: new DomainError('HEADERS_TOO_LARGE', 'Address and headers are larger than 16 KiB.'),
  ERR_HTTP_REQUEST_TIMEOUT: new DomainError('REQUEST_TIMEOUT', 'The request did not arrive in time.'),
};

/** Answers what is no HTTP request; which form the caller accepts is not known. */
export const answerUnreadable = (
  { code }: NodeJS.ErrnoException,
  socket: Socket,
  log: Pick<FastifyBaseLogger, 'info'>,
): void => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const problem = problemOf(toPublicError(UNREADABLE[code ?? ''] ?? badInput('This is no HTTP request.')), requestId);
  const { status, title } = problem;
  log.info({ reqId: requestId, code, status }, 'unreadable request');
  const type = 'Content-Type: application/problem+json; charset=utf-8\r\nConnection: close';
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${type}\r\n\r\n${JSON.stringify(problem)}`);
};
