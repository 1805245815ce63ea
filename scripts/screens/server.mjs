// A server of its own for the pictures, on a data folder that goes away with it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../build/files.mjs';

export async function startServer(seed) {
  const folder = mkdtempSync(join(tmpdir(), 'feedstock-screens-'));
  chmodSync(folder, 0o755);
  const server = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: '0',
      SEED: seed,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const ready = /ready at (http:\S+)/.exec(said);
      if (ready) resolve(ready[1]);
    });
    exited.then(() => reject(new Error(`The server ended before it was ready.\n${said}`)));
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
