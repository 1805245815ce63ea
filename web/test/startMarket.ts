// A market for a test file or for pictures: the built app on an embedded database of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

export type Seed = 'demo' | 'none';
export type Market = { url: string; stop: () => Promise<void>; dataDir?: string };

/** `demo` is the market of `npm start`, from an existing data folder or a new one; `none` is empty. The build must be there. */
export async function startMarket(seed: Seed, copyOf?: string, settings: Record<string, string> = {}): Promise<Market> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'marketServer.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Out of the terminal's group: Ctrl-C reaches it once, through its standard input.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { ...process.env, ...settings, NODE_OPTIONS: '', SEED: seed, LOG_LEVEL: 'error', MARKET_SEED: copyOf },
  });
  const exited = once(server, 'exit');
  let dataDir: string | undefined;
  const ready = new Promise<string>((resolve) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, folder] = /^data folder (.+)/.exec(line) ?? [];
      if (folder) dataDir = folder;
      const [, url] = /ready at (http:\S+)/.exec(line) ?? [];
      if (url) resolve(url);
      else if (line.startsWith('{')) process.stderr.write(`${line}\n`);
    });
  });
  async function stop() {
    server.stdin.end();
    await exited;
  }
  const late = delay(120_000, undefined, { ref: false });
  const url = await Promise.race([ready, exited.then(() => undefined), late]);
  if (url) return { url, stop, dataDir };
  await stop();
  throw new Error('The market did not open; what it said stands above.');
}
