import { appendFileSync, chmodSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { embeddedServers, gone, query } from '../../test/embedded.ts';
import { StartRefused } from '../common/startRefused.ts';

const isLinux = process.platform === 'linux';

describe('The embedded PostgreSQL', () => {
  const servers = embeddedServers();

  it('keeps its data between starts, in UTF-8, and leaves no process behind', async () => {
    const first = await servers.start();
    await query(first.connection, `create table kept as select upper('é') as word`);
    const pid = servers.postmaster();
    await first.stop();
    await gone(pid);

    const second = await servers.start();
    expect(await query(second.connection, 'table kept')).toEqual(['É']);
    expect(await query(second.connection, 'show max_connections')).toEqual(['400']);
    await second.stop();
  });

  (isLinux ? it : it.skip)(
    'learns the letters of every script, also in a cluster that was made without them',
    async () => {
      const first = await servers.start();
      for (const statement of [
        'create extension pg_trgm',
        'create table word (text text)',
        'create index word_parts on word using gin (text gin_trgm_ops)',
        'alter database feedstock set enable_seqscan = off',
      ])
        await query(first.connection, statement);
      expect(await query(first.connection, `select show_trgm('äöü') <> '{}'`)).toEqual([true]);
      await query(first.connection, `update pg_database set datctype = 'C'`);
      // As the release before has indexed it.
      await query(first.connection, `insert into word values ('серная кислота')`);
      await first.stop();

      const second = await servers.start();
      expect(await query(second.connection, `select show_trgm('äöü') <> '{}'`)).toEqual([true]);
      expect(await query(second.connection, `select count(*)::int from word where text like '%серная%'`)).toEqual([1]);
      // An interrupted start has not reached the last database, and begins again.
      await query(second.connection, `update pg_database set datctype = 'C' where datname = 'postgres'`);
      await second.stop();
      const learned = () => servers.lines.filter((line) => line.includes('letters of every script')).length;
      const third = await servers.start();
      expect(learned()).toBe(2);
      await third.stop();
      await (await servers.start()).stop();
      expect(learned()).toBe(2);
    },
  );

  it('can be stopped twice', async () => {
    const { stop } = await servers.start();
    await expect(Promise.all([stop(), stop()])).resolves.toBeDefined();
  });

  it('refuses a second Feedstock on the same data folder and keeps serving the first', async () => {
    const first = await servers.start();
    await expect(servers.start()).rejects.toThrow(
      `Another Feedstock is already running on the data folder ${servers.file()}`,
    );
    expect(await query(first.connection, 'select 1')).toEqual([1]);
    await first.stop();
  });

  it('lets exactly one of several simultaneous first starts succeed', async () => {
    const starts = await Promise.allSettled([servers.start(), servers.start(), servers.start()]);
    const winners = starts.filter((one) => one.status === 'fulfilled');
    const refusals = starts.filter((one) => one.status === 'rejected');
    expect(winners).toHaveLength(1);
    for (const { reason } of refusals) expect(reason).toBeInstanceOf(StartRefused);
    expect(await query(winners[0]!.value.connection, 'select 1')).toEqual([1]);
    await winners[0]!.value.stop();
    expect(readdirSync(servers.file())).toEqual(['postgres']);
  });

  it('uses TCP with a password where there are no Unix sockets', async () => {
    const first = await servers.start({ tcp: true });
    expect(first.connection).toMatchObject({ host: '127.0.0.1', password: expect.stringMatching(/^[\w-]{32}$/) });
    expect(await query(first.connection, 'select 1')).toEqual([1]);
    await expect(query({ ...first.connection, password: 'wrong' }, 'select 1')).rejects.toThrow('password');
    await first.stop();
    const second = await servers.start({ tcp: true });
    expect(await query(second.connection, 'select 1')).toEqual([1]);
    await second.stop();
  });

  it('finds its data again below a folder that only its owner may enter, such as root’s home', async () => {
    chmodSync(servers.file(), 0o700);
    const pointer = servers.file('postgres-folder');
    try {
      const first = await servers.start();
      await query(first.connection, 'create table kept as select 1 as one');
      await first.stop();
      const second = await servers.start();
      expect(await query(second.connection, 'table kept')).toEqual([1]);
      await second.stop();
      expect(existsSync(pointer)).toBe(process.getuid?.() === 0);
    } finally {
      if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
    }
  });

  it('is ended if a process of it does not let it stop', async () => {
    const { connection, stop } = await servers.start();
    const postmaster = servers.postmaster();
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]!.pid, 'SIGSTOP');
    await stop();
    await gone(postmaster);
    // Its data is whole.
    await (await servers.start()).stop();
  }, 120_000);

  it('can be ended without waiting, and knows a full disk by its log since its start', async () => {
    const { end, isDiskFull } = await servers.start();
    const postmaster = servers.postmaster();
    expect(isDiskFull()).toBe(false);
    appendFileSync(
      servers.file('postgres', 'server.log'),
      'PANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device\n',
    );
    expect(isDiskFull()).toBe(true);
    end();
    await gone(postmaster);
    const next = await servers.start();
    expect(next.isDiskFull()).toBe(false);
    await next.stop();
  });

  it('refuses the data of another PostgreSQL version with a clear message', async () => {
    await (await servers.start()).stop();
    writeFileSync(servers.file('postgres', 'PG_VERSION'), '17\n');
    await expect(servers.start()).rejects.toThrow(
      /contains data of PostgreSQL 17, but this Feedstock includes PostgreSQL 18/,
    );
  });

  (isLinux ? it : it.skip)('hears nothing of a Ctrl-C and opens no port', async () => {
    const first = await servers.start();
    expect(first.connection).toMatchObject({ host: expect.stringMatching(/^\/.{1,85}$/) });
    expect(await query(first.connection, 'show listen_addresses')).toEqual(['']);
    const group = Number(readFileSync(`/proc/${servers.postmaster()}/stat`, 'utf8').split(') ')[1]!.split(' ')[2]);
    expect(group).toBe(servers.postmaster());
    await first.stop();
    expect(existsSync(first.connection.host)).toBe(false);
  });
});
