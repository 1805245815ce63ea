import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getOperationAST, lexicographicSortSchema, parse, printSchema, type GraphQLSchema } from 'graphql';
import type { CostModel } from '../../../limits/operationCost.ts';
import { once } from '../../../once.ts';
import { sendTagged } from '../../entityTag.ts';
import { examplesOf, type PricedExample } from './examples.ts';
import { sampleIds } from '../samples.ts';

interface Options {
  /** The folder of the built web app. */
  folder: string;
  costs: CostModel;
  /** Maximum rows of a page. */
  page: number;
}

const CACHE_SECONDS = 300;

/** Serves the contract at /schema.graphql, and GraphiQL with its examples to browsers at /graphql. */
export const addGraphQLDocs = (
  http: FastifyInstance,
  schema: GraphQLSchema,
  { folder, costs, page }: Options,
): void => {
  const contract = once(() => printSchema(lexicographicSortSchema(schema)));
  http.get('/schema.graphql', (request, reply) =>
    sendTagged(request, reply.type('text/plain; charset=utf-8'), contract(), {
      cacheControl: `public, max-age=${CACHE_SECONDS}`,
    }),
  );

  const examples = once(() => examplesOf(schema).map((example) => ({ ...example, points: pointsOf(example) })));
  const pointsOf = ({ query, variables }: Omit<PricedExample, 'points'>): number => {
    const document = parse(query);
    const operation = getOperationAST(document);
    return operation ? costs.of({ document, operation, variables, page }).points : 0;
  };
  http.get('/graphql/examples.json', (_request, reply) => reply.send({ sampleIds, examples: examples() }));
  // The address of a former page.
  http.get('/api/docs/graphql', (_request, reply) => reply.redirect('/graphql', 301));

  http.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
    if (!isBrowser || request.routeOptions.url !== '/graphql') return;
    const graphiql = await readFile(join(folder, 'graphiql.html'), 'utf8').catch(() => undefined);
    // The API can run without a built web app.
    if (graphiql === undefined) return;
    return reply.header('vary', 'accept').type('text/html; charset=utf-8').send(graphiql);
  });
};
