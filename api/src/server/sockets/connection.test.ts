import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer, type ClientOptions } from 'ws';
import { Connection, type ConnectionLimits } from './connection.ts';
import { MessageRate } from './messageRate.ts';

let http: Server;
let server: WebSocketServer;
beforeAll(async () => {
  http = createServer().listen(0, '127.0.0.1');
  const closing = { closeTimeout: 500 };
  server = new WebSocketServer({ server: http, autoPong: false, ...closing });
  await once(http, 'listening');
});
afterAll(() => {
  server.close();
  http.close();
});

const LIMITS: ConnectionLimits = { outgoingBytes: 100_000, rate: undefined, pingMs: 60_000 };

/** A client and the server's side of its socket. */
const aPair = async (limits: Partial<ConnectionLimits> = {}, options: ClientOptions = {}) => {
  const accepted = once(server, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, options);
  client.on('error', () => undefined);
  const [socket] = (await accepted) as [WebSocket];
  const connection = new Connection(socket, { ...LIMITS, ...limits });
  if (client.readyState !== WebSocket.OPEN) await once(client, 'open');
  return { client, socket, connection, closed: once(socket, 'close') as Promise<[number]> };
};
/** A stopped clock, so no token is refilled. */
const rateOf = (perSecond: number): MessageRate => new MessageRate(perSecond, () => 0);

describe('A connection whose client does not read', () => {
  const CHUNK = 'x'.repeat(10_000);

  it('is closed before its buffer exceeds the limit', async () => {
    const { client, socket, connection, closed } = await aPair();
    client.pause();
    let max = 0;
    while (socket.readyState === WebSocket.OPEN) {
      connection.send(CHUNK);
      max = Math.max(max, socket.bufferedAmount);
    }
    expect(max).toBeLessThanOrEqual(LIMITS.outgoingBytes + CHUNK.length);
    expect(max).toBeGreaterThan(LIMITS.outgoingBytes - 2 * CHUNK.length);
    await closed;
    client.terminate();
  });

  it('is closed because of the server’s own pings too', async () => {
    const { client, socket, closed } = await aPair({ outgoingBytes: 65_536 });
    client.pause();
    const fill = 'x'.repeat(65_000);
    // The rest waits in the server once the kernel's buffer is full.
    while (socket.bufferedAmount === 0) socket.send(fill);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const pings = setInterval(() => {
      for (let nth = 0; nth < 1_000 && client.readyState === WebSocket.OPEN; nth++) client.ping(CHUNK.slice(0, 125));
    }, 1);
    await closed;
    clearInterval(pings);
    client.terminate();
  });

  it('is sent nothing once it is closed', async () => {
    const { client, socket, connection, closed } = await aPair();
    client.terminate();
    await closed;
    connection.send('late');
    expect(socket.bufferedAmount).toBe(0);
  });
});

describe('A ping of the client', () => {
  it('is answered with its payload', async () => {
    const { client } = await aPair();
    client.ping('are you there');
    expect(String((await once(client, 'pong'))[0])).toBe('are you there');
    client.terminate();
  });
});

describe('A connection over its message rate', () => {
  const sent: Record<string, (client: WebSocket) => void> = {
    messages: (client) => client.send('{}'),
    pings: (client) => client.ping(),
    'unasked pongs': (client) => client.pong(),
  };

  it.each(Object.entries(sent))('gets an error and is closed: %s', async (_, send) => {
    const { client, connection, closed } = await aPair({ rate: rateOf(3) });
    let received = 0;
    connection.onMessage(() => void received++);
    const told = once(client, 'close');
    for (let nth = 0; nth < 7; nth++) send(client);
    const [code, reason] = (await told) as [number, Buffer];
    expect([code, String(reason)]).toEqual([4429, 'Too many messages']);
    expect(received).toBeLessThanOrEqual(6);
    await closed;
  });

  it('is closed even if its client keeps sending', async () => {
    const { client, connection, closed } = await aPair({ rate: rateOf(3) });
    let received = 0;
    connection.onMessage(() => void received++);
    client.removeAllListeners('close');
    const flood = setInterval(() => client.readyState === WebSocket.OPEN && client.send('{}'), 1);
    await closed;
    clearInterval(flood);
    expect(received).toBe(6);
  });
});

describe('The keep-alive', () => {
  it('keeps a connection whose client answers pings', async () => {
    const { client, socket } = await aPair({ pingMs: 20 });
    for (let nth = 0; nth < 5; nth++) await once(client, 'ping');
    expect(socket.readyState).toBe(WebSocket.OPEN);
    client.terminate();
  });

  it('closes a connection whose client does not answer', async () => {
    const { client, closed } = await aPair({ pingMs: 20 }, { autoPong: false });
    await closed;
    client.terminate();
  });
});
