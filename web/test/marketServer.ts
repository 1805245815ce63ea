// The server as `npm start` runs it, on a data folder of its own. It stops, and the folder goes, when its standard input
// ends: that happens however its starter ends, kill -9 included.
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataFolder } from '../../api/test/dataFolder.ts';

const folder = dataFolder('feedstock-market-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.stdin.resume().once('close', () => {
  // Before the server listens for signals there is nothing yet to stop; and one that hangs is not waited for.
  if (!process.emit('SIGTERM')) process.exit();
  setTimeout(() => process.exit(1), 15_000).unref();
});

/** With its modes and owners: PostgreSQL takes no data that others may read, and runs under another account where this is root. */
function copy(from: string) {
  cpSync(from, folder, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const { mode, uid, gid } = lstatSync(join(from, name));
    chmodSync(join(folder, name), mode & 0o777);
    if (process.getuid?.() === 0) chownSync(join(folder, name), uid, gid);
  }
}

const { MARKET_SEED } = process.env;
// Where that account cannot go to temporary folders its files lie elsewhere, and a copy would share them.
if (MARKET_SEED && !existsSync(join(MARKET_SEED, 'postgres-folder'))) copy(MARKET_SEED);
Object.assign(process.env, { NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', RATE_LIMITS: 'off' });
await import(new URL('../../api/dist/main.js', import.meta.url).href);
// For the servers that tests start next: most of those are killed, and keep nothing.
flushCompileCache();
