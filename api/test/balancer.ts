// A small proxy in front of instances. It asks each whether it is ready, keeps connections, and sends a request to the next instance if its
// connection was refused.
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instance } from './instance.ts';

const PROBE_MS = 50;

export const openBalancer = async (instances: readonly Instance[]) => {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set(instances);
  let isOpen = true;
  const probe = async (instance: Instance): Promise<void> => {
    for (; isOpen; await sleep(PROBE_MS)) {
      const isReady = await fetch(`${instance.url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      ready[isReady ? 'add' : 'delete'](instance);
    }
  };
  for (const instance of instances) void probe(instance);
  let turn = 0;
  const forward = (incoming: IncomingMessage, body: Buffer, tried?: Instance): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const left = [...ready].filter((instance) => instance !== tried);
      const chosen = left[turn++ % left.length];
      if (!chosen) return reject(new Error('No instance is ready.'));
      const { method, headers } = incoming;
      request(new URL(incoming.url ?? '/', chosen.url), { agent, method, headers }, resolve)
        .on('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ECONNREFUSED' || tried) reject(error);
          else forward(incoming, body, chosen).then(resolve, reject);
        })
        .end(body);
    });
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const answered = await forward(incoming, await buffer(incoming));
    const { connection: _connection, ...headers } = answered.headers;
    outgoing.writeHead(answered.statusCode ?? 502, headers);
    answered.pipe(outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: Error) => outgoing.writeHead(502).end(error.message));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (instance: Instance): boolean => ready.has(instance),
    /** An instance that is ready. */
    ready: (): Instance => [...ready][0] ?? instances[0]!,
    close: (): void => {
      isOpen = false;
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
};
