import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerOptions } from 'node:http';
import type { Settings } from '../settings.ts';
import { answerFailure } from './errors/answerFailure.ts';
import { refuseOtherOrigins } from './origin.ts';

const BODY = 1024 * 1024;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The door all three ways come through: logs, headers, cookies, the same-origin guard, and one form of error. */
export const openHttp = async (settings: Settings): Promise<FastifyInstance> => {
  const http = Fastify({
    logger: { level: settings.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    genReqId: () => randomUUID(),
    bodyLimit: BODY,
    frameworkErrors: answerFailure,
    trustProxy: settings.trustProxy as never,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16 * 1024 } satisfies ServerOptions,
  });
  await http.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // styled-components writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: settings.publicUrl?.startsWith('https:') ? [] : null,
      },
    },
    frameguard: { action: 'deny' },
    hsts: settings.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  await http.register(fastifyCookie);
  allowEmptyJson(http);
  http.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (!READING.has(request.method)) refuseOtherOrigins(request.headers, settings.publicUrl);
  });
  let closing = false;
  http.addHook('preClose', async () => void (closing = true));
  http.addHook('onSend', async (request, reply) => {
    // A connection that is kept alive would keep the server from closing.
    if (closing) void reply.header('connection', 'close');
    // Whoever answers with a cookie's eyes must not be kept by anybody in between.
    if (/^\/(api|graphql)/.test(request.url)) void reply.header('cache-control', 'no-store');
  });
  http.setErrorHandler(answerFailure);
  return http;
};

/** A bodyless call that says it is JSON is fine. */
const allowEmptyJson = (http: FastifyInstance): void => {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parse(request, body as string, done),
  );
};
