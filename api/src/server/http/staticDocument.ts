import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lazy } from '../../common/lazy.ts';
import { isKnown, tagOf } from './entityTag.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** The better of the two encodings that a client takes; the plugin for other responses decides alike. */
const encodingFor = (accepted: string | undefined): 'br' | 'gzip' | undefined => {
  const taken = (accepted ?? '').split(',').flatMap((each) => {
    const [name = '', quality = ''] = each.split(';').map((part) => part.trim().toLowerCase());
    return /^q=0(\.0*)?$/.test(quality) ? [] : [name === '*' ? 'gzip' : name];
  });
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
};

/** A text that stays the same while the server runs: made and compressed once, and not sent to clients that have it. */
export const staticDocument = (type: string, make: () => string, cacheControl = 'no-cache') => {
  const bytes = lazy(() => Buffer.from(make()));
  const tag = lazy(() => tagOf(bytes()));
  const encoded = { br: lazy(() => brotli(bytes())), gzip: lazy(() => zip(bytes())) };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.headers({ 'cache-control': cacheControl, etag: tag() });
    if (isKnown(request.headers['if-none-match'], tag())) return reply.status(304).send();
    void reply.type(`${type}; charset=utf-8`);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return reply.send(bytes());
    return reply.header('content-encoding', encoding).send(await encoded[encoding]());
  };
};

/** The same for a file that a build may replace. */
export const builtDocument = (type: string, framed: (text: string) => string = (text) => text) => {
  let [last, send] = ['', staticDocument(type, () => '')];
  return (text: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (text !== last) [last, send] = [text, staticDocument(type, () => framed(text))];
    return send(request, reply);
  };
};
