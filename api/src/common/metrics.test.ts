import { startApp, type TestApp } from '../../test/app.ts';
import { bidOn, postAuction } from '../../test/auctions.ts';
import { Wire } from '../../test/wire.ts';
import { aWorld, type World } from '../../test/world.ts';

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

it.each(['reads', 'live', 'engine'])('metrics show the connections of the pool for %s', async (pool) => {
  expect(await sample(`feedstock_pool_connections{pool="${pool}"}`)).toBeGreaterThan(0);
  expect(await sample(`feedstock_pool_idle_connections{pool="${pool}"}`)).toBeGreaterThanOrEqual(0);
  expect(await sample(`feedstock_pool_waiting_requests{pool="${pool}"}`)).toBe(0);
});

it('metrics show the last success of scheduled jobs', async () => {
  await until(async () => (await sample('feedstock_job_last_success_timestamp_seconds{job="exchange limits"}')) > 0);
  expect(await sample('feedstock_job_duration_seconds_count{job="exchange limits"}')).toBeGreaterThan(0);
});
