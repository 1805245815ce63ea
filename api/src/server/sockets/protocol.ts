import {
  createSourceEventStream,
  execute,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  isCompositeType,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import { badInput, type Code } from '../../common/errors.ts';
import type { LiveHubs, SubscribeContext } from '../../features/around/live/subscriptions.ts';
import { OpenSubscription } from '../../features/around/live/openSubscription.ts';
import type { LiveSubscription } from '../../features/around/live/subscriber.ts';
import { stringifyResult } from '../../reading/rawJson.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Budget } from '../../limits/budgets.ts';
import { documentPoints, weights } from '../../limits/costTable.ts';
import { fragmentsIn } from '../../limits/operationCost.ts';
import type { OperationLimits } from '../graphql/operationLimits.ts';
import type { Context } from '../../schema/context.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';
import { publicGraphQLError } from '../graphql/graphqlErrors.ts';
import { documentLimits, validationRules } from '../graphql/documentLimits.ts';
import { MEANT, refuseOtherMember } from '../http/otherMember.ts';
import { admitSubscription, type SubscribeRequest } from './admitSubscription.ts';
import { TOO_MANY, type Connection } from './connection.ts';
import { selectionKey } from './selectionKey.ts';

export interface ProtocolOptions {
  schema: GraphQLSchema;
  leaves: GraphQLSchema;
  hubs: LiveHubs;
  contextFor: (viewer: Viewer) => Context;
  operationLimits: OperationLimits;
  /** Called for errors that the client did not cause. */
  onError: (error: unknown) => void;
}

/** Who pays for the subscriptions of a socket and sees what they send. */
interface SignedIn {
  viewer: Viewer;
  budget: Budget;
}

/** Finds the caller with the `authorization` of a `connection_init`; throws to refuse it. */
type Authenticate = (authorization: unknown) => Promise<SignedIn>;

interface Extra extends SignedIn {
  connection: Connection;
  authenticate: Authenticate;
  /** Pending ones included, because messages are handled concurrently. */
  subscriptions: number;
  started: Set<OpenSubscription>;
  /** Settled and removed when the subscription has started or failed. */
  starting: Set<Promise<void>>;
}

interface Starting {
  request: SubscribeRequest;
  done: () => void;
}

const INIT_MS = 3_000;

/** After this code clients connect again. */
const TRY_AGAIN_LATER = 1013;

/** By the status of the error that refuses a `connection_init`. */
const closeCodes: Readonly<Record<number, number>> = {
  400: CloseCode.BadRequest,
  401: CloseCode.Unauthorized,
  // Clients connect again, because the member who is meant may sign in again.
  409: CloseCode.Forbidden,
  429: TOO_MANY,
  503: TRY_AGAIN_LATER,
};

/** Serves the protocol graphql-transport-ws; subscriptions fail and end independently. */
export const subscriptionProtocol = (options: ProtocolOptions) => {
  const { hubs, operationLimits } = options;
  const requests = new WeakMap<ExecutionArgs, Starting>();

  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_MS,
    onConnect: async ({ extra, connectionParams }) => {
      const authorization = givenIn(connectionParams, 'authorization');
      try {
        if (authorization !== undefined) Object.assign(extra, await extra.authenticate(authorization));
        refuseOtherMember(extra.viewer, givenIn(connectionParams, MEANT));
        return true;
      } catch (error) {
        const { status, message } = toPublicError(error);
        if (status >= 500) options.onError(error);
        extra.connection.close(closeCodes[status] ?? CloseCode.InternalServerError, message);
        return false;
      }
    },
    onSubscribe: async ({ extra }, _id, payload) => {
      const done = begin(extra.starting);
      try {
        await extra.budget.prepay(weights.operation + documentPoints(payload.query));
        const request = readRequest(options, extra.viewer, payload);
        if ('errors' in request) {
          done();
          return request.errors;
        }
        admitSubscription(request, extra.subscriptions);
        const { points } = operationLimits.admit(request.priced);
        extra.subscriptions++;
        await extra.budget.charge(points + request.resumeCursors * weights.resumeCursor).catch((refused: unknown) => {
          extra.subscriptions--;
          throw refused;
        });
        requests.set(request.execution, { request, done });
        return request.execution;
      } catch (error) {
        done();
        return [asGraphQLError(error)];
      }
    },
    onError: (_ctx, _id, _payload, errors) =>
      errors.map((error) => {
        if (toPublicError(error).status >= 500) options.onError(error.originalError ?? error);
        return publicGraphQLError(error.toJSON(), error);
      }),
    // Never called: onOperation starts all subscriptions.
    subscribe: () => new OpenSubscription(),
    onOperation: async ({ extra }, id, _payload, execution) => {
      const starting = requests.get(execution);
      if (!starting) return;
      try {
        const subscription = liveSubscription(starting.request, id, extra.connection);
        const contextValue: SubscribeContext = { ...starting.request.execution.contextValue, hubs, subscription };
        // Calls `subscribe` of the field's resolver. Its hub sends events to the connection directly; the stream only ends.
        const stream = await createSourceEventStream({ ...execution, contextValue });
        if (!(Symbol.asyncIterator in stream)) throw stream.errors?.[0];
        const source = stream[Symbol.asyncIterator]();
        const started = new OpenSubscription(() => {
          void source.return?.();
          extra.subscriptions--;
          extra.started.delete(started);
        });
        extra.started.add(started);
        return started;
      } catch (error) {
        extra.subscriptions--;
        // An exception here would close the socket with all other subscriptions.
        return OpenSubscription.failed(error);
      } finally {
        starting.done();
      }
    },
  });

  return {
    open: (connection: Connection, signedIn: SignedIn, authenticate: Authenticate): void => {
      const started = new Set<OpenSubscription>();
      const starting = new Set<Promise<void>>();
      const closed = server.opened(
        {
          protocol: connection.protocol,
          send: (text) => connection.send(text),
          close: (code, reason) => connection.close(code ?? CloseCode.BadRequest, reason ?? ''),
          onMessage: (receive) =>
            connection.onMessage((text) => {
              receive(text).catch(() => connection.close(CloseCode.InternalServerError, 'Internal error'));
            }),
          // Sent after earlier subscriptions have started, so that a client can wait for them. Without the payload of the ping, whose
          // echo would let a client fill the server's buffers.
          onPing: async () => {
            await Promise.all(starting);
            connection.send('{"type":"pong"}');
          },
        },
        { connection, ...signedIn, authenticate, subscriptions: 0, started, starting },
      );
      connection.onClose((code, reason) => {
        void closed(code, reason);
        // graphql-ws forgets a subscription whose id was used again while it was starting.
        for (const subscription of started) void subscription.return();
      });
    },
  };
};

/**
 * The value of a name, which is compared like that of a header, because clients such as GraphiQL send their headers as the payload. Several
 * are a list, which is refused like any other value that is no text.
 */
const givenIn = (payload: Readonly<Record<string, unknown>> | null | undefined, wanted: string): unknown => {
  const values = Object.entries(payload ?? {}).flatMap(([name, value]) =>
    name.toLowerCase() === wanted ? [value] : [],
  );
  return values.length > 1 ? values : values[0];
};

/** Adds a pending promise; the returned function settles and removes it. */
const begin = (starting: Set<Promise<void>>): (() => void) => {
  let done = (): void => undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  starting.add(promise);
  return () => {
    starting.delete(promise);
    done();
  };
};

/** Apollo adds these codes over HTTP. */
const withCode = (error: GraphQLError, code: Code): GraphQLError => {
  error.extensions['code'] = code;
  return error;
};

const parsed = (query: string): DocumentNode => {
  try {
    return parse(query, { maxTokens: documentLimits.tokens });
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error;
  }
};

/** Parses and validates by the rules of HTTP, and accepts subscriptions only. */
const readRequest = (
  { schema, leaves, contextFor }: ProtocolOptions,
  viewer: Viewer,
  payload: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null },
): SubscribeRequest | { errors: readonly GraphQLError[] } => {
  const document = parsed(payload.query);
  const invalid = validate(schema, document, [...specifiedRules, ...validationRules], {
    maxErrors: 5,
    hideSuggestions: true,
  });
  if (invalid.length > 0) return { errors: invalid.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  const operation = getOperationAST(document, payload.operationName);
  if (operation?.operation !== 'subscription') throw badInput('Only subscriptions are served over the socket.');
  const [node] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD) throw badInput('Select the subscription field directly, not in a fragment.');
  const variables = payload.variables ?? {};
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) return { errors };
  const name = node.name.value;
  const field = schema.getSubscriptionType()?.getFields()[name];
  if (!field) throw badInput(`There is no subscription "${name}".`);
  const { after } = getArgumentValues(field, node, coerced);
  const type = getNamedType(field.type);
  const context = contextFor(viewer);
  return {
    viewer,
    execution: {
      schema: leaves,
      document,
      operationName: payload.operationName,
      variableValues: variables,
      contextValue: context,
    },
    priced: { document, operation, variables, page: context.limits.page },
    field,
    resumeCursors: Array.isArray(after) ? after.length : 0,
    // A key never shares frames with the session of its member, which may have more rights.
    selection: (viewer.key ? 'key ' : '') + selectionKey({ ...payload, document, variables }, node),
    isPersonal:
      isCompositeType(type) &&
      context.reader.isPersonal({ fragments: fragmentsIn(document), variableValues: coerced }, type, [node]),
  };
};

const liveSubscription = (
  { viewer, execution, selection, isPersonal }: SubscribeRequest,
  id: string,
  connection: Connection,
): LiveSubscription => {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return {
    viewer,
    selection,
    isPersonal,
    render: async (rootValue, seenBy) => {
      const contextValue = { ...execution.contextValue, viewer: seenBy };
      const { data, errors } = await execute({ ...execution, rootValue, contextValue });
      // Unexpected errors are thrown, so that the source tries again.
      const failure = errors?.find((error) => toPublicError(error).status >= 500);
      if (failure) throw failure;
      const told = errors?.map((error) => publicGraphQLError(error.toJSON(), error));
      return stringifyResult(told ? { data, errors: told } : { data });
    },
    send: (payload) => connection.send(`${head}${payload}}`),
  };
};

/** Unexpected errors are masked later, by their original error. */
const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('Refused', { originalError: error as Error });
