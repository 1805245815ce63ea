import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { openApi } from '../rest/openapi/document.ts';
import { SCHEMA, SCRIPT, workbenchPage } from './graphql/workbench.ts';
import { guidePage } from './guidePage.ts';
import { referencePage } from './referencePage.ts';

interface Place {
  /** Name of the session cookie. */
  cookie: string;
  /** The address at which callers reach the market. */
  address: string;
}

/** Serves the documentation for people and machines; each page is made at its first request. */
export const addDocs = (http: FastifyInstance, schema: GraphQLSchema, { cookie, address }: Place): void => {
  const document = once(() => openApi(schema, { cookie, address }));
  const workbench = once(() => workbenchPage(schema));
  const serve = (path: string, type: string, make: () => string): void => {
    const text = once(make);
    http.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text()));
  };

  serve('/api/openapi.json', 'application/json', () => JSON.stringify(document()));
  serve('/api/docs', 'text/html', () => guidePage(address));
  serve('/api/docs/reference', 'text/html', referencePage);
  serve(SCHEMA, 'text/plain', () => printSchema(lexicographicSortSchema(schema)));
  serve(SCRIPT, 'text/javascript', () => readFileSync(new URL('./graphql/browser.js', import.meta.url), 'utf8'));

  http.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
    if (isBrowser && request.routeOptions.url === '/graphql')
      return reply.header('vary', 'accept').type('text/html; charset=utf-8').send(workbench());
  });
};

const once = <Made>(make: () => Made): (() => Made) => {
  let made: Made | undefined;
  return () => (made ??= make());
};
