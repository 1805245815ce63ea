// For tests of the embedded PostgreSQL: servers on a separate data folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { startEmbedded, type Connection, type EmbeddedOptions } from '../src/database/embedded.ts';
import { dataFolder } from './dataFolder.ts';

/** Call it inside a `describe`: every test gets a separate folder. */
export function embeddedServers() {
  let dataDir = '';
  const lines: string[] = [];

  beforeEach(() => {
    dataDir = dataFolder('feedstock-embedded-');
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  return {
    /** The servers' log. */
    lines,
    file: (...names: string[]) => join(dataDir, ...names),
    start: (options: Partial<EmbeddedOptions> = {}) =>
      startEmbedded({ dataDir, durable: false, log: (line) => lines.push(line), ...options }),
    startElsewhere: () => startElsewhere(dataDir),
    postmaster: () => Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
  };
}

/** Feedstock in a separate process, which can be killed. */
async function startElsewhere(dataDir: string): Promise<{ child: ChildProcess; connection: Connection }> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('../src/database/embedded.ts', import.meta.url).href)};
    const { connection } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log: () => undefined });
    console.log(JSON.stringify(connection));
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  return { child, connection: JSON.parse(String(line)) as Connection };
}

export async function kill(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

export async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  // Without a listener, a crash of the server would also end the test's process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** An ended process keeps its number until its parent has read the exit status. */
export async function gone(pid: number) {
  try {
    while (process.kill(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 20));
  } catch {
    return;
  }
}
