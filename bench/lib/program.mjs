// Programs under load run as processes of their own, as they would in production.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PATIENCE_MS = 60_000;

/** Starts `file` with a channel to this process and waits for `{ url }` from it, or for what `ready` waits for. */
export async function startProgram(place, file, { env = {}, ready = saysUrl, channel = true } = {}) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', ...(channel ? ['ipc'] : [])],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  place.atEnd(async () => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), 15_000);
    await exited;
    clearTimeout(late);
  });
  const { promise: failed, reject } = Promise.withResolvers();
  const late = setTimeout(() => reject(new Error(`${file} was not ready in time.`)), PATIENCE_MS);
  exited.then(() => reject(new Error(`${file} ended before it was ready.`)));
  const url = await Promise.race([ready(child), failed]).finally(() => clearTimeout(late));
  return { url, cpuSeconds: () => cpuSecondsOf(child.pid) };
}

const saysUrl = (child) => new Promise((resolve) => child.once('message', ({ url }) => resolve(url)));

/** The kernel counts in hundredths of a second. Undefined where there is no /proc. */
function cpuSecondsOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}
