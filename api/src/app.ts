import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addTransports } from './addTransports.ts';
import type { DatabaseAddress } from './database/address.ts';
import { openMarket } from './openMarket.ts';
import type { Reader } from './reading/read.ts';
import { openHttp } from './server/http.ts';
import type { Settings } from './settings/settings.ts';

export interface App {
  http: FastifyInstance;
  reader: Reader;
  /** Drains, stops taking requests, finishes those that run, and lets go of the database. */
  close(): Promise<void>;
}

/** Composes database, slices and transports; the tests start this too. `direct` bypasses a pooler, for what needs a session. */
export const openApp = async (
  settings: Settings,
  address: DatabaseAddress,
  { secretKey, direct = address }: { secretKey: string; direct?: DatabaseAddress },
): Promise<App> => {
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const http = await openHttp(settings, isStopping);
  const opened = await openMarket({ settings, address, direct, secretKey, log: http.log });
  const stopTransports = await addTransports(http, opened, isStopping);
  return {
    http,
    reader: opened.reader,
    close: async () => {
      stopping = true;
      await delay(settings.drainSeconds * 1_000);
      await http.close();
      await stopTransports();
      await opened.stop();
    },
  };
};
