import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../schema/context.ts';
import { BuiltWeb } from './builtWeb.ts';
import { headHtml } from './headHtml.ts';
import { pageAt } from './pages.ts';
import { headReader, type VisitorContext } from './readHead.ts';

interface Web {
  apollo: ApolloServer<Context>;
  visitor: VisitorContext;
  originOf: (request: FastifyRequest) => string;
  /** Where the built web app lies. */
  folder: string;
}

const HOUR = 60 * 60 * 1000;

/** The web app: its files, and its page for everything else, with a head of its own for each address. */
export const addWeb = async (http: FastifyInstance, { apollo, visitor, originOf, folder }: Web): Promise<void> => {
  const built = new BuiltWeb(folder);
  const readHead = headReader(apollo, visitor);
  await serveFiles(http, folder);

  http.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const page = await built.current();
    const isPage = !/^\/(api|assets)(\/|$)/.test(path) && ['GET', 'HEAD'].includes(request.method);
    if (!page || !isPage) return notFound(reply);

    const address = path.length > 1 ? path.replace(/\/$/, '') : path;
    const found = pageAt(address);
    const { head, status } = await readHead(found, request);
    const tags = `${headHtml(head, originOf(request), address)}\n    ${page.preloads(found.screen)}`;
    const html = page.before + tags + page.after;
    return send(request, reply.status(status), html, page.scriptHashes);
  });
};

/** What a build names after its content never changes; the few other files may. */
const serveFiles = async (http: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  const shared = { index: false, preCompressed: true } as const;
  await http.register(fastifyStatic, {
    ...shared,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: '365d',
    immutable: true,
  });
  await http.register(fastifyStatic, {
    ...shared,
    root: folder,
    wildcard: false,
    globIgnore: ['assets/**', 'index.html*'],
    decorateReply: false,
    maxAge: HOUR,
  });
};

/** Asked for anew each time, and sent only where it changed. */
const send = (request: FastifyRequest, reply: FastifyReply, html: string, scriptHashes: string) => {
  const policy = String(reply.getHeader('content-security-policy'));
  const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  void reply.headers({
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${scriptHashes}`.trimEnd()),
    'cache-control': 'no-cache',
    etag: tag,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
};

const notFound = (reply: FastifyReply) => reply.status(404).type('text/plain; charset=utf-8').send('Not found.');
