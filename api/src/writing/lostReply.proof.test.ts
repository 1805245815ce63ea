// An instance crashes after its commit and before its answer; a retry at another instance must find the result.
import { creates } from '../../test/createCommands.ts';
import { failingProxy } from '../../test/failingProxy.ts';
import { startInstances, until, type Instances } from '../../test/instanceGroup.ts';
import { aWorld, type World } from '../../test/world.ts';

/** Number of crashes for each kind of command; without it, only the first kinds crash once. */
const CRASHES = Number(process.env['REPLY_CRASHES'] ?? 0);

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

/** Commands that one crash interrupts. Each keeps a connection, and an instance has four for writes. */
const AT_ONCE = 3;

const idsIn = async (tables: readonly string[]): Promise<Set<string>> => {
  const rows = await Promise.all(
    tables.map(async (table) => (await market.pool.query<{ id: string }>(`select id from "${table}"`)).rows),
  );
  return new Set(rows.flat().map(({ id }) => id));
};

const crash = async (kinds: readonly string[], time: number): Promise<void> => {
  const commands = await Promise.all(
    kinds.map(async (kind) => ({
      ...(await creates[kind]!(market.pool, world)),
      header: { 'idempotency-key': `${kind}, ${time}` },
    })),
  );
  const tables = [...new Set(commands.map(({ table }) => table))];
  const [first, second] = market.all as [Instances['all'][0], Instances['all'][0]];
  const before = await idsIn(tables);

  proxy.muteCommits(true);
  const unheard = commands.map(({ caller, path, body, header }) =>
    caller
      .at(first.url)
      .post(path, body, header)
      .then(
        () => 'an answer',
        () => 'none',
      ),
  );
  await until('all are committed', async () => (await idsIn(tables)).size === before.size + commands.length);
  await first.kill();
  expect(await Promise.all(unheard)).toEqual(commands.map(() => 'none'));
  proxy.muteCommits(false);
  const made = [...(await idsIn(tables))].filter((id) => !before.has(id));

  const found = new Map<string, string>();
  for (const { caller, path, body, other, header } of commands) {
    const retry = await caller.at(second.url).post(path, body, header);
    expect(retry.status).toBe(201);
    found.set((JSON.parse(retry.text) as { id: string }).id, retry.text);
    expect(await caller.at(second.url).post(path, body, header)).toMatchObject({ status: 201, text: retry.text });
    expect((await caller.at(second.url).post(path, { ...body, ...other }, header)).status).toBe(422);
  }
  expect([...found.keys()].sort()).toEqual(made.sort());

  await first.run();
  const texts = [...found.values()];
  for (const [nth, { caller, path, body, header }] of commands.entries())
    expect(await caller.at(first.url).post(path, body, header)).toMatchObject({ status: 201, text: texts[nth] });
  expect((await idsIn(tables)).size).toBe(before.size + commands.length);
};

const kinds = Object.keys(creates);
const groups = Array.from({ length: CRASHES > 0 ? Math.ceil(kinds.length / AT_ONCE) : 1 }, (_, nth) =>
  kinds.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE),
);

it.each(groups.map((group) => [group.join(', '), group] as const))(
  '%s: each is executed once, and a retry gets its result',
  async (_names, group) => {
    for (let time = 1; time <= Math.max(CRASHES, 1); time++) await crash(group, time);
  },
  600_000,
);
