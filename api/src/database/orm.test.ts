import pg from 'pg';
import { freshDatabase } from '../../test/database.ts';
import { entities } from '../slices.ts';
import { openOrm } from './orm.ts';

describe('database/orm', () => {
  it('Connections that break within a transaction are replaced', async () => {
    const { connection, drop } = await freshDatabase();
    const orm = await openOrm(connection, entities);
    const killer = new pg.Client(connection);
    await killer.connect();
    const pidOf = async (em: typeof orm.em) =>
      (await em.execute<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]!.pid;
    // More often than there are connections.
    for (let time = 0; time < 6; time++) {
      const broken = orm.em.fork().transactional(async (em) => {
        await killer.query('select pg_terminate_backend($1, 5000)', [await pidOf(em)]);
        return pidOf(em);
      });
      await expect(broken).rejects.toThrow(/terminat|not queryable/);
    }
    expect(await orm.em.fork().transactional(pidOf)).toEqual(expect.any(Number));
    await orm.close();
    await killer.end();
    await drop();
  });

  it('Connections to a database that takes no writes are replaced', async () => {
    const { connection, drop } = await freshDatabase();
    const orm = await openOrm(connection, entities);
    // More often than there are connections.
    for (let time = 0; time < 6; time++) {
      const refused = orm.em.fork().transactional(async (em) => {
        await em.execute('set transaction read only');
        await em.execute('create table "table" ()');
      });
      await expect(refused).rejects.toMatchObject({ code: '25006' });
    }
    await orm.em.fork().transactional((em) => em.execute('create table "table" ()'));
    await orm.close();
    await drop();
  });
});
