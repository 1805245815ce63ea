import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { operations } from '../adapter.ts';
import { routes } from '../routes.ts';
import { manualPaths } from './manualPaths.ts';
import { Components } from './components.ts';
import { curlOf } from './curl.ts';
import { errorResponses, problemSchema } from './errors.ts';
import { exampleOf } from './example.ts';
import { headers } from './headers.ts';
import { restCallOf } from './restCall.ts';
import type { OpenApi } from './openApiTypes.ts';
import { operationOf } from './operationObject.ts';
import { tags } from './tags.ts';
import { webhooksOf } from './webhooks.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

interface Options {
  /** Name of the session cookie. */
  cookie: string;
  /** The public URL of the market. */
  address: string;
}

/** The REST API as OpenAPI 3.1, derived from the routes table, its operations and the schema. */
export const openApi = (schema: GraphQLSchema, { cookie, address }: Options): OpenApi => {
  const components = new Components();
  const all = operations();
  const paths: OpenApi['paths'] = {};
  for (const route of routes) {
    const path = (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {});
    path[route.method.toLowerCase()] = operationOf(restCallOf(route, schema, all), schema, components);
  }
  for (const [path, methods] of Object.entries(structuredClone(manualPaths)))
    paths[path] = { ...methods, ...paths[path] };
  const webhooks = webhooksOf(schema, components);
  const schemas = { ...components.schemas, Problem: problemSchema };
  addExamples(paths, schemas, address);
  for (const { post } of Object.values(webhooks))
    for (const body of Object.values(post.requestBody?.content ?? {})) body.example = exampleOf(body.schema, schemas);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Feedstock',
      version,
      description: `The marketplace for raw materials: catalogue, RFPs, offerings, auctions, bids and orders. Programs send an API key as \`Authorization: Bearer fsk_…\`, and \`Accept: application/json\` for errors in JSON. The [guide](${address}/api/docs) explains keys, paging, changes, idempotency, errors, limits and webhooks.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    tags: tags.map(({ name, description }) => ({ name, description })),
    paths,
    webhooks,
    components: {
      schemas,
      headers,
      responses: errorResponses(),
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
            'A key from Settings → API keys. The scope `read` allows reading, `trade` writing. Calls that list no key need a session.',
        },
      },
    },
  };
};

/** Adds an example to each JSON response that has none, and each call as a curl command. */
const addExamples = (paths: OpenApi['paths'], schemas: OpenApi['components']['schemas'], address: string): void => {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      for (const response of Object.values(operation.responses)) {
        const json = 'content' in response ? response.content?.['application/json'] : undefined;
        if (json) json.example ??= exampleOf(json.schema, schemas);
      }
      const source = curlOf(address, method, path, operation);
      operation['x-codeSamples'] = [{ lang: 'Shell', label: 'curl', source }];
    }
};
