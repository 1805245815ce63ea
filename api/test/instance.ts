// An API process on a given database, which a test may kill.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Connection } from '../src/database/embedded.ts';
import { SECRET_KEY } from './secretKey.ts';

const root = join(import.meta.dirname, '../..');

const bare = (environment: NodeJS.ProcessEnv = {}) => ({ env: { ...process.env, NODE_OPTIONS: '', ...environment } });

/** A connection as a DATABASE_URL. */
export const urlOf = ({ host, port, user, password = '', database }: Connection): string => {
  const address = new URL(`postgres://localhost/${database}`);
  for (const [key, value] of Object.entries({ host, port: String(port), user, password }))
    address.searchParams.set(key, value);
  return address.href;
};

export class Instance {
  readonly url: string;
  private readonly port: number;
  private readonly database: Connection;
  private readonly environment: NodeJS.ProcessEnv;
  private child: ChildProcess | undefined;
  /** What the process has written to its standard output. */
  output = '';
  /** The release that the next run starts. */
  folder = root;

  private constructor(port: number, database: Connection, environment: NodeJS.ProcessEnv) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.database = database;
    this.environment = environment;
  }

  static async start(database: Connection, environment: NodeJS.ProcessEnv = {}, folder = root): Promise<Instance> {
    const instance = new Instance(await freePort(), database, environment);
    instance.folder = folder;
    await instance.run();
    return instance;
  }

  async run(): Promise<void> {
    const child = spawn(process.execPath, [join(this.folder, 'api/dist/main.js')], {
      ...bare({
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        SEED: 'none',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        DATABASE_URL: urlOf(this.database),
        SECRET_KEY,
        ...this.environment,
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    this.output = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => {
        this.output += String(text);
        if (this.output.includes('is ready')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`The instance ended with ${code} before it was ready.`)));
    });
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Like a power cut: nothing is finished and clients are not notified. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Like an operator: running work is finished and sockets are closed properly. */
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

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
