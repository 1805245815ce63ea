import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../test/database.ts';
import { newId } from '../../database/id.ts';
import { transact } from '../transact.ts';
import { maintainAuditLog } from '../../features/around/staff/audit/maintain.ts';
import { recordAudit } from './record.ts';
import { openMarketOrm } from '../../slices.ts';

describe('writing/audit/record', () => {
  let database: TestDatabase;
  let app: pg.Pool;
  let owner: pg.Pool;
  beforeAll(async () => {
    database = await freshDatabase();
    app = new pg.Pool(database.app);
    owner = new pg.Pool(database.connection);
  });
  afterAll(async () => {
    await Promise.all([app.end(), owner.end()]);
    await database.drop();
  });

  const rowsOf = async (subjectId: string) =>
    (
      await app.query<Record<string, unknown>>(
        'select kind, actor_id, address, request_id, detail, count from audit_event where subject_id = $1 order by id',
        [subjectId],
      )
    ).rows;

  it('An event is written in the transaction of its cause', async () => {
    const orm = await openMarketOrm(database.app);
    try {
      const [kept, undone] = [newId(), newId()];
      const detail = { outcome: 'done' };
      await transact(orm.em.fork(), (em) =>
        recordAudit(em, { kind: 'login_succeeded', actorId: kept, address: '192.0.2.1', requestId: 'r1', detail }),
      );
      const failing = transact(orm.em.fork(), async (em) => {
        await recordAudit(em, { kind: 'login_succeeded', actorId: undone });
        throw new Error('undone');
      });
      await expect(failing).rejects.toThrow('undone');
      expect(await rowsOf(kept)).toEqual([
        { kind: 'login_succeeded', actor_id: kept, address: '192.0.2.1', request_id: 'r1', detail, count: 1 },
      ]);
      expect(await rowsOf(undone)).toEqual([]);
    } finally {
      await orm.close();
    }
  });

  it('Events of a counted kind share one row per network, account and detail', async () => {
    const account = newId();
    const fail = (address: string, detail?: { factor: string }) =>
      recordAudit(app, { kind: 'login_failed', actorId: null, subjectId: account, address, detail });
    await Promise.all(Array.from({ length: 20 }, (_, index) => fail(`2001:db8::${index + 1}`)));
    await fail('192.0.2.1');
    await fail('192.0.2.1', { factor: 'code' });
    await recordAudit(app, { kind: 'login_failed', actorId: null, address: '2001:db8::1' });
    const rows = await rowsOf(account);
    // The hour may change during the test.
    const total = (address: string) =>
      rows.filter((row) => row['address'] === address).reduce((sum, row) => sum + Number(row['count']), 0);
    expect([total('2001:db8:0:0::/64'), total('192.0.2.1')]).toEqual([20, 2]);
    expect(rows.length).toBeLessThanOrEqual(6);
    expect(rows.filter(({ detail }) => detail !== null)).toHaveLength(1);
  });

  it('The application cannot change a count by itself, and nobody can lower it or change the rest of a row', async () => {
    const account = newId();
    await recordAudit(app, { kind: 'login_failed', actorId: null, subjectId: account });
    const update = (db: pg.Pool, change: string) =>
      db.query(`update audit_event set ${change} where subject_id = '${account}'`);
    await expect(update(app, 'count = count + 1')).rejects.toMatchObject({ code: '42501' });
    for (const change of ['count = count - 1', 'count = count + 2', `count = count + 1, kind = 'login_succeeded'`])
      await expect(update(owner, change)).rejects.toMatchObject({ code: '42501' });
    expect(await rowsOf(account)).toMatchObject([{ kind: 'login_failed', count: 1 }]);
  });

  describe('Partitions', () => {
    const names = async (): Promise<string[]> =>
      (
        await owner.query<{ name: string }>(
          `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_event'::regclass order by 1`,
        )
      ).rows.map(({ name }) => name);
    const month = async (offset: string): Promise<string> =>
      (
        await owner.query<{ name: string }>(
          `select 'audit_event_' || to_char(clock_timestamp() at time zone 'UTC' + $1::interval, 'YYYY_MM') as name`,
          [offset],
        )
      ).rows[0]!.name;
    const addMonth = (offset: string) =>
      owner.query(`do $$ declare month timestamp := date_trunc('month', clock_timestamp() at time zone 'UTC' + '${offset}'::interval); begin
      execute format('create table audit_event_%s partition of audit_event for values from (%L) to (%L)',
        to_char(month, 'YYYY_MM'), month at time zone 'UTC', (month + interval '1 month') at time zone 'UTC'); end $$`);

    it('exist for three months ahead and are created again by the application’s role', async () => {
      const before = await names();
      expect(before).toHaveLength(4);
      await owner.query(`drop table ${before[3]}`);
      await Promise.all([maintainAuditLog(app), maintainAuditLog(app)]);
      expect(await names()).toEqual(before);
    });

    it('are dropped once all their events are older than 400 days', async () => {
      const before = await names();
      await addMonth('-15 months');
      await addMonth('-13 months');
      await maintainAuditLog(app);
      expect(await names()).toEqual([await month('-13 months'), ...before]);
    });

    it('cannot be changed or truncated, and those created later cannot either', async () => {
      await owner.query(`insert into audit_event (id, kind) values (gen_random_uuid(), 'logged_out')`);
      for (const name of await names()) {
        await expect(app.query(`delete from ${name}`)).rejects.toMatchObject({ code: '42501' });
        await expect(app.query(`drop table ${name}`)).rejects.toMatchObject({ code: '42501' });
      }
      for (const table of ['audit_event', await month('0')])
        for (const statement of [`delete from ${table}`, `update ${table} set kind = 'x'`, `truncate ${table}`])
          await expect(owner.query(statement)).rejects.toMatchObject({ code: '42501' });
    });
  });
});
