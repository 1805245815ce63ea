import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { badInput, unauthenticated, unsupported, type Code } from '../../common/errors.ts';
import { RawJson, stringifyResult } from '../../reading/rawJson.ts';
import type { Context } from '../../schema/context.ts';
import { wrongValue } from '../../schema/errors/coercion.ts';
import { refuseScope, scopeOf } from '../../schema/scope.ts';
import { answerError } from './answerError.ts';
import { foreignNames, isObject, readerOf, type Body } from './foreignNames.ts';
import { variablesOf } from './requestVariables.ts';
import { isId } from '../../rules/id.ts';
import { sendTagged } from '../http/entityTag.ts';
import { refuseOtherMethods } from '../http/otherMethods.ts';
import { isEncoded } from '../http/unreadBody.ts';
import { operations, rootFieldOf } from './operations.ts';
import { linkNextPage, linkPages, refuseWrongPage } from './paging.ts';
import { conversions, isTagged, manualRoutes, routes, type ManualRoute, type Route, type Upload } from './routes.ts';

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
type ContextIn = (request: FastifyRequest, reply: FastifyReply, route: ManualRoute) => Promise<Context>;

/** REST has no logic of its own: each route runs its operation in process. */
export const addRestRoutes = (
  http: FastifyInstance,
  apollo: ApolloServer<Context>,
  schema: GraphQLSchema,
  makeContext: MakeContext,
  publicUrl: string | undefined,
): void => {
  const known = operations();
  const operationOf = ({ operation }: Route) => {
    const found = known.get(operation);
    if (!found) throw new Error(`operations.graphql has no operation ${operation}.`);
    return found;
  };
  const foreign = foreignNames(schema, operationOf);
  for (const route of routes) {
    const operation = operationOf(route);
    const names = foreign(route);
    const scope = scopeOf(rootFieldOf(schema, operation));
    const reader = readerOf(route);
    const parameters = Object.entries(route.from ?? {}).flatMap(([name, source]) => (source === 'query' ? [name] : []));
    const run = async (of: Route, variables: Record<string, unknown>, contextValue: Context) => {
      const { body } = await apollo.executeOperation({ query: operationOf(of).text, variables }, { contextValue });
      return body.kind === 'single' ? body.singleResult : {};
    };
    http.route({
      method: route.method,
      url: route.path,
      // Before the body is read.
      onRequest: async (request, reply) => {
        if (Object.values(request.params as Params).includes('')) return reply.callNotFound();
        if (!request.apiKey) return;
        try {
          refuseScope({ key: request.apiKey }, scope);
        } catch (refusal) {
          await makeContext(request, reply);
          throw refusal;
        }
      },
      handler: async (request, reply) => {
        const context = await makeContext(request, reply);
        if (!operation.isPublic && context.viewer.id === null) throw unauthenticated();
        const { params, body } = request as { params: Params; body: unknown };
        // The id is part of the input, where a malformed one would be a wrong field of the body.
        if (route.idField && !isId(params['id'])) return answerMissing(route, request, reply);
        refuseOtherParameters(request, parameters);
        if (isObject(body)) {
          const { id, key } = context.viewer;
          // Without both rights of a key the call itself refuses it, or what it does not take.
          const isReader = !key || ['read', 'trade'].every((scope) => key.scopes.some((each) => each === scope));
          const read = reader && isReader && names.needsRecord(body) ? await run(reader, params, context) : undefined;
          if (read?.errors?.[0]) return answerError(request, reply, publicOf(read.errors[0]));
          const record = read && (JSON.parse(stringifyResult(Object.values(read.data ?? {})[0])) as Body | null);
          // The call itself answers that there is no record.
          if (record !== null || route.isPut) names.refuse(body, { ...params, userId: id }, record);
          // A public record could be read by whom the call refuses.
          if (reader && record && !operationOf(reader).isPublic && names.isUnchanged(body, record))
            return answer(route, request, reply, { data: { record } });
        }
        const variables = variablesOf(schema, operation.definition, givenValues(route, request));
        if (route.list) refuseWrongPage(variables);
        if (route.idField) refuseNoChange(variables['input'] as object);
        const { data, errors } = await run(route, variables, context);
        if (errors?.[0]) return answerError(request, reply, publicOf(errors[0]));
        const withTag = isTagged(route, operation.isPublic) && context.viewer.id === null;
        void reply.status(route.isPut && !context.transport.hasCreated ? 200 : (route.status ?? 200));
        return answer(route, request, reply, { variables, data: data ?? {}, withTag, publicUrl });
      },
    });
  }
  const contextIn: ContextIn = async (request, reply, { scope, query }) => {
    const context = await makeContext(request, reply);
    refuseScope(context.viewer, scope);
    if (query) refuseOtherParameters(request, query);
    return context;
  };
  for (const route of manualRoutes)
    if (route.upload) addUpload(http, route, route.upload, contextIn);
    else
      http.route({
        method: route.method,
        url: route.path,
        handler: (request, reply) => route.handle(request, reply, () => contextIn(request, reply, route)),
      });
  const all = [...routes, ...manualRoutes];
  for (const path of new Set(all.map((each) => each.path)))
    refuseOtherMethods(
      http,
      path,
      all.flatMap((each) => (each.path === path ? [each.method] : [])),
    );
};

/** Adds a call that accepts a file. The caller is authenticated before the body is read. */
const addUpload = (
  http: FastifyInstance,
  route: ManualRoute,
  { types, maxBytes }: Upload,
  contextIn: ContextIn,
): void => {
  const { method, path, handle } = route;
  const contexts = new WeakMap<FastifyRequest, Context>();
  void http.register(async (plugin) => {
    plugin.removeAllContentTypeParsers();
    plugin.addContentTypeParser([...types], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    plugin.route({
      method,
      url: path,
      bodyLimit: maxBytes,
      onRequest: async (request, reply) => {
        const context = await contextIn(request, reply, route);
        if (context.viewer.id === null) throw unauthenticated();
        refuseOtherTypes(request, types);
        contexts.set(request, context);
      },
      handler: (request, reply) =>
        handle(request, reply, async () => contexts.get(request) ?? contextIn(request, reply, route)),
    });
  });
};

/** A body with the id alone has no field that the call knows, such as a misspelt one. */
const refuseNoChange = (input: object): void => {
  if (Object.keys(input).length === 1) throw badInput('The body has no field that this call can change.');
};

/** A misspelt filter would answer with everything. */
const refuseOtherParameters = (request: FastifyRequest, known: readonly string[]): void => {
  const other = Object.keys(request.query as object).find((name) => !known.includes(name));
  const rule = `is not a parameter of this call, which has ${known.join(', ') || 'none'}`;
  if (other !== undefined) throw wrongValue({ [other]: rule });
};

const refuseOtherTypes = (request: FastifyRequest, types: readonly string[]): void => {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw unsupported(`The Content-Type must be ${types.join(' or ')}.`);
  if (isEncoded(request)) throw unsupported('The body must not be compressed.');
};

type Params = Record<string, string | undefined>;

/** The values of the variables, from the parts of the request that the row names. */
const givenValues = ({ from = {}, idField }: Route, request: FastifyRequest): Record<string, unknown> => {
  const params = request.params as Params;
  const query = request.query as Params;
  const body = (request.body ?? {}) as Record<string, unknown>;
  // A body that is not an object is passed on, to be refused like those of other calls.
  const input =
    idField && typeof body === 'object' && !Array.isArray(body) ? { ...body, [idField]: params['id'] } : body;
  return Object.fromEntries(
    Object.entries(from).map(([name, source]) => {
      if (source === 'path') return [name, params[name]];
      if (source === 'query') return [name, query[name]];
      if (source === 'body') return [name, name === 'input' ? input : body[name]];
      return [name, conversions[source](query)];
    }),
  );
};

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

/** Selected first in each list; `pageInfo` only if it has pages by cursor. */
interface ListHead {
  totalCount: number;
  pageInfo?: { hasNextPage: boolean; endCursor: string | null };
}

/** The head of a list, and its records, which stay text because there can be many. */
const splitList = (text: string): ListHead & { nodes: string } => {
  const start = text.indexOf(NODES);
  const head = JSON.parse(`${text.slice(0, start)}${NODES}[]}`) as ListHead;
  return { ...head, nodes: text.slice(start + NODES.length, -1) };
};

const NODES = '"nodes":';

const bodyOf = ({ isEmpty, field, property }: Route, data: Record<string, unknown>): unknown => {
  if (isEmpty) return {};
  const [record] = Object.values(data);
  if (field && record instanceof RawJson) return (record.toJSON() as Record<string, unknown>)[field];
  return property ? { [property]: record } : record;
};

interface Answered {
  variables?: Record<string, unknown>;
  data: Record<string, unknown>;
  withTag?: boolean;
  publicUrl?: string | undefined;
}

const answer = (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { variables = {}, data, withTag, publicUrl }: Answered,
) => {
  const body = bodyOf(route, data);
  if ((body === null || body === undefined) && route.missing) return answerMissing(route, request, reply);
  void reply.header('content-type', 'application/json; charset=utf-8');
  let text = stringifyResult(body ?? null);
  if (reply.statusCode === 201 && route.readAt)
    void reply.header('location', route.readAt.replace(':id', (JSON.parse(text) as { id: string }).id));
  if (route.list && body !== null) {
    const { totalCount, pageInfo, nodes } = splitList(text);
    text = nodes;
    void reply.header('x-total-count', totalCount);
    const [limit, offset] = [Number(variables['limit']), Number(variables['offset'])];
    if (!pageInfo) linkPages(request, reply, publicUrl, { limit, offset, total: totalCount });
    else if (pageInfo.hasNextPage && pageInfo.endCursor !== null)
      linkNextPage(request, reply, publicUrl, pageInfo.endCursor);
  }
  return withTag ? sendTagged(request, reply, text) : reply.send(text);
};
