// An instance crashes after its commit and before its answer; a retry at another instance must find the result.
import { creates, type Create } from '../../test/createCommands.ts';
import { failingProxy } from '../../test/failingProxy.ts';
import { startInstances, until, type Instances } from '../../test/instanceGroup.ts';
import { aWorld, type World } from '../../test/world.ts';

/** Number of crashes per kind of command. */
const CRASHES = Number(process.env['REPLY_CRASHES'] ?? 1);

let market: Instances;
let world: World;
let proxy: Awaited<ReturnType<typeof failingProxy>>;
beforeAll(async () => {
  market = await startInstances({
    address: async (connection, nth) => {
      if (nth > 0) return connection;
      proxy = await failingProxy(connection);
      return { ...connection, host: proxy.host, port: proxy.port };
    },
  });
  world = await aWorld(market);
}, 60_000);
afterAll(async () => {
  await market.close();
  await proxy.cut();
});

const rowsOf = async ({ table }: Create): Promise<string[]> =>
  (await market.pool.query<{ id: string }>(`select id from "${table}"`)).rows.map(({ id }) => id);

const crash = async (what: string, key: string): Promise<void> => {
  const create = await creates[what]!(market.pool, world);
  const { path, body, other, caller } = create;
  const header = { 'idempotency-key': key };
  const [first, second] = market.all as [Instances['all'][0], Instances['all'][0]];
  const before = await rowsOf(create);

  proxy.muteCommits(true);
  const unheard = caller
    .at(first.url)
    .post(path, body, header)
    .then(
      () => 'an answer',
      () => 'none',
    );
  await until('it is committed', async () => (await rowsOf(create)).length > before.length);
  await first.kill();
  expect(await unheard).toBe('none');
  proxy.muteCommits(false);

  const retry = await caller.at(second.url).post(path, body, header);
  const made = (await rowsOf(create)).filter((id) => !before.includes(id));
  expect([retry.status, made]).toEqual([201, [(JSON.parse(retry.text) as { id: string }).id]]);
  expect(await caller.at(second.url).post(path, body, header)).toMatchObject({ status: 201, text: retry.text });
  expect((await caller.at(second.url).post(path, { ...body, ...other }, header)).status).toBe(422);

  await first.run();
  expect(await caller.at(first.url).post(path, body, header)).toMatchObject({ status: 201, text: retry.text });
  expect(await rowsOf(create)).toHaveLength(before.length + 1);
};

it.each(Object.keys(creates))(
  '%s is executed once, and a retry gets its result',
  async (what) => {
    for (let time = 1; time <= CRASHES; time++) await crash(what, `${what}, ${time}`);
  },
  600_000,
);
