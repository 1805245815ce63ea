import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter responses fit into the first packet as they are. */
const THRESHOLD_BYTES = 1_400;

/** Compresses text responses; built files are compressed by the build. */
export const addCompression = async (http: FastifyInstance): Promise<void> => {
  // The plugin sets the header on compressed responses only, but caches need it on the uncompressed ones too.
  http.addHook('onSend', (_request, reply, payload, done) => {
    const vary = String(reply.getHeader('vary') ?? '');
    if (!vary.includes('accept-encoding'))
      void reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`);
    done(null, payload);
  });
  await http.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD_BYTES,
    globalDecompression: false,
  });
};
