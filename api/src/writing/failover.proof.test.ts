// The synchronous standby loses its link, the wait of commits for it is ended, and then the primary is lost.
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newSession } from '../../test/app.ts';
import { Caller } from '../../test/caller.ts';
import { creates, type Create } from '../../test/createCommands.ts';
import { dataFolder } from '../../test/dataFolder.ts';
import { failingProxy } from '../../test/failingProxy.ts';
import { Instance } from '../../test/instance.ts';
import { until } from '../../test/instanceGroup.ts';
import { start, startPair } from '../../test/standby.ts';
import { aWorld, type World } from '../../test/world.ts';

const KINDS = ['bid on an auction', 'order of all of an offering', 'request for a quote'] as const;
/** Of each kind. An instance has four connections for writes, which orders and quotes share. */
const AT_ONCE = 2;

let dataDir: string;
let proxy: Awaited<ReturnType<typeof failingProxy>>;
let pool: pg.Pool;
let market: Instance;
let world: World;
let pair: Awaited<ReturnType<typeof startPair>> | undefined;
/** Where the address of the database leads. */
const target = { host: '', port: 0 };
beforeAll(async () => {
  dataDir = dataFolder('feedstock-primary-');
  const { connection, stop } = await start(dataDir);
  Object.assign(target, { host: connection.host, port: connection.port });
  proxy = await failingProxy(target);
  const address = { ...connection, host: proxy.host, port: proxy.port };
  pool = new pg.Pool({ ...address, max: 4 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  market = await Instance.start(address);
  world = await aWorld({
    pool,
    as: async (user) => new Caller(market.url, { cookie: await newSession(pool, user) }).beyondDocument(),
  });
  await stop();
}, 120_000);
afterAll(async () => {
  await pair?.stop();
  await market.kill();
  await pool.end();
  await proxy.cut();
  for (const folder of [dataDir, pair?.standbyDir ?? dataDir]) rmSync(folder, { recursive: true, force: true });
});

const isReady = () => until('the market is ready', async () => (await fetch(`${market.url}/readyz`)).status === 200);
const ofTable = async (table: string): Promise<string[]> =>
  (await pool.query<{ id: string }>(`select id from "${table}"`)).rows.map(({ id }) => id);

const waiting = async (): Promise<number> =>
  (
    await pool.query(
      `select from pg_stat_activity where wait_event = 'SyncRep' and application_name ~ '(engine|writes)$'`,
    )
  ).rowCount ?? 0;

/** Sends a command with its key until it gets an answer other than 503. */
const trader = ({ caller, path, body }: Create, key: string) => {
  let refusals = 0;
  let isAcknowledged = false;
  const acknowledged = (async () => {
    for (;;) {
      const { status, text } = await caller.post(path, body, { 'idempotency-key': key });
      if ((isAcknowledged = status === 201)) return (JSON.parse(text) as { id: string }).id;
      if (status !== 503) throw new Error(`${path}: ${status} ${text}`);
      refusals++;
      await sleep(20);
    }
  })();
  return { acknowledged, isSettled: () => isAcknowledged || refusals > 1 };
};

it.each([
  ['is cancelled', 'pg_cancel_backend'],
  ['is terminated', 'pg_terminate_backend'],
  ['goes on until the primary is lost', undefined],
])(
  'Every acknowledged bid, order and quote is there once after a failover: the wait for the standby %s',
  async (_how, end) => {
    pair = await startPair(dataDir);
    Object.assign(target, { host: pair.primary.host, port: pair.primary.port });
    await isReady();
    const commands: Create[] = [];
    for (const kind of KINDS) for (let nth = 0; nth < AT_ONCE; nth++) commands.push(await creates[kind]!(pool, world));
    const tables = [...new Set(commands.map(({ table }) => table))];
    const before = new Set((await Promise.all(tables.map(ofTable))).flat());

    await pair.cutLink();
    const traders = commands.map((command, nth) => trader(command, `${end} ${nth}`));
    const ids = Promise.all(traders.map(({ acknowledged }) => acknowledged));
    ids.catch(() => undefined);
    // Quotes of one conversation wait for each other.
    if (end === undefined) await until('commits wait', async () => (await waiting()) >= KINDS.length);
    // Each is repeated, so that it also finds the record that only the primary has.
    else
      await until('all were refused twice', async () => {
        await pool.query(`select ${end}(pid) from pg_stat_activity where wait_event = 'SyncRep'`);
        return traders.every(({ isSettled }) => isSettled());
      });
    await pair.failOver();
    Object.assign(target, { host: pair.standby.host, port: pair.standby.port });
    const acknowledged = await ids;
    await isReady();
    const made = (await Promise.all(tables.map(ofTable))).flat().filter((id) => !before.has(id));
    expect(made.sort()).toEqual([...acknowledged].sort());
    await pair.stop();
    dataDir = pair.standbyDir;
  },
  300_000,
);
