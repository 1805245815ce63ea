// An API process of its own on a given database, which a test may kill without warning.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../src/database/embedded.ts';

const root = join(import.meta.dirname, '../..');

/** The compiled server is what runs in production, so it is what is killed; built once where it is stale. */
export const buildServer = (): void => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/build.mjs'), '--quiet', '--only=api'],
    bare(),
  );
  if (status !== 0) throw new Error(String(stderr));
};

const bare = (environment: NodeJS.ProcessEnv = {}) => ({ env: { ...process.env, NODE_OPTIONS: '', ...environment } });

export class Instance {
  readonly url: string;
  private readonly port: number;
  private readonly database: Connection;
  private readonly environment: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;

  private constructor(port: number, database: Connection, environment: NodeJS.ProcessEnv) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.database = database;
    this.environment = environment;
  }

  static async start(database: Connection, environment: NodeJS.ProcessEnv = {}): Promise<Instance> {
    const instance = new Instance(await freePort(), database, environment);
    await instance.run();
    return instance;
  }

  async run(): Promise<void> {
    const { host, port, user, password = '', database } = this.database;
    const address = new URL(`postgres://localhost/${database}`);
    for (const [key, value] of Object.entries({ host, port: String(port), user, password }))
      address.searchParams.set(key, value);
    const child = spawn(process.execPath, [join(root, 'api/dist/main.js')], {
      ...bare({
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        SEED: 'none',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        DATABASE_URL: address.href,
        ...this.environment,
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => String(text).includes('is ready') && resolve());
      child.once('exit', (code) => reject(new Error(`The instance ended with ${code} before it was ready.`)));
    });
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** As a power cut would: nothing is finished, nothing is told. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** As an operator would: what runs is finished, sockets are told. */
  terminate(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
