// Feedstock as started by `npm start`: production, sessions, limits and logs are on, but the limits are out of reach.
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { urlOf } from './database.mjs';
import { freePort } from './freePort.mjs';
import { startProgram } from './program.mjs';

const start = join(import.meta.dirname, '../../scripts/start.mjs');

/** Unsets the machine's own Feedstock settings: an empty variable counts as unset. */
export const settingsOf = (connection) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  DATABASE_URL: urlOf(connection),
  DATABASE_DIRECT_URL: '',
  DATABASE_MIGRATION_URL: '',
  SECRET_KEY: 'a secret of the benches, 32 characters',
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  TRUST_PROXY: 'loopback',
  PREPARED: '',
  RATE_LIMITS: 'on',
  LIMIT_POINTS_PER_ADDRESS: '1000000000',
  LIMIT_POINTS_PER_MEMBER: '1000000000',
  LIMIT_STATEMENTS_AT_ONCE: '8',
  LIMIT_EXPENSIVE_AT_ONCE: '8',
  LIMIT_BIDS_PER_SECOND: '1000000',
  LIMIT_SOCKETS_PER_ADDRESS: '1000000',
  LIMIT_SOCKETS_PER_MEMBER: '1000000',
});

export async function startFeedstock(environment, connection) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return startProgram(environment, start, {
    env: { ...settingsOf(connection), PORT: String(port) },
    channel: false,
    ready: async () => {
      while (!(await isReady(url))) await delay(100);
      return url;
    },
  });
}

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
