import type { GraphQLSchema } from 'graphql';
import { version } from '../../../common/version.ts';
import { operations } from '../operations.ts';
import { manualRoutes, routes } from '../routes.ts';
import { manualOperationOf } from './manualOperation.ts';
import { curlOf } from './curl.ts';
import { errorResponses, problemSchema } from './errors.ts';
import { headers } from './headers.ts';
import type { OpenApi } from './openApiTypes.ts';
import { operationOf } from './operationObject.ts';
import { Schemas } from './schemaObjects.ts';
import { tags } from './tags.ts';
import { webhooksOf } from './webhooks.ts';

export interface OpenApiOptions {
  /** Name of the session cookie. */
  cookie: string;
  /** The public URL of the market. */
  address: string;
}

/** The REST API as OpenAPI 3.1, derived from the routes table, its operations and the schema. */
export const openApi = (schema: GraphQLSchema, { cookie, address }: OpenApiOptions): OpenApi => {
  const all = operations();
  const fragments = [...all.values()].flatMap((operation) => operation.fragments);
  const schemas = new Schemas(schema, new Map(fragments.map((each) => [each.name.value, each])));
  const paths: OpenApi['paths'] = {};
  for (const route of routes)
    pathOf(paths, route)[route.method.toLowerCase()] = operationOf(route, all.get(route.operation), schema, schemas);
  for (const route of manualRoutes) pathOf(paths, route)[route.method.toLowerCase()] = manualOperationOf(route);
  const webhooks = webhooksOf(schema, schemas);
  addExamples(paths, schemas, address);
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
      schemas: { ...schemas.components, Problem: problemSchema },
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

const pathOf = (paths: OpenApi['paths'], { path }: { path: string }) => (paths[path.replace(/:(\w+)/g, '{$1}')] ??= {});

/** Adds an example to each JSON response that has none, and each call as a curl command. */
const addExamples = (paths: OpenApi['paths'], schemas: Schemas, address: string): void => {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      for (const response of Object.values(operation.responses)) {
        const json = 'content' in response ? response.content?.['application/json'] : undefined;
        if (json) json.example ??= schemas.example(json.schema);
      }
      const source = curlOf(address, method, path, operation);
      operation['x-codeSamples'] = [{ lang: 'Shell', label: 'curl', source }];
    }
};
