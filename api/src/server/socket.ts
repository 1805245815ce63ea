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
  type OperationDefinitionNode,
} from 'graphql';
import { CloseCode, makeServer } from 'graphql-ws';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { unauthenticated } from '../errors.ts';
import { toPublicError } from './errors/publicError.ts';
import type { LiveHub } from '../features/live/liveHub.ts';
import type { Topic } from '../features/live/subscriber.ts';
import { stringifyResult } from '../reading/json.ts';
import type { Viewer } from '../reading/reading.ts';
import { publicFields } from '../schema/access.ts';
import type { Context } from '../schema/context.ts';
import { publicGraphQLError } from './graphqlErrors.ts';
import { documentLimits, validationRules } from './limits.ts';
import type { MemberSockets } from './memberSockets.ts';

interface Extra {
  socket: WebSocket;
  /** What the socket is made of. */
  raw: Duplex;
  viewer: Viewer;
}

export interface SocketOptions {
  schema: GraphQLSchema;
  leaves: GraphQLSchema;
  hub: LiveHub;
  /** Who opens the socket, and in which session; throws to refuse it. */
  admit: (request: IncomingMessage) => Promise<{ viewer: Viewer; session: string | undefined }>;
  members: MemberSockets;
  contextFor: (viewer: Viewer) => Context;
}

const PATH = '/graphql';
const MESSAGE = 64 * 1024;
const SUBSCRIPTIONS = 20;
const SOCKETS_PER_MEMBER = 10;
const INIT_MS = 3_000;
const PING_MS = 12_000;
/** Bytes that may wait for a reader. */
const SLOW = 1024 * 1024;

/** GraphQL over WebSocket, for subscriptions only, guarded like HTTP: origin, limits, masks, message size, sockets per member. */
export const addSocket = (http: FastifyInstance, options: SocketOptions): void => {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('graphql-transport-ws') ? 'graphql-transport-ws' : false),
  });
  const protocol = protocolOf(options);
  const perMember = new Map<string, number>();

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    if (request.url?.split('?')[0] !== PATH) return void refuse(raw, 404);
    options.admit(request).then(
      ({ viewer, session }) =>
        server.handleUpgrade(request, raw, head, (socket) => {
          open(socket, raw, viewer);
          if (viewer.id !== null && session !== undefined) options.members.add(socket, session);
        }),
      (error: unknown) => refuse(raw, toPublicError(error).status),
    );
  };

  const open = (socket: WebSocket, raw: Duplex, viewer: Viewer): void => {
    const member = viewer.id;
    const count = member === null ? 0 : (perMember.get(member) ?? 0) + 1;
    if (count > SOCKETS_PER_MEMBER) return socket.close(4429, 'Too many sockets');
    if (member !== null) perMember.set(member, count);
    const extra: Extra = { socket, raw, viewer };
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) =>
          new Promise((resolve, reject) => socket.send(data, (error) => (error ? reject(error) : resolve()))),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (receive) =>
          socket.on(
            'message',
            (data) => void receive(String(data)).catch(() => socket.close(CloseCode.InternalServerError)),
          ),
      },
      extra,
    );
    const ping = setInterval(() => socket.ping(), PING_MS);
    socket.on('error', () => socket.terminate());
    socket.once('close', (code, reason) => {
      clearInterval(ping);
      if (member !== null) perMember.set(member, (perMember.get(member) ?? 1) - 1);
      void closed(code, String(reason));
    });
  };

  http.server.on('upgrade', onUpgrade);
  // Otherwise the server would wait for its sockets for ever.
  http.addHook('preClose', async () => {
    http.server.off('upgrade', onUpgrade);
    options.members.stop();
    for (const socket of server.clients) socket.close(1001, 'Going away');
    server.close();
    setTimeout(() => server.clients.forEach((socket) => socket.terminate()), 1_000).unref();
  });
};

const refuse = (raw: Duplex, status: number): void => {
  raw.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const protocolOf = ({ schema, leaves, hub, contextFor }: SocketOptions) =>
  makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_MS,
    onSubscribe: (ctx, _id, payload) => {
      if (Object.keys(ctx.subscriptions).length > SUBSCRIPTIONS)
        return [new GraphQLError(`At most ${SUBSCRIPTIONS} subscriptions on one socket.`)];
      return checked(schema, leaves, payload, contextFor(ctx.extra.viewer));
    },
    onError: (_ctx, _id, _payload, errors) => errors.map((error) => publicGraphQLError(error.toJSON(), error)),
    // The hub writes its frames to the socket itself, so the stream that the protocol watches only ever ends.
    subscribe: () => new Quiet(),
    onOperation: (ctx, id, payload, args) => feed(hub, ctx.extra, id, payload.query, args),
  });

/** Parsed and validated by the very rules of HTTP; nothing but a subscription passes. */
const checked = (
  schema: GraphQLSchema,
  leaves: GraphQLSchema,
  payload: { query: string; operationName?: string | null; variables?: Record<string, unknown> | null },
  contextValue: Context,
): ExecutionArgs | readonly GraphQLError[] => {
  try {
    const document = parse(payload.query, { maxTokens: documentLimits.tokens });
    const errors = validate(schema, document, [...specifiedRules, ...validationRules], {
      maxErrors: 5,
      hideSuggestions: true,
    } as never);
    if (errors.length > 0) return errors;
    const operation = getOperationAST(document, payload.operationName);
    if (operation?.operation !== 'subscription')
      return [new GraphQLError('Only subscriptions are served over the socket.')];
    return {
      schema: leaves,
      document,
      operationName: payload.operationName,
      variableValues: payload.variables ?? {},
      contextValue,
    };
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('The document could not be read.')];
  }
};

/** A stream without values that ends when its subscription does. */
class Quiet implements AsyncIterableIterator<never> {
  private end: (() => void) | undefined;
  private readonly ended = new Promise<IteratorReturnResult<undefined>>(
    (resolve) => (this.end = () => resolve({ done: true, value: undefined })),
  );
  private readonly onEnd: () => void;

  constructor(onEnd: () => void = () => {}) {
    this.onEnd = onEnd;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorReturnResult<undefined>> {
    return this.ended;
  }

  return(): Promise<IteratorReturnResult<undefined>> {
    this.onEnd();
    this.end?.();
    return this.ended;
  }
}

const feed = async (
  hub: LiveHub,
  { socket, raw, viewer }: Extra,
  id: string,
  query: string,
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<never> | undefined> => {
  const { topic, after } = wishOf(args, viewer);
  const prefix = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
  const unsubscribe = await hub.subscribe(
    {
      topic,
      viewer,
      selection: JSON.stringify([query, args.operationName, args.variableValues]),
      render: async (change) =>
        stringifyResult(
          await execute({
            ...args,
            rootValue: change,
            contextValue: { ...(args.contextValue as Context), viewer: change.viewer },
          }),
        ),
      send: (frame) => {
        // Whoever does not read is let go; it resumes from its cursor.
        if (raw.writableLength > SLOW) socket.terminate();
        // Nothing is compressed, so what the socket itself sends is never under way in parts.
        else if (socket.readyState === socket.OPEN) frame.writeTo(raw, prefix);
      },
    },
    after,
  );
  // Ended by the protocol: with the subscription, and with its socket, also where that closed meanwhile.
  return new Quiet(unsubscribe);
};

/** What a checked subscription listens to, and from where. */
const wishOf = (
  { schema, document, operationName, variableValues }: ExecutionArgs,
  viewer: Viewer,
): { topic: Topic; after: string[] } => {
  const operation = getOperationAST(document, operationName) as OperationDefinitionNode;
  const [node] = operation.selectionSet.selections;
  if (node?.kind !== Kind.FIELD) throw new GraphQLError('Name the subscription field directly.');
  const name = node.name.value;
  if (!publicFields().has(name) && viewer.id === null)
    throw new GraphQLError('Unauthorized', { originalError: unauthenticated() });
  const field = schema.getSubscriptionType()?.getFields()[name];
  const coerced = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
  const args = field && coerced.coerced ? getArgumentValues(field, node, coerced.coerced) : {};
  const auctionId = args['auctionId'];
  const topic: Topic =
    typeof auctionId === 'string'
      ? { kind: 'auction', auctionId }
      : { kind: name === 'myAuctionsChanged' ? 'mine' : 'all' };
  return { topic, after: (args['after'] as string[] | null | undefined) ?? [] };
};
