import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Clients revalidate each time, and shared caches must not store it, because members get other responses. */
const REVALIDATED = 'private, no-cache';

/** Weak, because the bytes depend on the compression. */
export const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/** Sends a text with an entity tag, or 304 if the client has it. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, text: string) => {
  const tag = tagOf(text);
  void reply.headers({ 'cache-control': REVALIDATED, etag: tag });
  if (reply.statusCode !== 200 || !isKnown(request.headers['if-none-match'], tag)) return reply.send(text);
  return reply.status(304).removeHeader('content-type').send();
};

/** Whether a list of tags contains this one, by weak comparison (RFC 9110, 8.8.3.2). */
export const isKnown = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined &&
  (tags.trim() === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.slice(2)));
