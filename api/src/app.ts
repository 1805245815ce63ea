import { Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addTransports } from './addTransports.ts';
import type { DatabaseAddress } from './database/address.ts';
import { openMarket } from './openMarket.ts';
import type { Reader } from './reading/read.ts';
import { openHttp } from './server/http/http.ts';
import type { Settings } from './settings/settings.ts';

export interface App {
  http: FastifyInstance;
  reader: Reader;
  /** Drains, stops taking requests, finishes those that run, and lets go of the database. */
  close(): Promise<void>;
}

/** Longer than nginx.conf lets the proxy keep a connection that it does not use. */
const LINGER_MS = 3_000;

/** Composes database, slices and transports; the tests start this too. `direct` bypasses a pooler, for what needs a session. */
export const openApp = async (
  settings: Settings,
  address: DatabaseAddress,
  { secretKey, direct = address }: { secretKey: string; direct?: DatabaseAddress },
): Promise<App> => {
  let stopping = false;
  const isStopping = (): boolean => stopping;
  const http = await openHttp(settings);
  const opened = await openMarket({ settings, address, direct, secretKey, log: http.log });
  const stopTransports = await addTransports(http, opened, isStopping);
  return {
    http,
    reader: opened.reader,
    close: async () => {
      stopping = true;
      if (settings.drainSeconds > 0) await drain(http, settings.drainSeconds);
      await http.close();
      await stopTransports();
      await opened.stop();
    },
  };
};

/** Refuses new connections before it closes open ones, so that a proxy never sends a request on one that is just being closed. */
const drain = async (http: FastifyInstance, seconds: number): Promise<void> => {
  await delay(seconds * 1_000);
  // That of the HTTP server would close idle connections at the same time.
  Server.prototype.close.call(http.server);
  await delay(LINGER_MS);
};
