// Low-level HTTP and WebSocket clients, so that a test can stop at any point.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';

/** A TCP connection to a server; a reset by the peer is expected and ignored. */
export const openTcp = async (url: string): Promise<Socket> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** A request from its first line and headers; `Host` is added. */
export const requestText = (line: string, headers: Record<string, string> = {}, body = ''): string =>
  [
    `${line} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');

export const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  'Sec-WebSocket-Protocol': 'graphql-transport-ws',
};

/** Everything the server sends until it closes its half of the connection. */
export const answerTo = async (url: string, text: string): Promise<string> => {
  const socket = await openTcp(url);
  socket.write(text);
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  await once(socket, 'end');
  socket.destroy();
  return answer;
};

export interface Message {
  id?: string;
  type: string;
  payload?: unknown;
}

/** A WebSocket that stores received messages. */
export class Wire {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('message', (data) => {
      this.messages.push(JSON.parse(String(data)) as Message);
      for (const check of this.waiting.splice(0)) check();
    });
  }

  /** Rejects with the HTTP status if the upgrade is refused. */
  static async open(url: string, options: ClientOptions = {}): Promise<Wire> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
    const wire = new Wire(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) =>
        reject(new Error(`refused with ${response.statusCode}`)),
      );
    });
    return wire;
  }

  /** Opens a socket and initializes the connection. */
  static async connect(url: string, options?: ClientOptions): Promise<Wire> {
    const wire = await Wire.open(url, options);
    wire.send({ type: 'connection_init' });
    await wire.received(({ type }) => type === 'connection_ack');
    return wire;
  }

  send(message: Message): void {
    this.socket.send(JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables: object = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  /** Waits for a matching message; earlier ones count too. */
  async received(matches: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const message = this.messages.find(matches);
      if (message) return message;
      await new Promise<void>((resolve, reject) => {
        this.waiting.push(resolve);
        void this.closed.then((code) => reject(new Error(`The socket was closed with ${code}.`)));
      });
    }
  }
}
