import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded, type Connection } from './embedded.ts';
import { StartRefused } from '../startRefused.ts';

const isWindows = process.platform === 'win32';
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'feedstock-embedded-'));
  chmodSync(dataDir, 0o755);
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lines: string[] = [];
const start = (options: { tcp?: boolean; log?: (line: string) => void } = {}) =>
  startEmbedded({ dataDir, durable: false, log: (line) => lines.push(line), ...options });

async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** A process that has ended keeps its number until somebody collects it. */
async function gone(pid: number) {
  try {
    while (process.kill(pid, 0)) await delay(20);
  } catch {
    return;
  }
}

/** A Feedstock in a process of its own, which can be killed. */
async function startElsewhere(): Promise<{ child: ChildProcess; connection: Connection }> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
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

async function kill(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data from one start to the next, in UTF-8, and leaves no process behind', async () => {
    const first = await start();
    await query(first.connection, `create table kept as select upper('é') as word`);
    const pid = postmaster();
    await first.stop();
    await gone(pid);

    const second = await start();
    expect(await query(second.connection, 'table kept')).toEqual(['É']);
    expect(await query(second.connection, 'show max_connections')).toEqual(['100']);
    await second.stop();
  });

  it('may be stopped twice', async () => {
    const { stop } = await start();
    await expect(Promise.all([stop(), stop()])).resolves.toBeDefined();
  });

  it('refuses a second Feedstock on the same data folder and goes on serving the first', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(`Another Feedstock is already running on the data folder ${dataDir}`);
    expect(await query(first.connection, 'select 1')).toEqual([1]);
    await first.stop();
  });

  it('lets exactly one of several first starts win', async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    const winners = starts.filter((one) => one.status === 'fulfilled');
    const refusals = starts.filter((one) => one.status === 'rejected');
    expect(winners).toHaveLength(1);
    for (const { reason } of refusals) expect(reason).toBeInstanceOf(StartRefused);
    expect(await query(winners[0]!.value.connection, 'select 1')).toEqual([1]);
    await winners[0]!.value.stop();
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });

  it('takes over the server of a Feedstock that was killed', async () => {
    const { child, connection } = await startElsewhere();
    await query(connection, 'create table kept as select 1 as one');
    const pid = postmaster();
    await kill(child);

    const next = await start();
    expect(postmaster()).toBe(pid);
    expect(await query(next.connection, 'table kept')).toEqual([1]);
    await next.stop();
    await gone(pid);
  });

  it('recovers by itself when everything was killed', async () => {
    const { child, connection } = await startElsewhere();
    await query(connection, 'create table kept as select 1 as one');
    const pid = postmaster();
    process.kill(pid, 'SIGKILL');
    await kill(child);
    await gone(pid);

    const next = await start();
    expect(await query(next.connection, 'table kept')).toEqual([1]);
    await next.stop();
  });

  it('is not misled by a lock file whose number is another program’s by now', async () => {
    await (await start()).stop();
    const { host } = await start().then(async ({ connection, stop }) => stop().then(() => connection));
    const stale = `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n${host}\n\n1 1\nready\n`;
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), stale, { mode: 0o644 });

    const next = await start();
    expect(postmaster()).not.toBe(process.pid);
    await next.stop();
  });

  it('takes its lock again after a crash of the server’s own', async () => {
    const first = await start();
    const [backend] = await query(first.connection, `select pid from pg_locks where locktype = 'advisory'`);
    process.kill(Number(backend), 'SIGKILL');
    await delay(2_500);
    await expect(start()).rejects.toThrow('Another Feedstock is already running');
    expect(lines).toContainEqual(expect.stringContaining('taking it again'));
    await first.stop();
  });

  it('talks over TCP with a password where there are no Unix sockets', async () => {
    const first = await start({ tcp: true });
    expect(first.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^[\w-]{32}$/) });
    expect(await query(first.connection, 'select 1')).toEqual([1]);
    await expect(query({ ...first.connection, password: 'wrong' }, 'select 1')).rejects.toThrow('password');
    await first.stop();
    const second = await start({ tcp: true });
    expect(await query(second.connection, 'select 1')).toEqual([1]);
    await second.stop();
  });

  it('says so when the data is another version’s', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(start()).rejects.toThrow(/holds the data of PostgreSQL 17, this Feedstock brings 18/);
  });

  (isWindows ? it.skip : it)('hears nothing of a Ctrl-C and opens no port', async () => {
    const first = await start();
    expect(first.connection).toMatchObject({ host: expect.stringMatching(/^\/.{1,85}$/) });
    expect(await query(first.connection, 'show listen_addresses')).toEqual(['']);
    const group = Number(readFileSync(`/proc/${postmaster()}/stat`, 'utf8').split(') ')[1]!.split(' ')[2]);
    expect(group).toBe(postmaster());
    await first.stop();
    expect(existsSync(first.connection.host)).toBe(false);
  });
});
