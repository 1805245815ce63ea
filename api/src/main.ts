// The server: opens the database, prepares it, starts the app, and stops all of it on Ctrl-C or SIGTERM.
import type { AddressInfo } from 'node:net';
import { openApp } from './app.ts';
import { startEmbedded } from './database/embedded.ts';
import { prepareDatabase } from './database/prepare.ts';
import { demoAccounts } from './database/seed/demoAccounts.ts';
import { secretIn } from './secretFile.ts';
import { readSettings, refuseWithoutPublicUrl, type Settings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const embedded =
    settings.databaseUrl === undefined ? await startEmbedded({ dataDir: settings.dataDir, log: say }) : undefined;
  const stopDatabase = async () => embedded?.stop();
  try {
    const address = embedded?.app ?? { url: settings.databaseUrl as string };
    const direct = embedded?.app ?? { url: settings.databaseDirectUrl as string };
    const owner = embedded?.connection ?? { url: settings.databaseMigrationUrl as string };
    const { hasAdmin } = await prepareDatabase(owner, { seed: settings.seed, app: direct });
    const app = await openApp(settings, address, {
      secretKey: settings.secretKey ?? secretIn(settings.dataDir),
      direct,
    });
    await app.http.listen({ port: settings.port, host: settings.host });
    announce(settings, (app.http.server.address() as AddressInfo).port, hasAdmin);
    return async () => {
      await app.close();
      await stopDatabase();
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
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

/** Ctrl-C also works while the database is still being prepared: nothing is left running. */
const stopOnSignals = (starting: Promise<() => Promise<void>>): void => {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    try {
      await (
        await starting
      )();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

try {
  const starting = start(refuseWithoutPublicUrl(readSettings()));
  stopOnSignals(starting);
  await starting;
} catch (error) {
  if (error instanceof StartRefused || (error as { code?: string }).code === 'EADDRINUSE')
    console.error((error as Error).message);
  else console.error(error);
  process.exit(1);
}
