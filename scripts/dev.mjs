// npm run dev: the server, restarted on every change, and the web app with hot reload, at one address.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildApi } from './build/api.mjs';
import { root } from './build/files.mjs';

process.env.NODE_ENV ||= 'development';

const web = await createServer({ configFile: join(root, 'web/vite.config.ts') });
await web.listen();
const url = web.resolvedUrls?.local[0] ?? 'http://localhost:5173/';

let server;
let isEnding = false;
let round = Promise.resolve();

function startServer() {
  server = spawn(process.execPath, ['--enable-source-maps', join(root, 'api/dist/main.js')], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL || url },
    // A separate process group: otherwise Ctrl-C would reach the server twice and cut its graceful shutdown short.
    detached: process.platform !== 'win32',
  });
  server.once('exit', (code) => {
    if (code && !isEnding) console.error('The server ended; it starts again after the next change.');
  });
}

/** Waits for a graceful shutdown, because the server also stops its database. */
async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exited;
}

async function rebuild() {
  try {
    if ((await buildApi()) === 0 && server) return;
  } catch (error) {
    // The compiler's own stack follows the source position.
    console.error(error.message.split('\n\n\nCaused by')[0]);
    return;
  }
  if (isEnding) return;
  await stopServer();
  startServer();
}

let timer;
const changed = () => {
  clearTimeout(timer);
  timer = setTimeout(() => (round = round.then(rebuild)), 100);
};
watch(join(root, 'api/src'), { recursive: true }, changed);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    isEnding = true;
    await Promise.all([web.close(), stopServer()]);
    process.exit(0);
  });
}

round = rebuild();
await round;
console.log(`\n  Feedstock in development: ${url}\n`);
