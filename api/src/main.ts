// The server: opens the database, prepares it, starts the app, and stops all of it on Ctrl-C, SIGTERM, or when its terminal is closed.
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { openApp, type App } from './app.ts';
import { DISK_IS_FULL, StartRefused } from './common/startRefused.ts';
import { startEmbedded } from './database/embedded.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { demoAccounts } from './seed/demoAccounts.ts';
import { secretIn } from './secretFile.ts';
import { readSettings, refuseWithoutPublicUrl, type Settings } from './settings/settings.ts';
import { startFailure } from './startFailure.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The database that this process has started. */
let embedded: Awaited<ReturnType<typeof startEmbedded>> | undefined;
let isReady = false;
let isStopping = false;

const start = async (settings: Settings, onGone: () => void): Promise<() => Promise<void>> => {
  const { databaseUrl, dataDir } = settings;
  await tryPort(settings);
  embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log: say, onGone }) : undefined;
  let app: App | undefined;
  const stopAll = async (): Promise<void> => {
    await app?.close();
    await embedded?.stop();
  };
  try {
    if (isStopping) throw new StartRefused('The start was ended.');
    const address = embedded?.app ?? { url: settings.databaseUrl as string };
    const direct = embedded?.app ?? { url: settings.databaseDirectUrl as string };
    const owner = embedded?.connection ?? { url: settings.databaseMigrationUrl as string };
    const { hasAdmin } = await prepareDatabase(owner, { seed: settings.seed, app: direct, log: say });
    app = await openApp(settings, address, {
      secretKey: settings.secretKey ?? secretIn(settings.dataDir),
      direct,
    });
    await app.http.listen({ port: settings.port, host: settings.host });
    isReady = true;
    announce(settings, (app.http.server.address() as AddressInfo).port, hasAdmin);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw embedded?.isDiskFull() ? new StartRefused(DISK_IS_FULL) : error;
  }
};

/** Fails if the port is taken, before anything else takes its time. */
const tryPort = async ({ port, host }: Settings): Promise<void> => {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
};

const announce = (settings: Settings, port: number, hasAdmin: boolean): void => {
  const url = settings.publicUrl ?? `http://localhost:${port}`;
  say(`Feedstock is ready at ${url}`);
  if (settings.databaseUrl !== undefined && !hasAdmin) firstSteps(url).forEach(say);
  if (settings.seed !== 'demo') return;
  say('Demo accounts:');
  for (const { email, password, about } of demoAccounts) say(`  ${email.padEnd(28)} ${password.padEnd(22)} ${about}`);
};

/** What the operator of a new market does next. */
const firstSteps = (url: string): string[] => [
  `This market has no admin yet. 1. Create your account at ${url}/auth?tab=register`,
  '2. Make it an admin: npm run admin -- grant <your email address>, with Docker Compose: docker compose exec api-1 node api/dist/admin.js grant <your email address>',
  `3. Sign in at ${url}/auth, set up a second factor in Settings, and open ${url}/admin`,
];

/** Nothing that matters is lost with a process that is ended while it waits, such as for a database that went silent. */
const STOP_MS = 20_000;

/** Also works while the database is still being prepared: nothing is left running. */
const stop = async (starting: Promise<() => Promise<void>>, drainSeconds: number, code = 0): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  const overdue = (): never => {
    embedded?.end();
    console.error(`Feedstock did not stop within ${STOP_MS / 1_000} seconds and is ended.`);
    process.exit(1);
  };
  setTimeout(overdue, drainSeconds * 1_000 + STOP_MS).unref();
  const wasReady = isReady;
  try {
    // Without its database a start ends soon.
    if (!wasReady) await embedded?.stop();
    await (
      await starting
    )();
    process.exit(code);
  } catch (error) {
    if (!wasReady) process.exit(code);
    console.error(error);
    process.exit(1);
  }
};

try {
  const settings = refuseWithoutPublicUrl(readSettings());
  const starting = start(settings, () => {
    const reason = 'The embedded PostgreSQL has ended, and so does Feedstock. Start it again; no data is lost.';
    if (!isStopping) console.error(embedded?.isDiskFull() ? DISK_IS_FULL : reason);
    void stop(starting, settings.drainSeconds, 1);
  });
  // A terminal that is closed sends SIGHUP.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => void stop(starting, settings.drainSeconds));
  // After an error that nobody handles, the state is unknown: the server ends in order.
  process.on('uncaughtException', (error) => {
    console.error('The server ends because of an unexpected error:', error);
    void stop(starting, settings.drainSeconds, 1);
  });
  await starting;
} catch (error) {
  if (!isStopping) {
    console.error(startFailure(error) ?? error);
    process.exit(1);
  }
}
