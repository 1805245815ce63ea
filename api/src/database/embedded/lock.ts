// One Feedstock per data folder: a session-level advisory lock, which PostgreSQL releases when its holder dies.
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

const key = 7_305_415;

export interface Lock {
  client: pg.Client;
  /** The server is about to stop: the lock is kept, but not taken again once it is lost. */
  stopReacquiring(): void;
}

/** Undefined if another Feedstock holds the lock. A lost one is taken again until `hasGone` says that PostgreSQL itself has ended. */
export async function holdLock(
  connect: () => Promise<pg.Client>,
  log: (line: string) => void,
  hasGone: () => boolean,
): Promise<Lock | undefined> {
  const client = await takeLock(connect);
  if (!client) return undefined;
  let isStopping = false;

  // If PostgreSQL restarts after a crash of one of its processes, the session and its lock are lost.
  const watch = (holder: pg.Client) => holder.once('end', () => void (isStopping || reacquire()));
  const reacquire = async () => {
    log('The embedded PostgreSQL closed the connection that holds the lock on the data folder; taking it again.');
    while (!isStopping) {
      await delay(1_000, undefined, { ref: false });
      const holder = await takeLock(connect).catch(() => undefined);
      if (holder) return isStopping ? holder.end() : watch(holder);
      if (!isStopping && hasGone()) return;
    }
  };
  watch(client);
  return {
    client,
    stopReacquiring() {
      isStopping = true;
    },
  };
}

async function takeLock(connect: () => Promise<pg.Client>): Promise<pg.Client | undefined> {
  const client = await connect();
  // The session of a killed Feedstock may take a moment to end.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [key]);
    if (rows[0]?.taken) {
      // A stopping server may still answer once, so ask again.
      await client.query('select 1');
      return client;
    }
    await delay(100);
  }
  await client.end();
  return undefined;
}
