import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { unauthenticated, type Code } from '../../errors.ts';
import { Json, stringifyResult } from '../../reading/json.ts';
import type { Context } from '../../schema/context.ts';
import { refuseScope } from '../../schema/scope.ts';
import { operationsIn } from '../operationFile.ts';
import { answerError } from './answerError.ts';
import { variablesOf } from './requestVariables.ts';
import { linkPages, refuseWrongPage } from './paging.ts';
import { manualRoutes, routes, type RestRequest, type Route } from './routes.ts';

export const operations = () => operationsIn(new URL('./operations.graphql', import.meta.url));

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
        const asked = asRest(request);
        const given = { ...route.variables(asked), ...route.derived?.(asked.query) };
        const variables = variablesOf(schema, operation.definition, given);
        if (route.list) refuseWrongPage(variables);
        const response = await apollo.executeOperation({ query: operation.text, variables }, { contextValue: context });
        const { data, errors } =
          response.body.kind === 'single' ? response.body.singleResult : { data: null, errors: undefined };
        if (errors?.[0]) return answerError(request, reply, publicOf(errors[0]));
        return answer(route, request, reply, variables, data ?? {});
      },
    });
  }
  for (const { method, path, scope, handle } of manualRoutes)
    http.route({
      method,
      url: path,
      handler: (request, reply) =>
        handle(request, reply, async () => {
          const context = await makeContext(request, reply);
          refuseScope(context.viewer, scope);
          return context;
        }),
    });
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
