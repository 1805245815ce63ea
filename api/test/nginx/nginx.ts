// Debian's nginx with the configuration of docker-compose.yml, in front of instances of the tests.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { freePort } from '../instance.ts';
import { until } from '../instanceGroup.ts';

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

const shipped = readFileSync(join(import.meta.dirname, '../../../nginx.conf'), 'utf8');
const KINDS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Replaces what must be in the text, once. */
const replaced = (text: string, from: string, to: string): string => {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf must have "${from}" once.`);
  return text.replace(from, to);
};

interface Server {
  url: string;
}

/** In front of two servers, and of a third one beside them that nobody has to answer. */
export const startNginx = async (
  [first, second]: readonly [Server, Server],
  third?: Server,
): Promise<{ url: string; stop(): Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'feedstock-nginx-'));
  // Its workers have another account.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'temporary'));
  const address = `127.0.0.1:${await freePort()}`;
  const named = (text: string, name: string, { url }: Server) => replaced(text, name, new URL(url).host);
  const line = /^.*api-2:4000.*\n/m.exec(shipped)![0];
  const servers = third ? replaced(shipped, line, line + named(line, 'api-2:4000', third)) : shipped;
  const site = named(
    named(replaced(servers, 'listen 80;', `listen ${address};`), 'api-1:4000', first),
    'api-2:4000',
    second,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
error_log stderr error;
pid nginx.pid;
events {}
http {
  access_log off;
${KINDS.map((kind) => `  ${kind}_temp_path temporary/${kind};`).join('\n')}
  include site.conf;
}
`,
  );
  const program = spawn('nginx', ['-e', 'stderr', '-p', folder, '-c', 'nginx.conf'], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // A request whose connection was refused or is not taken goes to another server.
  createInterface(program.stderr).on('line', (line) => {
    if (!/\(111: |\(110: .* while connecting/.test(line)) console.log(line);
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const url = `http://${address}`;
  await until('nginx listens', () => isListening(address));
  return {
    url,
    stop: async () => {
      program.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const isListening = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const [host, port] = address.split(':');
    const socket = connect({ host, port: Number(port) }, () => resolve(true)).on('error', () => resolve(false));
    socket.unref().on('connect', () => socket.destroy());
  });

interface SilentServer extends Server {
  close(): Promise<unknown>;
}

/** Takes connections and never answers, like a machine that froze. */
export const silentServer = async (): Promise<SilentServer> => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: urlOf(server.address()), close: async () => server.close() };
};

/** Takes no connection and refuses none, like a machine that is gone: its thread sleeps, and the queue of the system is full. */
export const absentServer = async (): Promise<SilentServer> => {
  const code = `
    const { parentPort } = require('node:worker_threads');
    const server = require('node:net').createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
      parentPort.postMessage(server.address());
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    });`;
  const worker = new Worker(code, { eval: true, execArgv: [] });
  const [address] = (await once(worker, 'message')) as [AddressInfo];
  const waiting = await Promise.all(
    [1, 2].map(async () => {
      const socket = connect(address.port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  return {
    url: urlOf(address),
    close: () => {
      for (const socket of waiting) socket.destroy();
      return worker.terminate();
    },
  };
};

const urlOf = (address: AddressInfo | string | null): string => `http://127.0.0.1:${(address as AddressInfo).port}`;
