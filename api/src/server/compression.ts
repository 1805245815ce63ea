import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Less fits into the first packet as it is. */
const LEAST = 1_400;
const TEXT = /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript))/;
/** Quick rather than small: what is answered again and again is not compressed beforehand. */
const quick = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

/** Whether a caller's `accept-encoding` names it, and not with the weight of nothing. */
const naming = (encoding: string) => new RegExp(`(^|[\\s,])${encoding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`);
const brotli = promisify(brotliCompress);
/** The best first. */
const encodings = [
  { name: 'br', named: naming('br'), compress: (text: string) => brotli(text, quick) },
  { name: 'gzip', named: naming('gzip'), compress: promisify<string, Buffer>(gzip) },
];

/** Texts of some length go over the wire compressed to whoever takes that; built files are compressed at the build. */
export const addCompression = (http: FastifyInstance): void => {
  http.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < LEAST || reply.hasHeader('content-encoding'))
      return done(null, payload);
    if (!TEXT.test(String(reply.getHeader('content-type')))) return done(null, payload);
    void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = encodings.find(({ named }) => named.test(accepted));
    if (!encoding) return done(null, payload);
    void reply.header('content-encoding', encoding.name).removeHeader('content-length');
    encoding.compress(payload).then((compressed) => done(null, compressed), done);
  });
};
