import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { SharedFrame } from './sharedFrame.ts';

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
        new SharedFrame(payload).writeTo(raw, Buffer.from('{"payload":'));
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

/** Takes what is written and is never done with it. */
const stuckSocket = () => {
  const written: Buffer[] = [];
  return { written, socket: new Duplex({ write: (chunk: Buffer) => void written.push(chunk) }) };
};

it('is in each socket behind its own prefix, whatever becomes of the others', () => {
  const frame = new SharedFrame('"said"');
  const prefixes = ['{"id":"1","payload":', `{"id":"${'long'.repeat(100)}","payload":`, '{"id":"2","payload":'];
  const sockets = prefixes.map(() => stuckSocket());
  prefixes.forEach((prefix, nth) => frame.writeTo(sockets[nth]!.socket, Buffer.from(prefix)));
  const texts = sockets.map(({ written }) => String(written[0]).slice(String(written[0]).indexOf('{')));
  expect(texts).toEqual(prefixes.map((prefix) => `${prefix}"said"}`));
});
