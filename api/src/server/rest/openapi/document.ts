import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { operations } from '../adapter.ts';
import { routes } from '../routes.ts';
import { manualPaths } from './manualPaths.ts';
import { Components } from './components.ts';
import { failureAnswers, problemSchema } from './errors.ts';
import { headers } from './headers.ts';
import { knownOf } from './known.ts';
import type { OpenApi } from './openApi.ts';
import { operationOf } from './operationObject.ts';
import { tags } from './tags.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The REST API as OpenAPI 3.1, derived from the routes table, its operations and the schema. */
export const openApi = (schema: GraphQLSchema, cookie: string): OpenApi => {
  const components = new Components();
  const all = operations();
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {});
    path[route.method.toLowerCase()] = operationOf(knownOf(route, schema, all), schema, components);
  }
  for (const [path, methods] of Object.entries(manualPaths)) paths[path] = { ...methods, ...paths[path] };
  return {
    openapi: '3.1.1',
    info: {
      title: 'Feedstock',
      version,
      description: 'The marketplace for raw materials: catalogue, RFPs, offerings, auctions, bids and orders.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...components.schemas, Problem: problemSchema },
      headers,
      responses: failureAnswers(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: 'Set by `POST /api/login` and `POST /api/register`.',
        },
      },
    },
  };
};
