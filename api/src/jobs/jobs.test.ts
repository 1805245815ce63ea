import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { until } from '../../test/instanceGroup.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { openPool } from '../database/pool.ts';
import { Metrics } from '../common/metrics.ts';
import { addJob, addJobs, addKeyedJobs } from './addJob.ts';
import { cleanUpJobs } from './cleanUpJobs.ts';
import { countFailedJobs, failedJobs, retryJob } from './failedJobs.ts';
import { Heartbeat } from './heartbeat.ts';
import { PermanentFailure } from './permanentFailure.ts';
import { startWorker, WORKER_CONNECTIONS, type Task } from './worker.ts';

let database: TestDatabase;
let owner: pg.Pool;
let pool: pg.Pool;
const stops: (() => Promise<void>)[] = [];
const warnings: string[] = [];
beforeEach(async () => {
  database = await freshDatabase();
  owner = new pg.Pool({ ...database.connection, max: 2 });
  pool = openPool(database.app, WORKER_CONNECTIONS, () => undefined);
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await Promise.all([owner.end(), pool.end()]);
  await database.drop();
});

const start = async (tasks: Record<string, Task>, { prepared = true, concurrency = 2 } = {}): Promise<void> => {
  const group = { concurrency, tasks };
  const log = { warn: (_detail: object, text: string) => void warnings.push(text) };
  const workerPool = openPool(database.app, WORKER_CONNECTIONS, () => undefined, { prepared });
  const stop = await startWorker(workerPool, { groups: [group], prepared, log, metrics: new Metrics() });
  stops.push(async () => {
    await stop();
    await workerPool.end();
  });
};

const waitingJobs = async (): Promise<number> =>
  (await pool.query<{ count: number }>('select count(*)::int from graphile_worker.jobs')).rows[0]!.count;

it.each([true, false])(
  'A job runs once if its transaction commits, and only then; prepared statements: %s',
  async (prepared) => {
    const done: unknown[] = [];
    const task: Task = async (payload) => void done.push(payload);
    await Promise.all([start({ task }, { prepared }), start({ task }, { prepared })]);
    await inTransaction(pool, async (client) => {
      await addJob(client, 'task', { number: 0 });
      throw new Error('rolled back');
    }).catch(() => undefined);
    await inTransaction(pool, (client) => addJobs(client, 'task', [{ number: 1 }, { number: 2 }]));
    await inTransaction(pool, (client) => addJob(client, 'task', { number: 3 }));
    await until('the jobs are done', async () => done.length >= 3 && (await waitingJobs()) === 0);
    expect(done).toHaveLength(3);
    expect(done).toEqual(expect.arrayContaining([{ number: 1 }, { number: 2 }, { number: 3 }]));
  },
);

it('A job that fails runs again later; a permanent failure is kept until an admin retries it', async () => {
  const runs = { flaky: 0, broken: 0 };
  await start({
    flaky: async () => {
      if (++runs.flaky === 1) throw new Error('not yet');
    },
    broken: async () => {
      runs.broken++;
      throw new PermanentFailure('No such mailbox');
    },
  });
  await addJob(pool, 'flaky', {});
  await addJob(pool, 'broken', {});
  await until(
    'one job failed for good and one is done',
    async () => runs.flaky === 2 && (await countFailedJobs(pool)) === 1,
  );
  const [failed] = await failedJobs(pool);
  expect(failed).toMatchObject({ task: 'broken', lastError: 'No such mailbox' });
  expect(runs.broken).toBe(1);
  expect(await retryJob(pool, failed!.id)).toBe(true);
  await until('it failed again', async () => runs.broken === 2 && (await countFailedJobs(pool)) === 1);
  expect(await retryJob(pool, '999999')).toBe(false);
  expect(await retryJob(pool, 'x')).toBe(false);
});

it('A failure to write that a job is done is survived, and further jobs run', async () => {
  const done: unknown[] = [];
  const rename = (from: string, to: string) => owner.query(`alter table graphile_worker.${from} rename to ${to}`);
  await start({
    task: async (payload) => {
      if (done.push(payload) === 1) await rename('_private_jobs', 'hidden_jobs');
    },
  });
  await addJob(pool, 'task', { number: 1 });
  await until('the worker ended', () => warnings.includes('a job worker ended and is started again'));
  await rename('hidden_jobs', '_private_jobs');
  await addJob(pool, 'task', { number: 2 });
  await until('the second job is done', () => done.length === 2);
});

it('Jobs of a dead instance run again; those of a living one do not', async () => {
  await addJobs(pool, 'task', [{ of: 'dead' }, { of: 'living' }]);
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-' || (payload->>'of'), locked_at = now() - interval '31 seconds'`,
  );
  await owner.query(`insert into job_worker values ('pool-dead', now() - interval '31 seconds')`);
  const living = new Heartbeat(pool, ['pool-living'], () => undefined);
  await living.beat();
  const locked = async () =>
    (await pool.query<{ locked_by: string }>('select locked_by from graphile_worker.jobs where locked_by is not null'))
      .rows;
  expect(await locked()).toHaveLength(2);
  await living.beat();
  expect(await locked()).toEqual([{ locked_by: 'pool-living' }]);
  await living.stop();
});

it('Queues without jobs and replaced jobs are removed; failed and waiting jobs stay', async () => {
  const log = { warn: () => undefined };
  const keyed = (queue: string) => addKeyedJobs(pool, 'keyed', [{ payload: {}, key: queue, queue }]);
  for (const queue of ['waiting', 'done', 'killed']) await keyed(queue);
  await owner.query(`select graphile_worker.remove_job('done')`);
  const recurring = () =>
    owner.query(`select graphile_worker.add_job('recurring', job_key := 'recurring', max_attempts := 1)`);
  await recurring();
  // Added again while an instance runs them, which is then killed.
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() where key in ('killed', 'recurring')`,
  );
  await keyed('killed');
  await recurring();
  await owner.query(`select graphile_worker.force_unlock_workers(array['dead'])`);
  await addJob(pool, 'failed', {});
  await owner.query(
    `select graphile_worker.permanently_fail_jobs(array_agg(id), 'No') from graphile_worker.jobs where task_identifier = 'failed'`,
  );
  expect(await countFailedJobs(pool)).toBe(3);
  await cleanUpJobs(pool, ['keyed'], log);
  expect((await failedJobs(pool)).map(({ task }) => task)).toEqual(['failed']);
  const queues = await owner.query<{ name: string }>(
    'select queue_name as name from graphile_worker._private_job_queues order by 1',
  );
  expect(queues.rows).toEqual([{ name: 'killed' }, { name: 'waiting' }]);
  const waiting = await pool.query('select key from graphile_worker.jobs where attempts = 0 order by key');
  expect(waiting.rows).toEqual([{ key: 'killed' }, { key: 'recurring' }, { key: 'waiting' }]);
});

it('A worker that is ending already is no failure of stopping', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let number = 0;
  const rename = (from: string, to: string) => owner.query(`alter table graphile_worker.${from} rename to ${to}`);
  await start({
    task: async () => {
      if (++number < 2) return;
      await held;
    },
    failing: async () => void (await rename('_private_jobs', 'hidden_jobs')),
  });
  await addJob(pool, 'task', {});
  await until('the first job is done', () => number === 1);
  await addJob(pool, 'task', {});
  await until('the second job runs', () => number === 2);
  await addJob(pool, 'failing', {});
  // The library ends the group while a job still runs.
  await until('the group is ending', () => warnings.some((text) => text.includes('Runner stopping')));
  const stopped = Promise.all(stops.map((stop) => stop()));
  release();
  await stopped;
  stops.length = 0;
});

it('Busy workers of one group do not delay the others', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let done = false;
  const log = { warn: () => undefined };
  const workerPool = openPool(database.app, WORKER_CONNECTIONS, () => undefined);
  const stop = await startWorker(workerPool, {
    groups: [
      { concurrency: 1, tasks: { slow: () => held } },
      { concurrency: 1, tasks: { quick: async () => void (done = true) } },
    ],
    prepared: true,
    log,
    metrics: new Metrics(),
  });
  await addJobs(pool, 'slow', [{}, {}, {}]);
  await addJob(pool, 'quick', {});
  await until('the quick job is done', () => done);
  release();
  await until('all jobs are done', async () => (await waitingJobs()) === 0);
  await stop();
  await workerPool.end();
});
