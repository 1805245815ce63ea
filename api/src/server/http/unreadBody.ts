import { Readable } from 'node:stream';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a client may go on sending after its answer. */
const LINGER_MS = 500;

/**
 * Answers requests whose body was not read, such as refused uploads, and closes their connections. The end of the response is delayed while
 * the rest of the body is discarded, because closing a connection with unread data resets it, and the client may lose the answer.
 */
export const closeUnread = (http: FastifyInstance): void => {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (!isUnread(request)) return done(null, payload);
    // A short body comes with the headers, but Node reads it after the request was refused.
    setImmediate(() => done(null, isUnread(request) ? closing(request, reply, payload) : payload));
  });
};

/** Whether the body is compressed, which no call accepts. */
export const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity') !== 'identity';

const closing = (request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown => {
  void reply.header('connection', 'close');
  if (typeof payload !== 'string') return payload;
  void reply.header('content-length', Buffer.byteLength(payload));
  return Readable.from(lingering(request, payload));
};

const isUnread = ({ raw }: FastifyRequest): boolean => {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  return !raw.complete && (encoding !== undefined || Number(length) > 0);
};

/** The whole answer, and its end once the request has ended or the time is over. */
const lingering = async function* ({ raw }: FastifyRequest, payload: string): AsyncGenerator<Buffer> {
  yield Buffer.from(payload);
  raw.resume();
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([
    once(raw, 'end', { signal }),
    once(raw, 'close', { signal }),
    delay(LINGER_MS, undefined, { signal }),
  ])
    // A client that disconnects.
    .catch(() => undefined);
  over.abort();
};
