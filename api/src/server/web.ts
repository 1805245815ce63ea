import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const built = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Paths of the web app; any other is its 404 page, also as HTTP status. */
const pages = [
  /^\/$/,
  /^\/(auth|terms|privacy|products|landing|marketplace|auctions|directory|price-index|company-profile|messages)$/,
  /^\/(bids|orders|watchlist|settings|inventory|analytics|help|contact)$/,
  /^\/(admin\/verification|price-index\/method)$/,
  /^\/(industry|product-family|category|product|auctions|rfps|orders|company)\/[^/]+$/,
];

/** The web app: its files, and its page for everything else. */
export const addWeb = async (http: FastifyInstance): Promise<void> => {
  if (!existsSync(`${built}index.html`)) {
    http.setNotFoundHandler((_request, reply) => notFound(reply));
    return;
  }
  const page = readFileSync(`${built}index.html`, 'utf8');
  await http.register(fastifyStatic, { root: built, wildcard: false, index: false, maxAge: '365d', immutable: true });
  http.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path.startsWith('/api/') || path === '/api' || request.method !== 'GET') return notFound(reply);
    return reply
      .status(pages.some((known) => known.test(path.length > 1 ? path.replace(/\/$/, '') : path)) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page);
  });
};

const notFound = (reply: FastifyReply) => reply.status(404).type('text/plain; charset=utf-8').send('Not found.');
