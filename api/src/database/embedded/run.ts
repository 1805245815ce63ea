import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** PG* variables would redirect PostgreSQL's programs, and a missing locale would stop them. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** Runs a program under the account in its own process group, so that Ctrl-C reaches only Feedstock, which stops PostgreSQL last. */
export function run(
  account: Account | undefined,
  program: string,
  args: string[],
  listen = true,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: environment(),
      detached: true,
      windowsHide: true,
      // A server started by pg_ctl inherits its output: a pipe would stay open as long as the server runs.
      stdio: listen ? ['ignore', 'ignore', 'pipe'] : 'ignore',
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
