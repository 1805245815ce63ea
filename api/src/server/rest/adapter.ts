import { readFileSync } from 'node:fs';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  Kind,
  parse,
  print,
  separateOperations,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { unauthenticated, type Code } from '../../errors.ts';
import { Json, stringifyResult } from '../../reading/json.ts';
import { publicFields } from '../../schema/access.ts';
import type { Context } from '../../schema/context.ts';
import { answerError } from './answerError.ts';
import { variablesOf } from './input.ts';
import { linkPages, refuseWrongPage } from './pages.ts';
import { routes, type RestRequest, type Route } from './routes.ts';

interface Operation {
  text: string;
  definition: OperationDefinitionNode;
  /** Whether somebody signed out may ask at all: known before the body is looked at. */
  isPublic: boolean;
}

/** Each operation with just the fragments it uses; as text, because Apollo would print a document again on every call. */
export const operations = (): Map<string, Operation> => {
  const open = publicFields();
  const document = parse(readFileSync(new URL('./operations.graphql', import.meta.url), 'utf8'));
  return new Map(
    Object.entries(separateOperations(document)).map(([operationName, separate]) => {
      const definition = separate.definitions.find(
        (each) => each.kind === Kind.OPERATION_DEFINITION,
      ) as OperationDefinitionNode;
      const isPublic = definition.selectionSet.selections.every(
        (field) => field.kind === Kind.FIELD && open.has(field.name.value),
      );
      return [operationName, { text: print(separate), definition, isPublic }];
    }),
  );
};

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** REST has no logic of its own: each route runs its operation in process. */
export const addRestRoutes = (
  http: FastifyInstance,
  apollo: ApolloServer<Context>,
  schema: GraphQLSchema,
  makeContext: MakeContext,
): void => {
  const known = operations();
  for (const route of routes) {
    const operation = known.get(route.operation);
    if (!operation) throw new Error(`operations.graphql has no operation ${route.operation}.`);
    http.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        const context = await makeContext(request, reply);
        if (!operation.isPublic && context.viewer.id === null) throw unauthenticated();
        const variables = variablesOf(schema, operation.definition, route.variables(asRest(request)));
        if (route.list) refuseWrongPage(variables);
        const response = await apollo.executeOperation({ query: operation.text, variables }, { contextValue: context });
        const { data, errors } =
          response.body.kind === 'single' ? response.body.singleResult : { data: null, errors: undefined };
        if (errors?.[0]) return answerError(request, reply, publicOf(errors[0]));
        return answer(route, request, reply, variables, data ?? {});
      },
    });
  }
};

const asRest = (request: FastifyRequest): RestRequest => ({
  params: request.params as Record<string, string>,
  query: request.query as Record<string, string | undefined>,
  body: (request.body ?? {}) as Record<string, unknown>,
});

const publicOf = ({ message, extensions = {} }: GraphQLFormattedError) => {
  const { code, status, fields, ...details } = extensions;
  return {
    code: code as Code,
    status: Number(status),
    message,
    fields: fields as Record<string, string> | undefined,
    details,
  };
};

const PAGE = /^\{"totalCount":(\d+),"nodes":/;

const answer = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  variables: Record<string, unknown>,
  data: Record<string, unknown>,
) => {
  const body = route.body(data);
  if ((body === null || body === undefined) && route.missing)
    return answerError(request, reply, { code: 'NOT_FOUND', status: 404, message: route.missing, details: {} });
  void reply.status(route.status ?? 200).header('content-type', 'application/json; charset=utf-8');
  if (!route.list || !(body instanceof Json)) return reply.send(stringifyResult(body ?? null));
  const [prefix = '', total = '0'] = PAGE.exec(body.text) ?? [];
  linkPages(request, reply, Number(variables['limit']), Number(variables['offset']), Number(total));
  return reply.header('x-total-count', total).send(body.text.slice(prefix.length, -1));
};
