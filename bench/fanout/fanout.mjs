// Time from the request for a price change until the last subscriber of the auction has received it.
import { deepStrictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addAuctions, addMembers } from '../bids/market.mjs';
import { startFeedstock } from '../lib/feedstock.mjs';
import { against, figure, median } from '../lib/figures.mjs';
import { openKeepAliveClient } from '../lib/keepAliveClient.mjs';
import { keepToOwnProcessor } from '../lib/cpuAffinity.mjs';
import { startProgram } from '../lib/program.mjs';
import { alternatingRounds, ratioOf } from '../lib/alternatingRounds.mjs';
import { signIn } from '../lib/session.mjs';
import { table } from '../lib/table.mjs';
import { openSubscribers } from './subscribers.mjs';
import { placeBid, types } from './change.mjs';

const NAMES = ['feedstock', 'stock'];
const MEMBERS = 600;
const MIN = 1.5;
/** Lets one change finish before the next one. */
const PAUSE_MS = 100;

export async function fanout(environment, { rounds, seconds, quick, wants }) {
  const sizes = (quick ? [100] : [1_000, 5_000]).filter((size) => wants(titleOf(size)));
  if (sizes.length === 0) return;
  console.log(`\nFan-out: one change to ${sizes.map(figure).join(' and ')} subscribers, half of them signed in`);
  const connection = await environment.emptyMarket('fanout');
  const [owner, ...members] = await addMembers(connection, MEMBERS);
  const cookies = await signIn(connection, members);
  const [auctionId] = await addAuctions(connection, 1, owner);
  const feedstock = await startFeedstock(environment, connection);
  const stock = await startProgram(environment, join(import.meta.dirname, 'servers/stock.mjs'), {
    env: { BENCH: JSON.stringify({ connection, types }) },
  });
  const changes = { feedstock: await bidding(feedstock.url, auctionId, cookies), stock: await publishing(stock.url) };

  const share = keepToOwnProcessor();
  if (!share)
    console.log(
      'The listeners share the processors with the servers, so the figures are too low for the faster server.',
    );
  const rows = [];
  for (const size of sizes) {
    const subscribers = {};
    for (const [name, { url }] of Object.entries({ feedstock, stock })) {
      subscribers[name] = await openSubscribers(url, { size, auctionId, cookies, change: changes[name] });
      // The other server sends exactly what Feedstock sent.
      changes.stock.repeat(subscribers.feedstock.last());
    }
    deepStrictEqual(subscribers.stock.last(), subscribers.feedstock.last());
    const run = (name) => measure(subscribers[name], seconds * 5);
    for (const name of NAMES) await run(name);
    rows.push(rowOf(size, await alternatingRounds(NAMES, rounds, run)));
    for (const group of Object.values(subscribers)) group.close();
  }
  share?.();
  const head = ['fan-out', 'ms to the last', 'useServer, PubSub: ms', 'Feedstock ×', 'in rounds', 'target'];
  console.log(`\n${table(head, rows)}`);
}

/** Two members bid alternately, each a step above the other. */
async function bidding(url, auctionId, cookies) {
  const clients = await Promise.all(cookies.slice(-2).map((cookie) => openKeepAliveClient(url, { cookie })));
  let bids = 0;
  return {
    make: async () => {
      const amount = ((100 + bids) / 100).toFixed(2);
      const client = clients[bids++ % 2];
      const variables = { input: { auctionId, amount, confirmed: true } };
      const { body } = await client.post('/graphql', JSON.stringify({ query: placeBid, variables }));
      if (body.includes('"errors"')) throw new Error(body);
    },
  };
}

async function publishing(url) {
  const client = await openKeepAliveClient(url);
  let body;
  return {
    repeat: (change) => (body = change),
    make: () => client.post('/', JSON.stringify(body)),
  };
}

async function measure(subscribers, times) {
  const taken = [];
  for (let i = 0; i < times; i++) {
    taken.push(await subscribers.measureChange());
    await delay(PAUSE_MS);
  }
  return { ms: median(taken) };
}

const titleOf = (size) => `${figure(size)} subscribers`;

function rowOf(size, taken) {
  const of = (name) => figure(median(taken.map((round) => round[name].ms)));
  const { ratio, inRounds } = ratioOf(taken, 'ms', 'stock', 'feedstock');
  return [titleOf(size), ...NAMES.map(of), figure(ratio), inRounds, against(MIN, ratio)];
}
