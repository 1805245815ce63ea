// A way to the database that can be cut, as when its machine goes away.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Place {
  /** An address, or the folder of a socket. */
  host: string;
  port: number;
}

const reach = ({ host, port }: Place): Socket =>
  host.startsWith('/') ? connect({ path: `${host}/.s.PGSQL.${port}` }) : connect({ host, port });

export const failingProxy = async (target: Place) => {
  const open = new Set<Socket>();
  let isMuted = false;
  const server = createServer((client) => {
    const upstream = reach(target);
    client.on('data', (said) => {
      if (isMuted && said.includes('commit\0')) upstream.unpipe(client);
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(from);
          to.destroy();
        });
      from.pipe(to);
    }
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  const port = await listen(0);
  return {
    host: '127.0.0.1',
    port,
    cut,
    restore: () => listen(port),
    /** Commits reach the database and are done; no word of it, or of what follows on the same connection, comes back. */
    muteCommits: (muted: boolean): void => void (isMuted = muted),
  };
};
