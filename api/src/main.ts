// The server: opens the database, prepares it, starts the app, and stops all of it on Ctrl-C or SIGTERM.
import type { AddressInfo } from 'node:net';
import { openApp } from './app.ts';
import { startEmbedded } from './database/embedded.ts';
import { prepareDatabase } from './database/prepare.ts';
import { demoAccounts } from './database/seed/demoAccounts.ts';
import { readSettings, type Settings } from './settings.ts';
import { StartRefused } from './startRefused.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const start = async (settings: Settings): Promise<() => Promise<void>> => {
  const embedded = settings.databaseUrl === undefined ? await startEmbedded({ dataDir: settings.dataDir, log: say }) : undefined;
  const stopDatabase = async () => embedded?.stop();
  try {
    const address = embedded?.connection ?? { url: settings.databaseUrl as string };
    await prepareDatabase(settings.databaseMigrationUrl ? { url: settings.databaseMigrationUrl } : address, { seed: settings.seed });
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
  for (const { email, password, what } of demoAccounts) say(`  ${email.padEnd(28)} ${password.padEnd(22)} ${what}`);
};

try {
  const stop = await start(readSettings());
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  if (error instanceof StartRefused || (error as { code?: string }).code === 'EADDRINUSE') console.error((error as Error).message);
  else console.error(error);
  process.exit(1);
}
