import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { operations } from '../adapter.ts';
import { routes } from '../routes.ts';
import { manualPaths } from './manualPaths.ts';
import { Components } from './components.ts';
import { curlOf } from './curl.ts';
import { failureAnswers, problemSchema } from './errors.ts';
import { exampleOf } from './example.ts';
import { headers } from './headers.ts';
import { knownOf } from './known.ts';
import type { OpenApi } from './openApi.ts';
import { operationOf } from './operationObject.ts';
import { tags } from './tags.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

interface Place {
  /** Name of the session cookie. */
  cookie: string;
  /** The address at which callers reach the market. */
  address: string;
}

/** The REST API as OpenAPI 3.1, derived from the routes table, its operations and the schema. */
export const openApi = (schema: GraphQLSchema, { cookie, address }: Place): OpenApi => {
  const components = new Components();
  const all = operations();
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {});
    path[route.method.toLowerCase()] = operationOf(knownOf(route, schema, all), schema, components);
  }
  for (const [path, methods] of Object.entries(structuredClone(manualPaths)))
    paths[path] = { ...methods, ...paths[path] };
  const schemas = { ...components.schemas, Problem: problemSchema };
  addExamples(paths, schemas, address);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Feedstock',
      version,
      description: 'The marketplace for raw materials: catalogue, RFPs, offerings, auctions, bids and orders.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas,
      headers,
      responses: failureAnswers(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookie,
          description: 'Set by `POST /api/login` and `POST /api/register`.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'fsk_…',
          description:
            'A key made in Settings → API keys. The scope `read` allows reading, `trade` writing. Calls that list no key need a session.',
        },
      },
    },
  };
};

/** An example for each response in JSON that has none, and the call as a command. */
const addExamples = (paths: OpenApi['paths'], schemas: OpenApi['components']['schemas'], address: string): void => {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      for (const answer of Object.values(operation.responses)) {
        const json = 'content' in answer ? answer.content?.['application/json'] : undefined;
        if (json) json.example ??= exampleOf(json.schema, schemas);
      }
      const source = curlOf(address, method, path, operation);
      operation['x-codeSamples'] = [{ lang: 'Shell', label: 'curl', source }];
    }
};
