import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { isUtf8 } from 'node:buffer';
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders, type ServerOptions } from 'node:http';
import { Socket } from 'node:net';
import type { Settings } from '../../settings/settings.ts';
import { badInput, unsupported } from '../../common/errors.ts';
import { trustOf } from '../../limits/clientAddress.ts';
import { addCompression } from './compression.ts';
import { answerFailure, answerUnreadable } from './answerFailure.ts';
import { addActivity, AnswerLog, logTo } from './log.ts';
import { comesWithKey, isForPartners } from './apiKeyRequests.ts';
import { hasSeveralHosts, refuseOtherOrigins } from './origin.ts';
import { limitPipelining } from './pipelining.ts';
import { isWebSocketUpgrade } from '../sockets/socket.ts';
import { tracing } from './tracing.ts';
import { closeUnread, isEncoded } from './unreadBody.ts';

const BODY = 1024 * 1024;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The HTTP server below all transports: logs, headers, cookies, origin check and the common form of errors. */
export const openHttp = async (settings: Settings): Promise<FastifyInstance> => {
  const securityHeaders = headersOfHelmet(settings.publicUrl?.startsWith('https:') ?? false);
  const trust = trustOf(settings.trustProxy);
  const tracer = tracing(trust);
  const http: FastifyInstance = Fastify({
    logger: logTo(settings.logLevel),
    logController: new AnswerLog(),
    genReqId: (request) => tracer.requestId(request),
    childLoggerFactory: (logger, bindings, options, request) =>
      logger.child({ ...bindings, ...tracer.trace(request) }, options),
    bodyLimit: BODY,
    // Hooks do not run for these, such as for an address that cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      // Its body is not read.
      const headers = { ...securityHeaders, 'x-request-id': request.id, connection: 'close' };
      void answerFailure(error, request, reply.headers(headers));
    },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, http.log),
    trustProxy: trust,
    forceCloseConnections: 'idle',
    // What arrives on open connections is answered as usual until they are closed.
    return503OnClosing: false,
    // For a whole request to arrive, files included.
    requestTimeout: 30_000,
    // Without any progress; disconnects clients that do not read the response.
    connectionTimeout: 30_000,
    http: {
      maxHeaderSize: 16 * 1024,
      shouldUpgradeCallback: isWebSocketUpgrade,
      // Node applies the longer one of this and requestTimeout to the whole request, and the default is a minute.
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
    } satisfies ServerOptions,
  });
  limitPipelining(http);
  http.decorateRequest('memberId', null);
  addActivity(http);
  await http.register(fastifyCookie);
  readJson(http);
  http.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders).header('x-request-id', request.id);
    if (hasSeveralHosts(request.raw)) throw badInput('A request must have one Host header.');
    if (!READING.has(request.method) && !comesWithKey(request)) refuseOtherOrigins(request.headers, settings.publicUrl);
    done();
  });
  http.addHook('onSend', (request, reply, payload, done) => {
    // Otherwise keep-alive connections would prevent the server from closing, or be closed just as a request arrives.
    if (!http.server.listening) void reply.header('connection', 'close');
    // Responses depend on the session; caches must not store them, except for public reads.
    if (isForPartners(request) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  await addCompression(http);
  closeUnread(http);
  http.setErrorHandler(answerFailure);
  return http;
};

/** What helmet sets, which is the same for every answer. */
const headersOfHelmet = (onHttps: boolean): OutgoingHttpHeaders => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // styled-components writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: onHttps ? [] : null,
      },
    },
    frameguard: { action: 'deny' },
    hsts: onHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  });
  set(answer.req, answer, () => undefined);
  return answer.getHeaders();
};

/** Text that occurs in every spelling of a key that could change an object's prototype. */
const SUSPECT = ['__proto__', 'constructor', String.raw`\u`];

/**
 * Accepts JSON in UTF-8 only, and an empty body of that type. Bodies that are suspect or invalid are left to Fastify's parser, which
 * refuses them.
 */
const readJson = (http: FastifyInstance): void => {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser('text/plain');
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, given, done) => {
    if (isEncoded(request)) return done(unsupported('The body must not be compressed.'));
    const bytes = given as Buffer;
    if (!isUtf8(bytes)) return done(badInput('The body must be in UTF-8.'));
    const body = bytes.toString();
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
