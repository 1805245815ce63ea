import { createServer, type AddressInfo } from 'node:net';

/** `sockets` is the folder of the Unix socket, or '' for TCP. */
export const serverSettings = (sockets: string, port: number, durable: boolean) => ({
  listen_addresses: sockets === '' ? '127.0.0.1' : '',
  unix_socket_directories: sockets === '' ? '' : `"${sockets}"`,
  port,
  // The apps of several test files run at the same time.
  max_connections: durable ? 100 : 400,
  shared_buffers: '256MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: 1.1,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statement errors are reported to the caller; the server's log is for problems of the server itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
});

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
