// A connection to the database that can be cut, as if its machine failed.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

interface Address {
  /** An address or the folder of a Unix socket. */
  host: string;
  port: number;
}

const connectTo = ({ host, port }: Address): Socket =>
  host.startsWith('/') ? connect({ path: `${host}/.s.PGSQL.${port}` }) : connect({ host, port });

export const failingProxy = async (target: Address) => {
  const open = new Set<Socket>();
  let isMuted = false;
  let record: ((data: Buffer) => void) | undefined;
  const pipes = new Set<() => void>();
  let isFrozen = false;
  const server = createServer((client) => {
    if (isFrozen) return void open.add(client.on('error', () => undefined));
    const upstream = connectTo(target);
    client.on('data', (data: Buffer) => {
      record?.(data);
      if (isMuted && data.includes('commit\0')) upstream.unpipe(client);
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
      pipes.add(() => void from.unpipe(to));
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
  const silence = (): void => {
    for (const stop of pipes) stop();
    pipes.clear();
  };
  const port = await listen(0);
  return {
    host: '127.0.0.1',
    port,
    cut,
    restore: () => listen(port),
    /** The open connections go silent, as in a failover; new ones work. */
    silence,
    /** All connections go silent, also new ones. */
    freeze: (frozen: boolean): void => {
      isFrozen = frozen;
      silence();
    },
    /** Commits reach the database and succeed, but their response and all later ones on the connection are lost. */
    muteCommits: (muted: boolean): void => void (isMuted = muted),
    /** What the app sends to the database until `work` is done. */
    sentDuring: async (work: () => Promise<unknown>): Promise<string> => {
      const sent: Buffer[] = [];
      record = (data) => sent.push(data);
      await work();
      record = undefined;
      return Buffer.concat(sent).toString('latin1');
    },
  };
};
