// The environment of a run: a private data folder with the product's PostgreSQL, and the programs started on it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../api/dist/database/embedded.js';
import { prepareDatabase } from '../../api/dist/prepareDatabase.js';
import { withClient } from './database.mjs';

export function openEnvironment() {
  const endings = [];
  let cluster;
  let closed;

  /** Clean-up steps, run in reverse order. */
  const atEnd = (ending) => void endings.push(ending);

  async function startCluster() {
    const folder = mkdtempSync(join(tmpdir(), 'feedstock-bench-'));
    chmodSync(folder, 0o755);
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    const { connection, stop } = await startEmbedded({ dataDir: folder, log: () => undefined });
    atEnd(stop);
    return connection;
  }

  /** A market created by the product's own migrations, empty unless it is seeded. */
  async function emptyMarket(name, { seed = 'none' } = {}) {
    const connection = await (cluster ??= startCluster());
    await withClient(connection, (client) => client.query(`create database ${name}`));
    const market = { ...connection, database: name };
    await prepareDatabase(market, { seed });
    return market;
  }

  async function endAll() {
    for (const ending of endings.reverse()) {
      try {
        await ending();
      } catch (error) {
        console.error(error);
      }
    }
  }

  return { atEnd, emptyMarket, close: () => (closed ??= endAll()) };
}
