import type { Pool } from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { commit, inTransaction } from './inTransaction.ts';
import { openPool } from './pool.ts';
import { behindGate, type WriteGate } from './writeGate.ts';

describe.each([{ pipeline: false }, { pipeline: true }])('A transaction with %j', (options) => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await freshDatabase();
    pool = openPool(database.connection, 1, () => undefined, options);
    await pool.query('create table written (number int)');
  });
  beforeEach(() => pool.query('truncate written'));
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });
  const write = 'insert into written values (1)';
  const written = async () => (await pool.query('select from written')).rowCount;

  it('commits what the work has written', async () => {
    expect(await inTransaction(pool, (client) => client.query(write))).toMatchObject({ rowCount: 1 });
    expect(await written()).toBe(1);
  });

  it('rolls back if the work fails, and throws its error', async () => {
    const failing = inTransaction(pool, async (client) => {
      await client.query(write);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await written()).toBe(0);
  });

  it('fails if the work ignores a failed statement, because nothing was committed', async () => {
    const failing = inTransaction(pool, async (client) => {
      await client.query(write);
      await client.query('select 1 / 0').catch(() => undefined);
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await written()).toBe(0);
    await expect(inTransaction(pool, (client) => client.query(write))).resolves.toBeDefined();
  });
});

it('statements sent before the answers to earlier ones fail with the first, up to the commit', async () => {
  const { connection, drop } = await freshDatabase();
  const pool = openPool(connection, 1, () => undefined, { pipeline: true });
  const client = await pool.connect();
  const insert = (value: number) => ({
    name: 'write',
    text: 'insert into written select 1 / $1::int',
    values: [value],
  });
  await client.query('create temp table written (number int)');
  const results = await Promise.allSettled([
    client.query('begin'),
    client.query(insert(1)),
    client.query(insert(0)),
    client.query(insert(1)),
    commit(client),
  ]);
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { reason: { code: '22012' } },
    { reason: { code: '25P02' } },
    { reason: { message: expect.stringContaining('rolled back') } },
  ]);
  // The connection and its prepared statement remain usable.
  await Promise.all([client.query('begin'), client.query(insert(1)), commit(client)]);
  expect((await client.query('select from written')).rowCount).toBe(1);
  client.release();
  await pool.end();
  await drop();
});

it('asks the caller’s gate before it takes a connection, and not again within the transaction', async () => {
  const database = await freshDatabase();
  const pool = openPool(database.connection, 2, () => undefined);
  try {
    const asked: number[] = [];
    const gate: WriteGate = (work) => {
      asked.push(pool.totalCount);
      return work();
    };
    const nested = () => inTransaction(pool, () => inTransaction(pool, () => Promise.resolve(1)));
    expect(await behindGate(gate, nested)).toBe(1);
    expect(asked).toEqual([0]);
    expect(await behindGate(gate, () => behindGate(undefined, nested))).toBe(1);
    expect(asked).toEqual([0]);
  } finally {
    await pool.end();
    await database.drop();
  }
});
