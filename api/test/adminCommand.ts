// The operator's commands, in a process of their own.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface AdminResult {
  code: number | null;
  output: string;
  errors: string;
}

export const runAdmin = (args: string[], environment: NodeJS.ProcessEnv): Promise<AdminResult> =>
  runCommand('admin.js', args, environment);

/** Runs a module of the compiled server. */
export const runCommand = (module: string, args: string[], environment: NodeJS.ProcessEnv): Promise<AdminResult> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../dist', module), ...args], {
      env: { ...process.env, NODE_OPTIONS: '', ...environment },
    });
    const result: AdminResult = { code: null, output: '', errors: '' };
    child.stdout.on('data', (text: Buffer) => (result.output += String(text)));
    child.stderr.on('data', (text: Buffer) => (result.errors += String(text)));
    child.once('close', (code) => resolve({ ...result, code }));
  });
