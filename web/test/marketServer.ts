// Runs the server like `npm start` on its own data folder. Stops and deletes the folder when standard input ends, which
// happens even if the parent process is killed.
import { chmodSync, chownSync, cpSync, existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { dataFolder } from '../../api/test/dataFolder.ts';

const folder = dataFolder('feedstock-market-');
process.stdout.write(`data folder ${folder}\n`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.stdin.resume().once('close', () => {
  // Exits if the server does not listen yet, or does not stop in time.
  if (!process.emit('SIGTERM')) process.exit();
  setTimeout(() => process.exit(1), 15_000).unref();
});

/**
 * Copies modes and owners: PostgreSQL refuses data that others may read, and runs under another account if this is
 * root.
 */
function copy(from: string) {
  cpSync(from, folder, { recursive: true });
  for (const name of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const { mode, uid, gid } = lstatSync(join(from, name));
    chmodSync(join(folder, name), mode & 0o777);
    if (process.getuid?.() === 0) chownSync(join(folder, name), uid, gid);
  }
}

const { MARKET_SEED } = process.env;
// If that account cannot read temporary folders, its files are elsewhere and a copy would share them.
if (MARKET_SEED && !existsSync(join(MARKET_SEED, 'postgres-folder'))) copy(MARKET_SEED);
Object.assign(process.env, {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PORT: '0',
  RATE_LIMITS: 'off',
  WEBHOOKS_ALLOW_LOOPBACK: 'on',
});
await import(new URL('../../api/dist/main.js', import.meta.url).href);
// Test servers need no durable writes, because most of them are killed.
flushCompileCache();
