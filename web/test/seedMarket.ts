// Creates the demo market's data once for all test markets, because that takes more than half of a market's start.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The data folder to copy. Requires a build. */
export async function seedMarket(): Promise<{ folder: string; stop: () => Promise<void> }> {
  const seed = spawn(process.execPath, [join(import.meta.dirname, 'marketSeed.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // Not in the terminal's process group, like the markets.
    detached: process.platform !== 'win32',
    windowsHide: true,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const exited = once(seed, 'exit');
  const [folder] = await Promise.race([once(createInterface(seed.stdout), 'line'), exited.then(() => [''])]);
  if (!folder) throw new Error('The demo market was not made; what it said stands above.');
  return {
    folder: String(folder),
    async stop() {
      seed.stdin.end();
      await exited;
    },
  };
}
