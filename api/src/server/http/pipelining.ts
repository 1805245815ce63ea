import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send one request at a time; a few more are allowed to overlap. */
const UNANSWERED = 4;

/**
 * Closes a connection with too many unanswered requests, because their responses wait in memory for a client that may never read
 * them.
 */
export const limitPipelining = (http: FastifyInstance): void => {
  const unanswered = new WeakMap<Socket, number>();
  http.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count <= UNANSWERED) return done();
    reply.hijack();
    socket.destroy();
  });
  http.addHook('onResponse', (request, _reply, done) => {
    const { socket } = request.raw;
    unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    done();
  });
};
