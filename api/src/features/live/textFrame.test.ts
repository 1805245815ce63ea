import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './textFrame.ts';

let http: Server;
let server: WebSocketServer;
beforeAll(async () => {
  http = createServer();
  server = new WebSocketServer({ noServer: true });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
});
afterAll(() => {
  server.close();
  http.close();
});

it.each([0, 102, 103, 65_512, 65_513, 200_000])(
  'is a frame that a WebSocket reads, with a payload of %i bytes more',
  async (length) => {
    const payload = JSON.stringify({ said: 'ö'.repeat(length / 2) + 'o'.repeat(length % 2) });
    http.once('upgrade', (request, raw: Duplex, head: Buffer) =>
      server.handleUpgrade(request, raw, head, (socket) => {
        raw.write(textFrame(Buffer.from('{"payload":'), Buffer.from(payload)));
        socket.send('and then');
      }),
    );
    const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
    const heard: string[] = [];
    client.on('message', (data) => heard.push(String(data)));
    while (heard.length < 2) await once(client, 'message');
    expect(heard).toEqual([`{"payload":${payload}}`, 'and then']);
    client.close();
    await once(client, 'close');
  },
);
