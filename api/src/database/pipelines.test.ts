import { setTimeout as delay } from 'node:timers/promises';
import type { QueryConfig } from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { Pipelines } from './pipelines.ts';
import { openClient, openPool } from './pool.ts';

type Row = { pid: number };
const PID: QueryConfig = { text: 'select pg_backend_pid() as pid' };
const SLEEP: QueryConfig = { text: 'select pg_backend_pid() as pid, pg_sleep(1)' };

let database: TestDatabase;
let pipelines: Pipelines;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  pipelines = new Pipelines(() => openClient(database.connection, true, { query_timeout: 2_000 }));
});
afterEach(() => pipelines.end());

const pidOf = async (caller: string, statement = PID) => (await pipelines.query<Row>(caller, statement))?.[0]?.pid;

it('carries the statements of many callers over two connections', async () => {
  await Promise.all([pidOf('ada'), pidOf('ben')]);
  // On a busy machine all but a few are late and run elsewhere.
  let answered: unknown[] = [];
  while (answered.length <= 2) {
    const pids = await Promise.all(Array.from({ length: 50 }, (_, nth) => pidOf(`caller ${nth}`)));
    answered = pids.filter((pid) => pid !== undefined);
  }
  expect(new Set(answered).size).toBe(2);
});

it('takes one statement of a caller at a time', async () => {
  const both = await Promise.all([pidOf('ada'), pidOf('ada')]);
  expect(both).toEqual([expect.any(Number), undefined]);
  expect(await pidOf('ada')).toEqual(expect.any(Number));
});

it('sends nothing behind a statement that is slow', async () => {
  const slow = pidOf('slow', SLEEP);
  await delay(200);
  const fast = [await pidOf('ada'), await pidOf('ben')];
  const alsoSlow = pidOf('also slow', SLEEP);
  await delay(200);
  expect(await pidOf('cleo')).toBeUndefined();
  expect(fast).not.toContain(await slow);
  expect(await alsoSlow).toBe(fast[0]);
});

it('has a statement run elsewhere that is kept waiting by the one before', async () => {
  const slow = ['slow', 'also slow'].map((caller) => pidOf(caller, SLEEP));
  const began = performance.now();
  expect(await Promise.all([pidOf('ada'), pidOf('ben')])).toEqual([undefined, undefined]);
  expect(performance.now() - began).toBeLessThan(500);
  expect(await Promise.all(slow)).not.toContain(undefined);
});

it('has all statements of a lost connection run elsewhere, and opens another one', async () => {
  const before = await pidOf('ada');
  const pool = openPool(database.connection, 1, () => undefined);
  const waiting = [pidOf('slow', SLEEP), pidOf('ada'), pidOf('ben'), pidOf('cleo')];
  await pool.query('select pg_terminate_backend(pid) from pg_stat_activity where pid = any ($1)', [[before]]);
  const answers = await Promise.allSettled(waiting);
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeLessThanOrEqual(1);
  expect(await pidOf('ada')).not.toBe(before);
  await pool.end();
});

it('has a statement without an answer run elsewhere', async () => {
  const late: QueryConfig = { text: 'select pg_backend_pid() as pid, pg_sleep(30)' };
  expect(await pidOf('ada', late)).toBeUndefined();
});

it('passes on the errors of statements', async () => {
  await expect(pipelines.query('ada', { text: 'select 1 / 0' })).rejects.toMatchObject({ code: '22012' });
  expect(await pidOf('ada')).toEqual(expect.any(Number));
});
