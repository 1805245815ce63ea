import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { lazy } from '../../common/lazy.ts';
import { refuseOtherMethods } from '../http/otherMethods.ts';
import { openApi, type OpenApiOptions } from '../rest/openapi/document.ts';
import { staticDocument } from '../http/staticDocument.ts';
import { guidePage } from './guidePage.ts';
import { referencePage } from './referencePage.ts';

/** Serves the documentation pages and the OpenAPI document; each is rendered at its first request. */
export const addDocs = (
  http: FastifyInstance,
  schema: GraphQLSchema,
  { charge, ...options }: OpenApiOptions & { charge: (request: FastifyRequest) => Promise<void> },
): void => {
  const document = lazy(() => openApi(schema, options));
  const serve = (path: string, type: string, make: () => string): void => {
    http.get(path, { preHandler: charge }, staticDocument(type, make));
    refuseOtherMethods(http, path, ['GET']);
  };

  serve('/api/openapi.json', 'application/json', () => JSON.stringify(document()));
  serve('/api/docs', 'text/html', () => guidePage(options.address, schema));
  serve('/api/docs/reference', 'text/html', referencePage);
};
