import type { FastifyInstance } from 'fastify';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Metrics } from '../../common/metrics.ts';
import type { Viewer } from '../../reading/reading.ts';
import type { Settings } from '../../settings/settings.ts';
import { clientAddress, networkOf, type Trust } from '../../limits/clientAddress.ts';
import { hasSeveralHosts } from '../http/origin.ts';
import { DomainError } from '../../common/errors.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';
import { retryHeaders } from '../graphql/graphqlErrors.ts';
import type { Budget } from '../../limits/budgets.ts';
import { Connection, TOO_MANY } from './connection.ts';
import { MEANT, refuseOtherMember } from '../http/otherMember.ts';
import type { MemberSockets } from './memberSockets.ts';
import { MessageRate } from './messageRate.ts';
import { openCounts } from './openCounts.ts';
import { subscriptionProtocol, type ProtocolOptions } from './protocol.ts';

/** Who uses a socket, and which session or key ends it. */
export interface SocketCaller {
  viewer: Viewer;
  credential: { sockets: MemberSockets; value: string } | undefined;
}

export interface SocketOptions extends ProtocolOptions {
  /** The caller of a new socket; throws to refuse it. */
  authenticate: (request: IncomingMessage, address: string) => Promise<SocketCaller>;
  /** The caller with the API key of a `connection_init`; throws to refuse it. */
  authenticateKey: (authorization: unknown, address: string) => Promise<SocketCaller>;
  metrics: Metrics;
  /** The budget of a caller at an address. */
  budgetOf: (viewer: Viewer, address: string) => Budget;
  trust: Trust;
  limits: Settings['limits'];
  /** Whether callers from this address are limited. */
  isLimited: (address: string) => boolean;
}

const SOCKET_PATH = '/graphql';
const MESSAGE_BYTES = 64 * 1024;
const PING_MS = 12_000;
/** How long a client may take to answer a close; the types of ws lack this option. */
const CLOSING = { closeTimeout: 1_000 };

/**
 * For `shouldUpgradeCallback` of the HTTP server. Any other protocol, such as h2c, is ignored and its request answered over HTTP, which
 * RFC 9110 allows.
 */
export const isWebSocketUpgrade = (request: IncomingMessage): boolean =>
  request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket' && !hasSeveralHosts(request);

/** GraphQL over WebSocket, for subscriptions only, guarded like HTTP: origin, session, document rules and limits. */
export const addSocket = (http: FastifyInstance, options: SocketOptions): void => {
  const { limits, isLimited, metrics } = options;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_BYTES,
    perMessageDeflate: false,
    ...CLOSING,
    // Answered by Connection, which counts them.
    autoPong: false,
    handleProtocols: (protocols) =>
      protocols.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
  });
  const protocol = subscriptionProtocol(options);
  const perAddress = openCounts(limits.socketsPerAddress);
  const perMember = openCounts(limits.socketsPerMember);

  const onUpgrade = (request: IncomingMessage, raw: Duplex, head: Buffer): void => {
    // First, because Node has removed its own handler and an unhandled socket error ends the process.
    raw.on('error', () => raw.destroy());
    const address = clientAddress(request, options.trust);
    if (address === undefined) return void raw.destroy();
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuse(raw, 404);
    // Before the session is read, so that a flood costs no statements.
    const leaveAddress = isLimited(address) ? perAddress(networkOf(address)) : () => undefined;
    if (!leaveAddress) return refuse(raw, 429);
    raw.once('close', leaveAddress);
    options
      .authenticate(request, address)
      .then((caller) => {
        refuseOtherMember(caller.viewer, request.headers[MEANT]);
        server.handleUpgrade(request, raw, head, (socket) => open(socket, caller, address, leaveAddress));
      })
      .catch((error: unknown) => {
        const { status, details } = toPublicError(error);
        refuse(raw, status, retryHeaders(details));
      });
  };

  const open = (socket: WebSocket, first: SocketCaller, address: string, leaveAddress: () => void): void => {
    const connection = new Connection(socket, {
      outgoingBytes: limits.socketOutgoingBytes,
      rate: isLimited(address) ? new MessageRate(limits.socketMessagesPerSecond) : undefined,
      pingMs: PING_MS,
    });
    let leave = (): void => undefined;
    connection.onClose(() => leave());
    /** Counts the socket for its member; false at the limit. */
    const join = ({ viewer, credential }: SocketCaller): boolean => {
      leave();
      const release = viewer.id === null ? () => undefined : perMember(viewer.id);
      if (!release) return false;
      if (viewer.id !== null) {
        // It counts for its member now: colleagues share an address.
        leaveAddress();
        credential?.sockets.add(socket, credential.value);
      }
      leave = () => {
        release();
        credential?.sockets.remove(socket);
      };
      return true;
    };
    const signedInAs = (caller: SocketCaller) => ({
      viewer: caller.viewer,
      budget: options.budgetOf(caller.viewer, address),
    });
    if (!join(first)) return connection.close(TOO_MANY, 'Too many sockets');
    protocol.open(connection, signedInAs(first), async (authorization) => {
      const caller = await options.authenticateKey(authorization, address);
      if (connection.isOpen && !join(caller)) throw new DomainError('RATE_LIMITED', 'Too many sockets');
      return signedInAs(caller);
    });
  };

  metrics.gauge('feedstock_live_sockets', 'Open WebSockets.', () => server.clients.size);
  metrics.gauge('feedstock_live_buffered_bytes', 'Bytes that clients of WebSockets have not read yet.', () =>
    [...server.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0),
  );

  http.server.on('upgrade', onUpgrade);
  // Otherwise closing the server would wait for its sockets forever.
  http.addHook('preClose', async () => {
    http.server.off('upgrade', onUpgrade);
    for (const socket of server.clients) socket.close(1001, 'Going away');
    server.close();
  });
};

/** Destroys the connection after writing, because the client could keep its half open. */
const refuse = (raw: Duplex, status: number, headers: [string, string][] = []): void => {
  raw.once('finish', () => raw.destroy());
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  raw.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}Connection: close\r\nContent-Length: 0\r\n\r\n`);
};
