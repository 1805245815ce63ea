// Runs `npm start` after its server was killed without warning.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { registration } from '../api/test/bodies.ts';
import { Caller } from '../api/test/caller.ts';
import { dataFolder } from '../api/test/dataFolder.ts';
import { gone, kill } from '../api/test/embedded.ts';
import { until } from '../api/test/instanceGroup.ts';

const folder = dataFolder('feedstock-start-');
const running: ChildProcess[] = [];
let errors = '';
afterAll(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
  rmSync(folder, { recursive: true, force: true });
});

const script = join(import.meta.dirname, 'start.mjs');
const npm = process.env['npm_execpath']!;

const environment = (nodeOptions: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: nodeOptions,
  DATABASE_URL: '',
  SEED: 'none',
  NODE_ENV: 'production',
  DATA_DIR: folder,
  PORT: '0',
  LOG_LEVEL: 'silent',
});

/** Runs the real script, or npm, which runs it in a shell; resolves when it reports that it is ready. */
const start = async (
  args = [script],
  nodeOptions = '',
): Promise<{ child: ChildProcess; anyone: Caller; port: string }> => {
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(nodeOptions),
  });
  running.push(child);
  child.stderr.on('data', (data) => (errors += String(data)));
  for await (const line of createInterface(child.stdout)) {
    const url = /is ready at (\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return { child, anyone: new Caller(url.replace('localhost', '127.0.0.1')), port: new URL(url).port };
  }
  throw new Error(`npm start ended with ${child.exitCode} before it was ready.`);
};
const postmaster = (): number => Number.parseInt(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const SELLER = { email: registration.email, password: registration.password };
const signIn = async (anyone: Caller): Promise<Caller> => {
  const { status, headers } = await anyone.post('/api/login', SELLER);
  expect(status).toBe(200);
  return anyone.with({ cookie: headers.getSetCookie()[0]!.split(';')[0]! });
};
const phoneOf = async (seller: Caller): Promise<unknown> => (await seller.read('/api/company-profile'))['phone'];

it('recovers after kill -9 and after an error that nobody handles, and ends when its PostgreSQL has gone', async () => {
  const first = await start();
  expect((await first.anyone.post('/api/register', registration)).status).toBe(201);
  const seller = await signIn(first.anyone);
  const profile = { companyName: 'Northern Fertilizers', phone: '+1 202 555 0199' };
  expect((await seller.put('/api/company-profile', profile)).status).toBe(201);
  const orphan = postmaster();
  await kill(first.child);
  // Only the server was killed; its PostgreSQL still runs.
  expect(isAlive(orphan)).toBe(true);

  const second = await start();
  expect(postmaster()).toBe(orphan);
  expect(await phoneOf(await signIn(second.anyone))).toBe(profile.phone);

  // Simulates a failure of the database: the server ends too.
  const failed = once(second.child, 'exit');
  process.kill(orphan, 'SIGKILL');
  expect((await failed)[0]).toBe(1);
  await gone(orphan);

  const rejecting = `process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody handles this')))`;
  const third = await start([script], `--import=data:text/javascript,${encodeURIComponent(rejecting)}`);
  expect(await phoneOf(await signIn(third.anyone))).toBe(profile.phone);
  const last = postmaster();
  const closed = once(third.child, 'close');
  third.child.kill('SIGUSR2');
  expect((await closed)[0]).toBe(1);
  expect(errors).toMatch(/The server ends because of an unexpected error: Error: Nobody handles this/);
  await gone(last);
}, 240_000);

it('ends with npm, which passes no signal on', async () => {
  const { child, anyone } = await start([npm, 'start']);
  const database = postmaster();
  child.kill('SIGTERM');
  await until('the server has ended', async () =>
    anyone.get('/livez').then(
      () => false,
      () => true,
    ),
  );
  await gone(database);
}, 120_000);

it('looks at the port first, and ends with its terminal', async () => {
  const { child, port } = await start();
  const untouched = join(folder, 'untouched');
  const second = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment(''), PORT: port, DATA_DIR: untouched },
  });
  let said = '';
  second.stderr.on('data', (data) => (said += String(data)));
  expect((await once(second, 'close'))[0]).toBe(1);
  expect(said).toBe(`Port ${port} is in use; set PORT to another.\n`);
  expect(existsSync(untouched)).toBe(false);

  const database = postmaster();
  const closed = once(child, 'close');
  child.kill('SIGHUP');
  expect((await closed)[0]).toBe(0);
  await gone(database);
}, 120_000);

it('ends at once, with its database, while it is still filling the market', async () => {
  const child = spawn(process.execPath, [script], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(''), SEED: 'demo', DATA_DIR: join(folder, 'interrupted') },
  });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  const closed = once(child, 'close');
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Filling the demo market')) break;
  const file = readFileSync(join(folder, 'interrupted', 'postgres', 'postmaster.pid'), 'utf8');
  child.kill('SIGTERM');
  expect((await closed)[0]).toBe(0);
  expect(said).toBe('');
  await gone(Number.parseInt(file, 10));
}, 120_000);

it('ends when its parent has gone before the server handles signals', async () => {
  const loading = join(folder, 'loading');
  const delayed = `import { writeFileSync } from 'node:fs';
  export const load = async (url, context, next) => {
    if (!url.endsWith('/api/dist/main.js')) return next(url, context);
    writeFileSync(${JSON.stringify(loading)}, '');
    const source = 'await new Promise((resolve) => setTimeout(resolve, 3_000)); await import(' + JSON.stringify(url + '?late') + ')';
    return { format: 'module', shortCircuit: true, source };
  }`;
  const asUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(asUrl(delayed))})`;
  // The parent ends when the server is being loaded.
  const code = `const { pid } = require('node:child_process').spawn(process.execPath, [process.argv[1]], { stdio: 'ignore' });
    process.stdout.write(String(pid));
    setInterval(() => require('node:fs').existsSync(process.argv[2]) && process.exit(), 20)`;
  const parent = spawn(process.execPath, ['-e', code, script, loading], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment(`--import=${asUrl(register)}`), npm_lifecycle_event: 'start' },
  });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const server = Number(String(printed));
  try {
    await until('the server has ended', () => !isAlive(server));
  } finally {
    if (isAlive(server)) process.kill(server, 'SIGTERM');
  }
}, 120_000);
