// Runs apps for the test files of one Jest worker. The compiled server is loaded once here instead of once per test file. It prints its
// address and exits when its standard input ends.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type * as Server from '../src/app.ts';
import type { DatabaseAddress } from '../src/database/address.ts';
import type { Connection } from '../src/database/embedded.ts';
import type * as Settings from '../src/settings/settings.ts';
import { freshDatabase } from './database.ts';
import { SECRET_KEY } from './secretKey.ts';

export interface OpenRequest {
  environment: NodeJS.ProcessEnv;
  address: DatabaseAddress;
  /** The address that bypasses a connection pooler. */
  direct: DatabaseAddress;
}

/** The app that all test files of the worker may use, and the owner's connection to its database. */
export interface Shared {
  url: string;
  connection: Connection;
}

const DEFAULTS = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SEED: 'none',
  PORT: '0',
  WEBHOOKS_ALLOW_LOOPBACK: 'on',
  SECRET_KEY,
};
const apps = new Map<string, Server.App>();
let shared: Promise<Shared> | undefined;

async function open({ environment, address, direct }: OpenRequest): Promise<string> {
  const dist = new URL('../dist/', import.meta.url).href;
  const { openApp } = (await import(`${dist}app.js`)) as typeof Server;
  const { readSettings } = (await import(`${dist}settings/settings.js`)) as typeof Settings;
  const settings = readSettings({ ...DEFAULTS, ...environment });
  const app = await openApp(settings, address, { secretKey: settings.secretKey ?? '', direct });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  apps.set(url, app);
  return url;
}

async function openShared(): Promise<Shared> {
  const { app, connection } = await freshDatabase();
  return { url: await open({ environment: {}, address: app, direct: app }), connection };
}

async function close(url: string): Promise<void> {
  const app = apps.get(url);
  apps.delete(url);
  await app?.close();
}

/** `GET` describes the shared app, `POST` opens a private one and answers its address, `DELETE` closes it. */
async function answer(request: IncomingMessage): Promise<string> {
  if (request.method === 'GET') return JSON.stringify(await (shared ??= openShared()));
  const body = await json(request);
  if (request.method === 'POST') return open(body as OpenRequest);
  await close((body as { url: string }).url);
  return '';
}

const server = createServer((request, response) => {
  // An open connection would keep the test's process from ending.
  response.setHeader('connection', 'close');
  answer(request).then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
}).listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));

process.stdin.resume().once('close', () => process.exit());
