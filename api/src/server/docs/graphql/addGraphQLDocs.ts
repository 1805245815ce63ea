import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { refuseOtherMethods } from '../../http/otherMethods.ts';
import { builtDocument, staticDocument } from '../../http/staticDocument.ts';
import { frame } from '../docsPage.ts';

const CACHE_SECONDS = 300;

/** The built page with the header of the documentation. */
const framed = (page: string): string => {
  const { head, header } = frame('/graphql', 'root');
  return page.replace('</head>', `${head}</head>`).replace('<body>', `<body>${header}`);
};

/** Serves the contract at /schema.graphql, and GraphiQL from the folder of the built web app to browsers at /graphql. */
export const addGraphQLDocs = (
  http: FastifyInstance,
  schema: GraphQLSchema,
  { folder, charge }: { folder: string; charge: (request: FastifyRequest) => Promise<void> },
): void => {
  const print = () => printSchema(lexicographicSortSchema(schema));
  const sendContract = staticDocument('text/plain', print, `public, max-age=${CACHE_SECONDS}`);
  http.get('/schema.graphql', { preHandler: charge }, sendContract);
  refuseOtherMethods(http, '/schema.graphql', ['GET']);

  // The address of a former page.
  http.get('/api/docs/graphql', (_request, reply) => reply.redirect('/graphql', 301));

  const sendPage = builtDocument('text/html', framed);
  http.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
    if (!isBrowser || request.routeOptions.url !== '/graphql') return;
    const graphiql = await readFile(join(folder, 'graphiql.html'), 'utf8').catch(() => undefined);
    // The API can run without a built web app.
    if (graphiql === undefined) return;
    await charge(request);
    return sendPage(graphiql, request, reply.header('vary', 'accept'));
  });
};
