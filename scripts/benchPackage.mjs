// bench/ is a separate package, installed when it is first needed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files.mjs';

export const bench = join(root, 'bench');

export function runInBench(program, ...args) {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: bench, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

export function installBench() {
  if (existsSync(join(bench, 'node_modules'))) return;
  const { npm_execpath: npm } = process.env;
  if (!npm) {
    console.error('The packages to measure with are not installed yet: start this with `npm run`.');
    process.exit(1);
  }
  runInBench(npm, 'ci', '--no-audit', '--no-fund');
}
