// The server: opens the database, prepares it, starts the app, and stops all of it on Ctrl-C or SIGTERM.
import type { AddressInfo } from 'node:net';
import { openApp } from './app.ts';
import { startEmbedded } from './database/embedded.ts';
import { prepareDatabase } from './database/prepare.ts';
import { demoAccounts } from './database/seed/demoAccounts.ts';
import { readSettings, refuseWithoutPublicUrl, type Settings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const embedded =
    settings.databaseUrl === undefined ? await startEmbedded({ dataDir: settings.dataDir, log: say }) : undefined;
  const stopDatabase = async () => embedded?.stop();
  try {
    const address = embedded?.app ?? { url: settings.databaseUrl as string };
    const owner = embedded?.connection ?? { url: settings.databaseMigrationUrl as string };
    await prepareDatabase(owner, { seed: settings.seed, app: address });
    const app = await openApp(settings, address);
    await app.http.listen({ port: settings.port, host: settings.host });
    announce(settings, (app.http.server.address() as AddressInfo).port);
    return async () => {
      await app.close();
      await stopDatabase();
    };
  } catch (error) {
    await stopDatabase();
    throw error;
  }
};

const announce = (settings: Settings, port: number): void => {
  say(`Feedstock is ready at ${settings.publicUrl ?? `http://localhost:${port}`}`);
  if (settings.seed !== 'demo') return;
  say('Demo accounts:');
  for (const { email, password, about } of demoAccounts) say(`  ${email.padEnd(28)} ${password.padEnd(22)} ${about}`);
};

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
