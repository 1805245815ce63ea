import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ApolloServer } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../reading/reading.ts';
import type { Context } from '../../schema/context.ts';
import { answerFailure } from '../errors/answerFailure.ts';
import { BuiltWeb } from './builtWeb.ts';
import { answerReader } from './firstAnswers.ts';
import { headHtml } from './headHtml.ts';
import { isMembersPath, pageAt } from './pages.ts';
import { headReader } from './readHead.ts';

interface Web {
  apollo: ApolloServer<Context>;
  /** Somebody signed out at this request's address. */
  visitor: (request: FastifyRequest) => Context;
  /** Whether a request comes with a session, be it one that has ended. */
  hasSession: (request: FastifyRequest) => boolean;
  /** Whose session it is, where that has not ended. */
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  originOf: () => string;
  /** Where the built web app lies. */
  folder: string;
}

const NOBODY = { id: null, admin: false };
const HOUR = 60 * 60 * 1000;

/** The web app: its files, and its page for everything else, with a head of its own for each address. */
export const addWeb = async (
  http: FastifyInstance,
  { apollo, visitor, hasSession, viewerOf, originOf, folder }: Web,
): Promise<void> => {
  const built = new BuiltWeb(folder);
  const readHead = headReader(apollo);
  const readAnswers = answerReader(apollo);
  await serveFiles(http, folder);

  http.setNotFoundHandler(async (request, reply) => {
    const [path = '/', query] = request.url.split('?');
    const page = await built.current();
    const isPage = !/^\/(api|assets)(\/|$)/.test(path) && ['GET', 'HEAD'].includes(request.method);
    if (!page || !isPage) return notFound(reply);

    const address = path.length > 1 ? path.replace(/\/$/, '') : path;
    const found = pageAt(address, isMembersPath(address) ? await viewerOf(request) : NOBODY);
    const context = visitor(request);
    const { head, status } = await readHead(found, context);
    const tags = `${headHtml(head, originOf(), address)}\n    ${page.preloads(found.screen)}`;
    // A member is answered by GraphQL alone; and a query in the address may ask for something else.
    const first = page.firstQueries(found.screen, query === undefined);
    const isAnswered = status === 200 && !hasSession(request);
    const answers = isAnswered ? await readAnswers(first, 'id' in found ? found.id : undefined, context) : '';
    return send(request, reply.status(status), page.html(tags, answers), page.scriptHashes);
  });
};

/** What a build names after its content never changes; the few other files may. */
const serveFiles = async (http: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  const shared = { index: false, preCompressed: true } as const;
  await http.register(async (files) => {
    // Folders and paths that lead out of them are refused in several ways; none is a file.
    files.setErrorHandler((error: FastifyError, request, reply) =>
      (error.statusCode ?? 500) < 500 ? reply.callNotFound() : answerFailure(error, request, reply),
    );
    await files.register(fastifyStatic, {
      ...shared,
      root: join(folder, 'assets'),
      prefix: '/assets/',
      maxAge: '365d',
      immutable: true,
    });
    await files.register(fastifyStatic, {
      ...shared,
      root: folder,
      wildcard: false,
      globIgnore: ['assets/**', 'index.html*'],
      decorateReply: false,
      maxAge: HOUR,
    });
  });
};

/** Asked for anew each time, and sent only where it changed. */
const send = (request: FastifyRequest, reply: FastifyReply, html: string, scriptHashes: string) => {
  const policy = String(reply.getHeader('content-security-policy'));
  const tag = `W/"${createHash('sha1').update(html).digest('base64url')}"`;
  void reply.headers({
    'content-security-policy': policy.replace("script-src 'self'", `script-src 'self' ${scriptHashes}`.trimEnd()),
    // Another answer where somebody is signed in, so no store between must keep it for others.
    'cache-control': 'private, no-cache',
    etag: tag,
  });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === tag) return reply.status(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
};

const notFound = (reply: FastifyReply) => reply.status(404).type('text/plain; charset=utf-8').send('Not found.');
