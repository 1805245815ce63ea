// One change of a price to everybody who watches the auction: the time to the last of them, from the moment it is asked for.
import { deepStrictEqual } from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { addAuctions, addMembers } from '../bids/market.mjs';
import { startFeedstock } from '../lib/feedstock.mjs';
import { against, figure, median } from '../lib/figures.mjs';
import { openLine } from '../lib/line.mjs';
import { keepToOwnProcessor } from '../lib/ownProcessor.mjs';
import { startProgram } from '../lib/program.mjs';
import { alternatingRounds, ratioOf } from '../lib/rounds.mjs';
import { signIn } from '../lib/session.mjs';
import { table } from '../lib/table.mjs';
import { openAudience } from './audience.mjs';
import { placeBid, types } from './change.mjs';

const NAMES = ['feedstock', 'stock'];
const MEMBERS = 600;
const LEAST = 2;
/** So that one change is quite over before the next one. */
const PAUSE_MS = 100;

export async function fanout(place, { rounds, seconds, quick, wants }) {
  const sizes = (quick ? [100, 1_000] : [1_000, 5_000]).filter((size) => wants(titleOf(size)));
  if (sizes.length === 0) return;
  console.log(`\nFan-out: one change to ${sizes.map(figure).join(' and ')} subscribers, half of them signed in`);
  const connection = await place.emptyMarket('fanout');
  const [owner, ...members] = await addMembers(connection, MEMBERS);
  const cookies = await signIn(connection, members);
  const [auctionId] = await addAuctions(connection, 1, owner);
  const feedstock = await startFeedstock(place, connection);
  const stock = await startProgram(place, join(import.meta.dirname, 'servers/stock.mjs'), {
    env: { BENCH: JSON.stringify({ connection, types }) },
  });
  const changes = { feedstock: await bidding(feedstock.url, auctionId, cookies), stock: await publishing(stock.url) };

  const share = keepToOwnProcessor();
  if (!share)
    console.log(
      'The listeners share the processors with the servers, so the figures are too low for whoever sends faster.',
    );
  const rows = [];
  for (const size of sizes) {
    const audiences = {};
    for (const [name, { url }] of Object.entries({ feedstock, stock })) {
      audiences[name] = await openAudience(url, { size, auctionId, cookies, change: changes[name] });
      // The other server sends what Feedstock has sent: as much, and nothing else.
      changes.stock.repeat(audiences.feedstock.last());
    }
    deepStrictEqual(audiences.stock.last(), audiences.feedstock.last());
    const run = (name) => measure(audiences[name], seconds * 5);
    for (const name of NAMES) await run(name);
    rows.push(rowOf(size, await alternatingRounds(NAMES, rounds, run)));
    for (const audience of Object.values(audiences)) audience.close();
  }
  share?.();
  const head = ['fan-out', 'ms to the last', 'useServer, PubSub: ms', 'Feedstock ×', 'in rounds', 'target'];
  console.log(`\n${table(head, rows)}`);
}

/** Two members by turns, each a step above the other. */
async function bidding(url, auctionId, cookies) {
  const lines = await Promise.all(cookies.slice(-2).map((cookie) => openLine(url, { cookie })));
  let bids = 0;
  return {
    make: async () => {
      const amount = ((100 + bids) / 100).toFixed(2);
      const line = lines[bids++ % 2];
      const variables = { input: { auctionId, amount } };
      const { body } = await line.post('/graphql', JSON.stringify({ query: placeBid, variables }));
      if (body.includes('"errors"')) throw new Error(body);
    },
  };
}

async function publishing(url) {
  const line = await openLine(url);
  let said;
  return {
    repeat: (change) => (said = change),
    make: () => line.post('/', JSON.stringify(said)),
  };
}

async function measure(audience, times) {
  const taken = [];
  for (let i = 0; i < times; i++) {
    taken.push(await audience.hear());
    await delay(PAUSE_MS);
  }
  return { ms: median(taken) };
}

const titleOf = (size) => `${figure(size)} subscribers`;

function rowOf(size, taken) {
  const of = (name) => figure(median(taken.map((round) => round[name].ms)));
  const { ratio, inRounds } = ratioOf(taken, 'ms', 'stock', 'feedstock');
  return [titleOf(size), ...NAMES.map(of), figure(ratio), inRounds, against(LEAST, ratio)];
}
