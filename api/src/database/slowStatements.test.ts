import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { runFor } from '../common/activity.ts';
import { openMarketOrm } from '../slices.ts';
import { openPool } from './pool.ts';
import { slowStatements } from './slowStatements.ts';

describe('database/slowStatements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  const observed = (limitMs: number) => {
    const lines: object[] = [];
    const counted: string[] = [];
    const log = { warn: (detail: object, text: string) => void lines.push({ ...detail, text }) };
    return { lines, counted, slow: slowStatements(limitMs, log, (pool) => counted.push(pool)) };
  };

  const forJob = <Result>(job: string, work: () => Result): Result =>
    runFor({ job, operations: [], isOver: false }, work);

  it('a statement that takes long or fails late is logged with what it is run for, without values', async () => {
    const { lines, counted, slow } = observed(300);
    const pool = openPool(database.connection, 1, () => undefined, { name: 'reads', slow });
    try {
      await pool.query('select 1');
      await forJob('one', () => pool.query(`select pg_sleep(0.35), 'it''s secret', 12.50, $1::int`, [7]));
      const failing = forJob('two', () => pool.query(`select pg_sleep(0.35), ('x' || pg_sleep(0))::int`));
      await expect(failing).rejects.toThrow('invalid input syntax');
    } finally {
      await pool.end();
    }
    expect(lines).toMatchObject([
      { text: 'slow statement', pool: 'reads', job: 'one', statement: 'select pg_sleep(?), ?, ?, $1::int' },
      { text: 'slow statement', pool: 'reads', job: 'two', ms: expect.any(Number) },
    ]);
    expect(counted).toEqual(['reads', 'reads']);
  });

  it('a statement that waited for its connection is logged with what it is run for', async () => {
    const { lines, slow } = observed(300);
    const pool = openPool(database.connection, 1, () => undefined, { name: 'reads', slow });
    try {
      const first = forJob('first', () => pool.query('select pg_sleep(0.35)'));
      await Promise.all([first, forJob('second', () => pool.query('select pg_sleep(0.35)'))]);
    } finally {
      await pool.end();
    }
    expect(lines).toMatchObject([{ job: 'first' }, { job: 'second' }]);
  });

  it('the statements of the ORM are logged without their values', async () => {
    const { lines, slow } = observed(300);
    const orm = await openMarketOrm(database.connection, { slow });
    try {
      const em = orm.em.fork();
      await em.execute('select pg_sleep(?), ?', [0.35, `o'neil@example.org`]);
    } finally {
      await orm.close();
    }
    expect(lines).toMatchObject([{ pool: 'writes', statement: 'select pg_sleep(?), ?' }]);
  });
});
