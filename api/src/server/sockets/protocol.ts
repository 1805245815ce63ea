import {
  execute,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import { badInput } from '../../errors.ts';
import type { LiveSubscription, SubscriptionSources } from '../../features/live/subscriptionSource.ts';
import { stringifyResult } from '../../reading/json.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Spending } from '../../limits/budgets.ts';
import { documentPoints, weights } from '../../limits/costTable.ts';
import type { OperationLimits } from '../../limits/operationLimits.ts';
import type { Context } from '../../schema/context.ts';
import { toPublicError } from '../errors/publicError.ts';
import { publicGraphQLError } from '../graphqlErrors.ts';
import { documentLimits, validationRules } from '../documentLimits.ts';
import { admitSubscription, type SubscribeRequest } from './admitSubscription.ts';
import type { Connection } from './connection.ts';
import { OpenSubscription } from './openSubscription.ts';
import { selectionKey } from './selectionKey.ts';

export interface ProtocolOptions {
  schema: GraphQLSchema;
  leaves: GraphQLSchema;
  sources: SubscriptionSources;
  contextFor: (viewer: Viewer) => Context;
  operationLimits: OperationLimits;
  /** Told of failures that are not the client's. */
  onError: (error: unknown) => void;
}

interface Extra {
  connection: Connection;
  viewer: Viewer;
  spending: Spending;
  /** Pending ones included, because messages are handled concurrently. */
  subscriptions: number;
  started: Set<OpenSubscription>;
  /** Settled, and removed, when each has started or failed. */
  starting: Set<Promise<void>>;
}

interface Starting {
  request: SubscribeRequest;
  done: () => void;
}

const INIT_MS = 3_000;

/** The protocol graphql-transport-ws on connections; each subscription fails or ends by itself. */
export const subscriptionProtocol = (options: ProtocolOptions) => {
  const { schema, sources, operationLimits } = options;
  const withoutSource = Object.keys(schema.getSubscriptionType()?.getFields() ?? {}).filter((name) => !sources[name]);
  if (withoutSource.length > 0) throw new Error(`These subscriptions have no source: ${withoutSource.join(', ')}.`);
  const requests = new WeakMap<ExecutionArgs, Starting>();

  const server = makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_MS,
    onSubscribe: async ({ extra }, _id, payload) => {
      const done = begin(extra.starting);
      try {
        await extra.spending.prepay(weights.operation + documentPoints(payload.query));
        const request = readRequest(options, extra.viewer, payload);
        if ('errors' in request) {
          done();
          return request.errors;
        }
        admitSubscription(request, extra.subscriptions);
        const { points } = operationLimits.admit(request.priced);
        extra.subscriptions++;
        await extra.spending.charge(points).catch((refused: unknown) => {
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
    // Sources send their frames to the connection directly, so the stream that the protocol watches only ever ends.
    subscribe: () => new OpenSubscription(),
    onOperation: async ({ extra }, id, _payload, execution) => {
      const starting = requests.get(execution);
      const source = starting && sources[starting.request.field];
      if (!source) return;
      try {
        const stop = await source(liveSubscription(starting.request, id, extra.connection));
        const started = new OpenSubscription(() => {
          stop();
          extra.subscriptions--;
          extra.started.delete(started);
        });
        extra.started.add(started);
        return started;
      } catch (error) {
        extra.subscriptions--;
        // Thrown from here, it would close the socket with all other subscriptions.
        return OpenSubscription.failed(error);
      } finally {
        starting.done();
      }
    },
  });

  return {
    open: (connection: Connection, viewer: Viewer, spending: Spending): void => {
      const started = new Set<OpenSubscription>();
      const starting = new Set<Promise<void>>();
      const closed = server.opened(
        {
          protocol: connection.protocol,
          send: (text) => connection.send(text),
          close: (code, reason) => connection.close(code ?? CloseCode.BadRequest, reason ?? ''),
          onMessage: (receive) =>
            connection.onMessage((text) =>
              receive(text).catch(() => connection.close(CloseCode.InternalServerError, 'Internal error')),
            ),
          // After the subscriptions before it, so a client knows that they have started. Without the payload of the ping: its echo would
          // let a client fill our buffers.
          onPing: async () => {
            await Promise.all(starting);
            connection.send('{"type":"pong"}');
          },
        },
        { connection, viewer, spending, subscriptions: 0, started, starting },
      );
      connection.onClose((code, reason) => {
        void closed(code, reason);
        // The protocol forgets a subscription whose id was used again while it was starting.
        for (const subscription of started) void subscription.return();
      });
    },
  };
};

/** Adds a promise to those that are waited for; what is returned settles and removes it. */
const begin = (starting: Set<Promise<void>>): (() => void) => {
  let done = (): void => undefined;
  const promise = new Promise<void>((resolve) => (done = resolve));
  starting.add(promise);
  return () => {
    starting.delete(promise);
    done();
  };
};

/** Parsed and validated by the same rules as over HTTP; nothing but a subscription passes. */
const readRequest = (
  { schema, leaves, contextFor }: ProtocolOptions,
  viewer: Viewer,
  payload: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null },
): SubscribeRequest | { errors: readonly GraphQLError[] } => {
  const document = parse(payload.query, { maxTokens: documentLimits.tokens });
  const invalid = validate(schema, document, [...specifiedRules, ...validationRules], {
    maxErrors: 5,
    hideSuggestions: true,
  });
  if (invalid.length > 0) return { errors: invalid };
  const operation = getOperationAST(document, payload.operationName);
  if (operation?.operation !== 'subscription') throw badInput('Only subscriptions are served over the socket.');
  const [node] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD) throw badInput('Name the subscription field directly.');
  const variables = payload.variables ?? {};
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (errors) return { errors };
  const name = node.name.value;
  const field = schema.getSubscriptionType()?.getFields()[name];
  if (!field) throw badInput(`There is no subscription "${name}".`);
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
    field: name,
    args: getArgumentValues(field, node, coerced),
    selection: selectionKey({ ...payload, document, variables }, node),
  };
};

const liveSubscription = (
  { viewer, execution, field, args, selection }: SubscribeRequest,
  id: string,
  connection: Connection,
): LiveSubscription => {
  const head = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
  return {
    field,
    args,
    viewer,
    selection,
    render: async (rootValue, seenBy) => {
      const contextValue = { ...execution.contextValue, viewer: seenBy };
      const { data, errors } = await execute({ ...execution, rootValue, contextValue });
      // What failed on our side is thrown, so that its source tries again.
      const failure = errors?.find((error) => toPublicError(error).status >= 500);
      if (failure) throw failure;
      const told = errors?.map((error) => publicGraphQLError(error.toJSON(), error));
      return stringifyResult(told ? { data, errors: told } : { data });
    },
    send: (payload) => connection.send(`${head}${payload}}`),
  };
};

/** What is not one of ours is masked later, by its original error. */
const asGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('Refused', { originalError: error as Error });
