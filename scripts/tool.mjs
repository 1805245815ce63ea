// Runs a package's program with this Node and without a shell, so that it works the same on every system.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './build/files.mjs';

function pathOf(name, program) {
  const manifest = findPackageJSON(name, import.meta.url);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program ?? name]);
}

/** Resolves to true if it succeeded. */
export function runTool([name, program], args, environment = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } };
  const child = spawn(process.execPath, [pathOf(name, program), ...args], options);
  // Ctrl-C in the terminal reaches both processes; signals sent only to this one are passed on.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (signal === 'SIGINT' || code === 130) process.exit(130);
      resolve(code === 0);
    });
  });
}
