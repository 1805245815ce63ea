// Runs a package's program by this very Node, without a shell: the same on every system.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './build/files.mjs';

const require = createRequire(import.meta.url);

function pathOf(name, program) {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program ?? name]);
}

/** True when it ended well. */
export function runTool([name, program], args, environment = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } };
  return spawnSync(process.execPath, [pathOf(name, program), ...args], options).status === 0;
}
