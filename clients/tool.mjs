import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs the program of a package in this folder. */
export function tool(program, ...args) {
  const file = join(import.meta.dirname, 'node_modules', program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`);
}
