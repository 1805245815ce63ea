// A PostgreSQL with a synchronous standby, whose link can be cut.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '../src/database/embedded.ts';
import { chooseAccount, giveTo } from '../src/database/embedded/account.ts';
import { knownCluster } from '../src/database/embedded/locations.ts';
import { dataFolder } from './dataFolder.ts';
import { gone, query } from './embedded.ts';
import { failingProxy } from './failingProxy.ts';
import { until } from './instanceGroup.ts';

export const start = (dataDir: string) => startEmbedded({ dataDir, durable: false, log: () => undefined });

/** Starts the stopped server of a data folder with a standby, which begins as a copy: the bundled PostgreSQL has no pg_basebackup. */
export const startPair = async (dataDir: string) => {
  const cluster = knownCluster(dataDir);
  const copiedDir = dataFolder('feedstock-standby-');
  const copy = join(copiedDir, 'postgres');
  execFileSync('cp', ['-a', cluster, copy]);
  const primary = await start(dataDir);
  // A stopped process would go on reading its socket, so the link itself is cut.
  const link = await failingProxy(primary.connection);
  const signal = join(copy, 'standby.signal');
  writeFileSync(signal, '');
  giveTo(chooseAccount(cluster), signal);
  const way = `host=${link.host} port=${link.port} user=${primary.connection.user} application_name=standby`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`);
  const standby = await start(copiedDir);
  await query(primary.connection, `alter system set synchronous_standby_names = 'standby'`);
  await query(primary.connection, 'select pg_reload_conf()');
  await until('commits wait for the standby', async () =>
    (await query(primary.connection, 'select sync_state from pg_stat_replication')).includes('sync'),
  );
  return {
    primary: primary.connection,
    standby: standby.connection,
    standbyDir: copiedDir,
    stop: async () => {
      await primary.stop();
      await link.cut();
      await standby.stop();
    },
    cutLink: () => link.cut(),
    /** Its machine is lost with its data; the standby takes over. */
    failOver: async () => {
      const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
      await gone(pid);
      await link.cut();
      await query(standby.connection, 'select pg_promote()');
      for (const folder of new Set([cluster, dataDir])) rmSync(folder, { recursive: true, force: true });
    },
  };
};
