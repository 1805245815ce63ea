import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a text with a weak entity tag, or 304 without it if the client has it. Weak, because the bytes depend on the compression. Clients
 * ask again each time; shared caches must not store it, because members get other answers.
 */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string) => {
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  void reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
  if (reply.statusCode !== 200 || !isKnown(request.headers['if-none-match'], tag)) return reply.send(text);
  return reply.status(304).removeHeader('content-type').send();
};

/** Whether a list of tags contains this one; weak and strong tags are compared alike (RFC 9110, 8.8.3.2). */
const isKnown = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined &&
  (tags.trim() === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.slice(2)));
