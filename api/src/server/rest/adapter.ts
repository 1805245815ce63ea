import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { badInput, unauthenticated, type Code } from '../../errors.ts';
import { Json, stringifyResult } from '../../reading/json.ts';
import type { Context } from '../../schema/context.ts';
import { refuseScope, type Scope } from '../../schema/scope.ts';
import { operationsIn } from '../operationFile.ts';
import { answerError } from './answerError.ts';
import { variablesOf } from './requestVariables.ts';
import { isId } from '../../rules/id.ts';
import { sendTagged } from '../entityTag.ts';
import { linkNextPage, linkPages, refuseWrongPage } from './paging.ts';
import {
  isTagged,
  manualRoutes,
  routes,
  type ManualRoute,
  type RestRequest,
  type Route,
  type Upload,
} from './routes.ts';

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
        const parts = asRest(request);
        // The id is part of the input, where a malformed one would be a wrong field of the body.
        if (route.method === 'PATCH' && !isId(parts.params['id'])) return answerMissing(route, request, reply);
        const given = { ...route.variables(parts), ...route.derived?.(parts.query) };
        const variables = variablesOf(schema, operation.definition, given);
        if (route.list) refuseWrongPage(variables);
        const response = await apollo.executeOperation({ query: operation.text, variables }, { contextValue: context });
        const { data, errors } =
          response.body.kind === 'single' ? response.body.singleResult : { data: null, errors: undefined };
        if (errors?.[0]) return answerError(request, reply, publicOf(errors[0]));
        const withTag = isTagged(route, operation.isPublic) && context.viewer.id === null;
        return answer(route, request, reply, variables, data ?? {}, withTag);
      },
    });
  }
  const contextIn = async (request: FastifyRequest, reply: FastifyReply, scope: Scope): Promise<Context> => {
    const context = await makeContext(request, reply);
    refuseScope(context.viewer, scope);
    return context;
  };
  for (const route of manualRoutes)
    if (route.upload) addUpload(http, route, route.upload, contextIn);
    else
      http.route({
        method: route.method,
        url: route.path,
        handler: (request, reply) => route.handle(request, reply, () => contextIn(request, reply, route.scope)),
      });
};

/** Adds a call that accepts a file. The caller is authenticated before the body is read. */
const addUpload = (
  http: FastifyInstance,
  { method, path, scope, handle }: ManualRoute,
  { types, maxBytes }: Upload,
  contextIn: (request: FastifyRequest, reply: FastifyReply, scope: Scope) => Promise<Context>,
): void => {
  const contexts = new WeakMap<FastifyRequest, Context>();
  void http.register(async (plugin) => {
    plugin.removeAllContentTypeParsers();
    plugin.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    plugin.route({
      method,
      url: path,
      bodyLimit: maxBytes,
      onRequest: async (request, reply) => {
        const context = await contextIn(request, reply, scope);
        if (context.viewer.id === null) throw unauthenticated();
        refuseOtherTypes(request, types);
        contexts.set(request, context);
      },
      handler: (request, reply) =>
        handle(request, reply, async () => contexts.get(request) ?? contextIn(request, reply, scope)),
    });
  });
};

const refuseOtherTypes = ({ headers }: FastifyRequest, types: readonly string[]): void => {
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw badInput(`The Content-Type must be ${types.join(' or ')}.`);
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw badInput('The body must not be compressed.');
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

const answerMissing = ({ missing = 'Not found.' }: Route, request: FastifyRequest, reply: FastifyReply) =>
  answerError(request, reply, { code: 'NOT_FOUND', status: 404, message: missing, details: {} });

/** The beginning of each list's JSON; only lists with pages by cursor have `pageInfo`. */
const PAGE =
  /^\{"totalCount":(\d+),(?:"pageInfo":\{"hasNextPage":(true|false),"endCursor":(?:null|"([^"]*)")\},)?"nodes":/;

const answer = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  variables: Record<string, unknown>,
  data: Record<string, unknown>,
  withTag: boolean,
) => {
  const body = route.body(data);
  if ((body === null || body === undefined) && route.missing) return answerMissing(route, request, reply);
  void reply.status(route.status ?? 200).header('content-type', 'application/json; charset=utf-8');
  let text = stringifyResult(body ?? null);
  if (route.list && body instanceof Json) {
    const [prefix = '', total = '0', hasNext, cursor] = PAGE.exec(text) ?? [];
    text = text.slice(prefix.length, -1);
    void reply.header('x-total-count', total);
    if (hasNext === undefined)
      linkPages(request, reply, Number(variables['limit']), Number(variables['offset']), Number(total));
    else if (hasNext === 'true' && cursor !== undefined) linkNextPage(request, reply, cursor);
  }
  return withTag ? sendTagged(request, reply, text) : reply.send(text);
};
