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

buildIfStale();
if (!existsSync(join(bench, 'node_modules'))) {
  const { npm_execpath: npm } = process.env;
  if (!npm) {
    console.error('The packages to compare with are not installed yet: start this with `npm run bench`.');
    process.exit(1);
  }
  run(npm, 'ci', '--no-audit', '--no-fund');
}
run(join(bench, 'main.mjs'), ...process.argv.slice(2));
