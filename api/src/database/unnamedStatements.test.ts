// PREPARED=off, for poolers in transaction mode: what the market sends to PostgreSQL is read on its way there.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type pg from 'pg';
import { startApp, type TestApp } from '../../test/app.ts';
import { bidOn, postAuction } from '../../test/auctions.ts';
import { AuctionWatcher, subscriptions } from '../../test/auctionWatcher.ts';
import { until } from '../../test/instanceGroup.ts';
import { aWorld } from '../../test/world.ts';
import type { Connection } from './embedded.ts';
import { openPool } from './pool.ts';

/** A way to PostgreSQL that records what clients send, one entry per connection. */
const recordingProxy = async ({ host, port }: Connection) => {
  const sent: Buffer[][] = [];
  const open: Socket[] = [];
  const server = createServer((client) => {
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const chunks: Buffer[] = [];
    sent.push(chunks);
    client.on('data', (chunk: Buffer) => chunks.push(chunk));
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.push(from);
      from.on('error', () => undefined).pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    text: () => sent.flat().join(),
    /** The names of all statements that were parsed, '' for those without one. */
    names: () => sent.flatMap((chunks) => parsedNames(Buffer.concat(chunks))),
    close: () => {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

/** Messages are a letter, a length and a body; only the first one has no letter. The body of Parse begins with the name. */
const parsedNames = (bytes: Buffer): string[] => {
  const names: string[] = [];
  for (let at = bytes.readInt32BE(0); at + 5 <= bytes.length; at += 1 + bytes.readInt32BE(at + 1))
    if (bytes[at] === 'P'.charCodeAt(0)) names.push(bytes.toString('utf8', at + 5, bytes.indexOf(0, at + 5)));
  return names;
};

/** Reads, writes, bids, messages and live updates, often enough for each statement to be given a name. */
const useMarket = async (app: TestApp): Promise<void> => {
  const { buyer, buyerUser, other, seller } = await aWorld(app);
  const auctionId = await postAuction(app.pool, seller);
  const onlooker = new AuctionWatcher({
    query: subscriptions.auctionChanged('title'),
    variables: { auctionId },
    url: () => app.url,
  });
  try {
    await onlooker.ready;
    for (let round = 0; round < 4; round++) {
      expect((await buyer.get('/api/products')).status).toBe(200);
      expect((await buyer.get('/api/messages')).status).toBe(200);
      expect((await app.anyone.post('/api/login', { email: `${round}@b.example`, password: 'x' })).status).toBe(401);
      await bidOn(auctionId, round % 2 ? buyer : other, `${100 + 5 * round}.00`);
    }
    await until('all bids are seen live', () => onlooker.newsOf(auctionId).length >= 4);
  } finally {
    await onlooker.close();
  }
  await app.settled();
  const { rowCount } = await app.pool.query('select from message where recipient_id = $1', [buyerUser.id]);
  expect(rowCount).toBeGreaterThan(1);
};

const namesUsed = async (environment: NodeJS.ProcessEnv): Promise<Set<string>> => {
  const proxies: Awaited<ReturnType<typeof recordingProxy>>[] = [];
  const address = async (database: Connection): Promise<Connection> => {
    const proxy = await recordingProxy(database);
    proxies.push(proxy);
    return { ...database, host: proxy.host, port: proxy.port };
  };
  const app = await startApp(environment, { address });
  try {
    await useMarket(app);
  } finally {
    await app.close();
    proxies.forEach((proxy) => proxy.close());
  }
  return new Set(proxies.flatMap((proxy) => proxy.names()));
};

it('with PREPARED=off no statement has a name: in reads, sessions, bids, messages, logins and live updates', async () => {
  expect([...(await namesUsed({ PREPARED: 'off' }))]).toEqual(['']);
});

it('by default all of these use named statements', async () => {
  const names = [...(await namesUsed({}))];
  expect(names).toEqual(expect.arrayContaining(['session', 'engine_lock', 'log_events', 'live_read']));
  // Those of reads are named by their text.
  expect(names).toContainEqual(expect.stringMatching(/^[0-9a-f]{40}$/));
});

it.each([false, true])('LISTEN bypasses the pooler if there is a direct address: %s', async (listensDirectly) => {
  let proxy: Awaited<ReturnType<typeof recordingProxy>> | undefined;
  const address = async (database: Connection): Promise<Connection> => {
    proxy = await recordingProxy(database);
    return { ...database, host: proxy.host, port: proxy.port };
  };
  const app = await startApp({}, { address, listensDirectly });
  await app.close();
  proxy?.close();
  expect(proxy?.text()).toContain('select');
  expect(/listen "/.test(proxy?.text() ?? '')).toBe(!listensDirectly);
});

it('a pool without names takes queries in every form', async () => {
  const app = await startApp();
  const pool = openPool(app.pool.options as pg.PoolConfig & Connection, 1, () => undefined, { prepared: false });
  const named = { name: 'one', text: 'select $1::int as number', values: [1] };
  expect((await pool.query(named)).rows).toEqual([{ number: 1 }]);
  expect((await pool.query('select $1::int as number', [2])).rows).toEqual([{ number: 2 }]);
  expect((await pool.query({ ...named, text: 'select 3 as number', values: [] })).rows).toEqual([{ number: 3 }]);
  expect((await pool.query('select from pg_prepared_statements')).rowCount).toBe(0);
  await pool.end();
  await app.close();
});
