// Programs under load run as separate processes, as in production.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TIMEOUT_MS = 60_000;

/** Starts `file` with an IPC channel and waits for `{ url }` from it, or for `ready`. */
export async function startProgram(environment, file, { env = {}, ready = urlMessage, channel = true } = {}) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', ...(channel ? ['ipc'] : [])],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  environment.atEnd(async () => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(timer);
  });
  const { promise: failed, reject } = Promise.withResolvers();
  const timer = setTimeout(() => reject(new Error(`${file} was not ready in time.`)), TIMEOUT_MS);
  exited.then(() => reject(new Error(`${file} ended before it was ready.`)));
  const url = await Promise.race([ready(child), failed]).finally(() => clearTimeout(timer));
  return { url, cpuSeconds: () => cpuSecondsOf(child.pid) };
}

const urlMessage = (child) => new Promise((resolve) => child.once('message', ({ url }) => resolve(url)));

/** The kernel counts in hundredths of a second. Undefined without /proc. */
function cpuSecondsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
