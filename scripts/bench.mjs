// npm run bench: installs bench/ (its peers never weigh on the product) and runs it against the build.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build/ifStale.mjs';
import { root } from './build/files.mjs';

const bench = join(root, 'bench');

function run(program, ...args) {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: bench, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

buildIfStale({ only: 'api' });
if (!existsSync(join(bench, 'node_modules'))) run(process.env.npm_execpath, 'ci', '--no-audit', '--no-fund');
run(join(bench, 'main.mjs'), ...process.argv.slice(2));
