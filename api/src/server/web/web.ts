import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { ApolloServer } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOBODY } from '../../features/people/accounts/viewerIn.ts';
import type { FormerEntry } from '../../features/goods/catalogue/former.ts';
import type { Head } from '../../pages/head.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Context } from '../../schema/context.ts';
import { sendTagged } from '../http/entityTag.ts';
import { answerFailure } from '../http/answerFailure.ts';
import { retryHeaders } from '../graphql/graphqlErrors.ts';
import { answerError } from '../rest/answerError.ts';
import { BuiltWeb } from './builtWeb.ts';
import { answersHtml, goneHead, headOf, hiddenHead, queryRunner } from './firstAnswers.ts';
import { headHtml, introHtml } from './headHtml.ts';
import { mayOpen, pageAt } from './pages.ts';

interface Web {
  apollo: ApolloServer<Context>;
  /** The context of a signed-out caller with this request's address. */
  visitor: (request: FastifyRequest) => Context;
  /** Whether a request has a session cookie, even of an ended session. */
  hasSession: (request: FastifyRequest) => boolean;
  /** The member whose session it is, unless it has ended. */
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  originOf: () => string;
  /** What became of an entry of the catalogue that is not shown any more. */
  findFormerEntry: (id: string) => Promise<FormerEntry | null>;
  /** The folder of the built web app. */
  folder: string;
}

const HOUR = 60 * 60 * 1000;

/** Serves the web app: its files, and for all other paths its page, with the head for that address. */
export const addWeb = async (
  http: FastifyInstance,
  { apollo, visitor, hasSession, viewerOf, originOf, findFormerEntry, folder }: Web,
): Promise<void> => {
  const built = new BuiltWeb(folder);
  const run = queryRunner(apollo);
  const formerEntry = async (field: string | undefined, id: string) =>
    field === 'product' || field === 'category' ? findFormerEntry(id) : null;
  await serveFiles(http, folder);

  http.setNotFoundHandler(answerNotFound);
  // A route, because the compression plugin does not reach the handler for unknown routes.
  http.get('/*', async (request, reply) => {
    const [path = '/', query] = request.url.split('?');
    const page = await built.current();
    if (!page || /^\/(api|assets)(\/|$)/i.test(path)) return answerNotFound(request, reply);

    const address = path.length > 1 ? path.replace(/\/$/, '') : path;
    const write = (head: Head, status: number, preloads: string, answers: string) => {
      const html = page.html(`${headHtml(head, originOf(), address)}\n    ${preloads}`, introHtml(head), answers);
      return send(request, reply.status(status), html, page.scriptHashes);
    };
    const found = pageAt(address);
    const viewer = !found || found.screen.access === 'anyone' ? NOBODY : await viewerOf(request);
    if (!found || !mayOpen(found.screen, viewer))
      return write(hiddenHead('404 Page Not Found'), 404, page.preloads('NotFound'), '');

    // Only visitors get first answers; members query GraphQL. A query string may change lists, but not the record.
    const isVisitor = !hasSession(request);
    const [first, ...others] = page.firstQueries(found.screen.name);
    const ofRecord = found.screen.record && first ? [first] : [];
    const ofScreen = isVisitor && query === undefined && first ? [first, ...others] : ofRecord;
    const answers = await run([...ofScreen, ...(isVisitor ? page.everywhere : [])], found.id, visitor(request));
    const { head, status, retryAfter } = await headOf(found, answers[0]);
    void reply.headers(Object.fromEntries(retryHeaders({ retryAfter })));
    const former =
      status === 404 && found.id !== undefined ? await formerEntry(found.screen.record?.field, found.id) : null;
    if (former?.newPath) return reply.redirect(former.newPath, 301);
    if (former) return write(goneHead(former.name), 410, page.preloads(found.screen.name), '');
    const written = isVisitor && status === 200 ? answersHtml(answers) : '';
    return write(head, status, page.preloads(found.screen.name), written);
  });
};

/** Files named by their hash never change; the few others may. */
const serveFiles = async (http: FastifyInstance, folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  const shared = { index: false, preCompressed: true } as const;
  await http.register(async (files) => {
    // The plugin rejects folders and paths outside the root with several errors; all of them are 404 here.
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
      globIgnore: ['assets/**', '*.html*'],
      decorateReply: false,
      maxAge: HOUR,
    });
  });
};

/** Browsers revalidate the page each time and download it only if it changed. */
const send = (request: FastifyRequest, reply: FastifyReply, html: string, scriptHashes: string) => {
  const policy = String(reply.getHeader('content-security-policy'));
  void reply
    .header(
      'content-security-policy',
      policy.replace("script-src 'self'", `script-src 'self' ${scriptHashes}`.trimEnd()),
    )
    .type('text/html; charset=utf-8');
  return sendTagged(request, reply, html);
};

const answerNotFound = (request: FastifyRequest, reply: FastifyReply) => {
  const [path = ''] = request.url.split('?', 1);
  const usual = path.replace(/^\/api\/[^/]*/i, (start) => start.toLowerCase()).replace(/\/+$/, '');
  const hint =
    usual !== path && usual.startsWith('/api/') && ` Addresses have no capitals and no slash at the end: ${usual}`;
  const message = `Not found.${hint || ''}`;
  return answerError(request, reply, { code: 'NOT_FOUND', status: 404, message, details: {} });
};
