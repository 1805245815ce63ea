import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { openApi } from '../rest/openapi/document.ts';
import { SCHEMA, SCRIPT, workbenchPage } from './graphql/workbench.ts';
import { referencePage } from './reference.ts';

interface Place {
  /** Name of the session cookie. */
  cookie: string;
  /** Where callers find the market. */
  address: string;
}

/** What people and machines read about the doors; all of it is made once, at the start. */
export const addDocs = (http: FastifyInstance, schema: GraphQLSchema, { cookie, address }: Place): void => {
  const document = openApi(schema, cookie);
  const serve = (path: string, type: string, text: string): void =>
    void http.get(path, (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));

  serve('/api/openapi.json', 'application/json', JSON.stringify(document));
  serve('/api/docs', 'text/html', referencePage(document, address));
  serve(SCHEMA, 'text/plain', printSchema(lexicographicSortSchema(schema)));
  serve(SCRIPT, 'text/javascript', readFileSync(new URL('./graphql/browser.js', import.meta.url), 'utf8'));

  const workbench = workbenchPage(schema);
  http.addHook('onRequest', async (request, reply) => {
    const isBrowser = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
    if (isBrowser && request.routeOptions.url === '/graphql')
      return reply.header('vary', 'accept').type('text/html; charset=utf-8').send(workbench);
  });
};
