import type { FastifyInstance } from 'fastify';
import { statusOf } from '../../common/errors.ts';
import { answerError } from '../rest/answerError.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers the methods that an address does not have: `OPTIONS` with the ones it has, the others with 405. */
export const refuseOtherMethods = (http: FastifyInstance, url: string, methods: readonly string[]): void => {
  const has = (method: string): boolean => method === 'OPTIONS' || methods.includes(method === 'HEAD' ? 'GET' : method);
  const allowed = METHODS.filter(has).join(', ');
  http.route({
    method: METHODS.filter((each) => each === 'OPTIONS' || !has(each)),
    url,
    // Before the body is read.
    onRequest: async (request, reply) => {
      void reply.header('allow', allowed);
      if (request.method === 'OPTIONS') return reply.status(204).send();
      const code = 'METHOD_NOT_ALLOWED';
      const message = `${request.method} is not possible here, only ${allowed}.`;
      return answerError(request, reply, { code, status: statusOf[code], message, details: {} });
    },
    handler: () => undefined,
  });
};
