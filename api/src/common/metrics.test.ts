import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startApp, type TestApp } from '../../test/app.ts';
import { bidOn, postAuction } from '../../test/auctions.ts';
import { Wire } from '../../test/wire.ts';
import { aWorld, type World } from '../../test/world.ts';
import { DIGEST_EMAIL } from '../features/people/notices/notify.ts';
import { version } from './version.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

/** The value of a sample, such as `name{label="value"}`. */
const sample = async (name: string): Promise<number> => {
  const { text } = await app.anyone.get('/metrics');
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
};

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};

const BATCHES = 'feedstock_engine_batch_commands';

it('metrics show the batches of the auction engine', async () => {
  const id = await postAuction(app.pool, world.seller);
  const [batches, commands] = [await sample(`${BATCHES}_count`), await sample(`${BATCHES}_sum`)];
  await bidOn(id, world.buyer, '100.00');
  expect(await sample(`${BATCHES}_count`)).toBeGreaterThan(batches);
  expect(await sample(`${BATCHES}_sum`)).toBeGreaterThan(commands);
  expect(await sample('feedstock_engine_decide_seconds_sum')).toBeGreaterThan(0);
  expect(await sample('feedstock_engine_commit_seconds_sum')).toBeGreaterThan(0);
  expect(await sample('feedstock_engine_waiting_commands')).toBe(0);
});

it('metrics show how far notices lag behind the log', async () => {
  const id = await postAuction(app.pool, world.seller);
  await bidOn(id, world.buyer, '100.00');
  const isRead = 'select from log_checkpoint where auction_id = $1';
  await until(async () => (await app.pool.query(isRead, [id])).rowCount === 1);
  const client = await app.pool.connect();
  try {
    // The consumer skips a log whose checkpoint is locked.
    await client.query('begin');
    await client.query(`${isRead} for update`, [id]);
    await bidOn(id, world.other, '105.00');
    await until(async () => (await sample('feedstock_log_lag_seconds')) > 0);
    await client.query('commit');
    await until(async () => (await sample('feedstock_log_lag_seconds')) === 0);
  } finally {
    client.release();
  }
});

it('metrics show open sockets and bytes that wait for their clients', async () => {
  const before = await sample('feedstock_live_sockets');
  const { socket } = await Wire.open(app.url);
  expect(await sample('feedstock_live_sockets')).toBe(before + 1);
  expect(await sample('feedstock_live_buffered_bytes')).toBe(0);
  socket.terminate();
  await until(async () => (await sample('feedstock_live_sockets')) === before);
});

it.each(['reads', 'live', 'engine', 'jobs'])('metrics show the connections of the pool for %s', async (pool) => {
  expect(await sample(`feedstock_pool_connections{pool="${pool}"}`)).toBeGreaterThan(0);
  expect(await sample(`feedstock_pool_idle_connections{pool="${pool}"}`)).toBeGreaterThanOrEqual(0);
  expect(await sample(`feedstock_pool_waiting_requests{pool="${pool}"}`)).toBe(0);
});

it('metrics show the last success of scheduled jobs', async () => {
  await until(async () => (await sample('feedstock_job_last_success_timestamp_seconds{job="exchange limits"}')) > 0);
  expect(await sample('feedstock_job_duration_seconds_count{job="exchange limits"}')).toBeGreaterThan(0);
});

it('metrics show the waiting and failed jobs of each group, and the age of the oldest', async () => {
  const add = (task: string, options: string) =>
    app.pool.query(`select graphile_worker.add_job('${task}', '{}', ${options})`);
  const groups = `group="emails"`;
  const before = await sample(`feedstock_jobs_waiting{${groups}}`);
  await add(DIGEST_EMAIL, `run_at := now() + interval '1 hour'`);
  await add(DIGEST_EMAIL, `run_at := now() + interval '1 hour', max_attempts := 3`);
  await add(DIGEST_EMAIL, `run_at := now() + interval '1 hour', max_attempts := 2`);
  await app.pool.query(`
    update graphile_worker._private_jobs set attempts = 2, created_at = now() - interval '1 day' where max_attempts in (2, 3)`);
  expect(await sample(`feedstock_jobs_waiting{${groups}}`)).toBe(before + 2);
  expect(await sample(`feedstock_jobs_failed{${groups}}`)).toBe(1);
  expect(await sample(`feedstock_jobs_oldest_age_seconds{${groups}}`)).toBeGreaterThanOrEqual(86_400);
  expect(await sample(`feedstock_jobs_failed{group="imports"}`)).toBe(0);
  expect(await sample(`feedstock_jobs_oldest_age_seconds{group="imports"}`)).toBe(0);
});

it('metrics show the version and that notifications arrive', async () => {
  expect(await sample(`feedstock_build_info{version="${version}",node="${process.version}"}`)).toBe(1);
  expect(await sample('feedstock_listening')).toBe(1);
});

it('metrics are named and described as Prometheus recommends', async () => {
  const { text } = await app.anyone.get('/metrics');
  const families = [...text.matchAll(/^# HELP (\S+) (.+)\n# TYPE \1 (\w+)$/gm)];
  expect(families).toHaveLength(text.match(/^# TYPE /gm)?.length ?? 0);
  for (const [, name = '', , type] of families) {
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    expect(name).toMatch(/^[a-z][a-z0-9_]*$/);
    expect(name).not.toMatch(/_(count|sum|bucket|ms|milliseconds|minutes|kilobytes|gauge|counter|histogram)(_|$)/);
  }
});

const operations = join(import.meta.dirname, '../../../docs/operations');

it.each(['alerts.yml', 'dashboard.json'])('the server has each metric of docs/operations/%s', async (file) => {
  const { text } = await app.anyone.get('/metrics');
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const content = readFileSync(join(operations, file), 'utf8');
  const used = [...content.matchAll(/\b(?:feedstock|http|nodejs|process)_[a-z_]+\b/g)].map(([name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? it : it.skip)('promtool finds nothing in the metrics and alerts', async () => {
  const { text } = await app.anyone.get('/metrics');
  const promtool = (args: string[], input = '') => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
    return { status, said: input && stdout + stderr };
  };
  expect(promtool(['check', 'metrics'], text)).toEqual({ status: 0, said: '' });
  expect(promtool(['check', 'rules', join(operations, 'alerts.yml')])).toMatchObject({ status: 0 });
});
