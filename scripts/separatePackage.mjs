// bench/ and clients/ are separate packages, installed when they are first needed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build/files.mjs';

/** Installs the package if it is not yet; `run` starts one of its programs and ends this one if it fails. */
export function separatePackage(name) {
  const folder = join(root, name);
  const run = (program, ...args) => {
    const { status } = spawnSync(process.execPath, [program, ...args], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  };
  if (!existsSync(join(folder, 'node_modules'))) {
    const { npm_execpath: npm } = process.env;
    if (!npm) {
      console.error(`The packages of ${name} are not installed yet: start this with \`npm run\`.`);
      process.exit(1);
    }
    run(npm, 'ci', '--no-audit', '--no-fund');
  }
  return { folder, run };
}
