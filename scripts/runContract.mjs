import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './build/files.mjs';

/** Runs a module of the compiled server's contract; true if it succeeded. */
export const runContract = (module, ...args) =>
  spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), `contract/${module}`, ...args], { stdio: 'inherit' })
    .status === 0;
