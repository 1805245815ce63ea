// The server as `npm start` runs it, on a data folder of its own. It stops, and the folder goes, when its standard input
// ends: that happens however its starter ends, kill -9 included.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'feedstock-market-'));
// Run by root, PostgreSQL's account has to enter it.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.stdin.resume().once('close', () => {
  // Before the server listens for signals there is nothing yet to stop; and one that hangs is not waited for.
  if (!process.emit('SIGTERM')) process.exit();
  setTimeout(() => process.exit(1), 15_000).unref();
});

Object.assign(process.env, { NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', RATE_LIMITS: 'off' });
await import(new URL('../../api/dist/main.js', import.meta.url).href);
