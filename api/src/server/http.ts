import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerOptions } from 'node:http';
import type { Settings } from '../settings.ts';
import { trustOf } from './clientAddress.ts';
import { addCompression } from './compression.ts';
import { answerFailure } from './errors/answerFailure.ts';
import { guardHeaders } from './guardHeaders.ts';
import { AnswerLog, logTo } from './log.ts';
import { refuseOtherOrigins } from './origin.ts';
import { limitPipelining } from './pipelining.ts';
import { isWebSocketUpgrade } from './sockets/socket.ts';

const BODY = 1024 * 1024;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The transport all three ways come through: logs, headers, cookies, the same-origin guard, and one form of error. */
export const openHttp = async (settings: Settings): Promise<FastifyInstance> => {
  const http = Fastify({
    logger: logTo(settings.logLevel),
    logController: new AnswerLog(),
    genReqId: () => randomUUID(),
    bodyLimit: BODY,
    frameworkErrors: answerFailure,
    trustProxy: trustOf(settings.trustProxy),
    forceCloseConnections: 'idle',
    // Time for a whole request to arrive.
    requestTimeout: 10_000,
    // Without any progress: a client that does not read its answer is cut off.
    connectionTimeout: 30_000,
    http: { maxHeaderSize: 16 * 1024, shouldUpgradeCallback: isWebSocketUpgrade } satisfies ServerOptions,
  });
  limitPipelining(http);
  await http.register(fastifyCookie);
  allowEmptyJson(http);
  const guard = guardHeaders(settings.publicUrl?.startsWith('https:') ?? false);
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers(guard).header('x-request-id', request.id);
    if (!READING.has(request.method)) refuseOtherOrigins(request.headers, settings.publicUrl);
    done();
  });
  let closing = false;
  http.addHook('preClose', async () => void (closing = true));
  http.addHook('onSend', (request, reply, payload, done) => {
    // A connection that is kept alive would keep the server from closing.
    if (closing) void reply.header('connection', 'close');
    // Whoever answers with a cookie's eyes must not be kept by anybody in between.
    if (/^\/(api|graphql)/.test(request.url)) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  addCompression(http);
  http.setErrorHandler(answerFailure);
  return http;
};

/** A key that reaches for an object's prototype is spelt with one of these. */
const SUSPECT = ['__proto__', 'constructor', String.raw`\u`];

/** A bodyless call that says it is JSON is fine; a body that may hold something bad, or is no JSON, is left to Fastify's own parser. */
const allowEmptyJson = (http: FastifyInstance): void => {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, given, done) => {
    const body = given as string;
    if (body === '') return done(null, undefined);
    const value = SUSPECT.some((each) => body.includes(each)) ? undefined : parsed(body);
    return value === undefined ? parse(request, body, done) : done(null, value);
  });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
