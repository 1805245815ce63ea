import { writeFileSync } from 'node:fs';
import { until } from '../../test/instanceGroup.ts';
import { embeddedServers, gone, kill, query } from '../../test/embedded.ts';

describe('The embedded PostgreSQL after a crash', () => {
  const servers = embeddedServers();

  it('is taken over if the Feedstock that started it was killed', async () => {
    const { child, connection } = await servers.startElsewhere();
    await query(connection, 'create table kept as select 1 as one');
    const pid = servers.postmaster();
    await kill(child);

    const next = await servers.start();
    expect(servers.postmaster()).toBe(pid);
    expect(await query(next.connection, 'table kept')).toEqual([1]);
    await next.stop();
    await gone(pid);
  });

  it('recovers if everything was killed', async () => {
    const { child, connection } = await servers.startElsewhere();
    await query(connection, 'create table kept as select 1 as one');
    const pid = servers.postmaster();
    process.kill(pid, 'SIGKILL');
    await kill(child);
    await gone(pid);

    const next = await servers.start();
    expect(await query(next.connection, 'table kept')).toEqual([1]);
    await next.stop();
  });

  it('ignores a lock file whose pid now belongs to another program', async () => {
    const { connection, stop } = await servers.start();
    await stop();
    const stale = `${process.pid}\n${servers.file('postgres')}\n1\n5432\n${connection.host}\n\n1 1\nready\n`;
    writeFileSync(servers.file('postgres', 'postmaster.pid'), stale, { mode: 0o644 });

    const next = await servers.start();
    expect(servers.postmaster()).not.toBe(process.pid);
    await next.stop();
  });

  it('gets its lock again after PostgreSQL itself crashed', async () => {
    const first = await servers.start();
    const locking = () => query(first.connection, `select pid from pg_locks where locktype = 'advisory'`);
    const [backend] = await locking();
    process.kill(Number(backend), 'SIGKILL');
    await until('the lock is taken again', async () => {
      // Until PostgreSQL has restarted it refuses connections.
      const [another = backend] = await locking().catch(() => []);
      return another !== backend;
    });
    await expect(servers.start()).rejects.toThrow('Another Feedstock is already running');
    await until('it is said', () => servers.lines.some((line) => line.includes('had closed the connection')));
    await first.stop();
  });
});
