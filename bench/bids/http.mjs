// Bids on one hot auction over HTTP, compared with the product's smallest write, which saves one row.
import { setTimeout as delay } from 'node:timers/promises';
import { withClient } from '../lib/database.mjs';
import { startFeedstock } from '../lib/feedstock.mjs';
import { against, figure, median } from '../lib/figures.mjs';
import { openKeepAliveClient } from '../lib/keepAliveClient.mjs';
import { alternatingRounds, ratioOf } from '../lib/alternatingRounds.mjs';
import { signIn } from '../lib/session.mjs';
import { table } from '../lib/table.mjs';
import { closedLoopLoad } from '../lib/closedLoopLoad.mjs';
import { addAuctions } from './market.mjs';

const NAMES = ['bid', 'saveRow'];
const CONNECTION_COUNTS = [64, 256];
const MIN = 0.8;
const PATIENCE_MS = 240_000;

const documents = {
  bid: `mutation PlaceBid($input: PlaceBidInput!) {
  placeBid(input: $input) {
    bidId amount maxAmount createdAt leading currentPrice
    receipt { v auctionId bidId at commitment salt signature publicKey }
  }
}`,
  saveRow: `mutation SaveRow($delivery: EmailDelivery!) {
  saveEmailPreference(input: { topic: auctions, delivery: $delivery }) { topic delivery }
}`,
};

export async function benchHttp(environment, connection, members, { rounds, seconds, quick, wants }) {
  const wanted = CONNECTION_COUNTS.filter((connections) => wants(titleOf(connections)));
  if (wanted.length === 0) return;
  const [owner, ...bidders] = members;
  const cookies = await signIn(connection, bidders.slice(0, Math.max(...CONNECTION_COUNTS)));
  const program = await startFeedstock(environment, connection);
  const rows = [];
  for (const connections of wanted) {
    const run = async (name, length) => {
      const [auctionId] = await addAuctions(connection, 1, owner);
      const figures = await measure(program, cookies.slice(0, connections), bodiesOf[name](auctionId), length);
      await settled(connection);
      return figures;
    };
    for (const name of NAMES) await run(name, quick ? 1 : 3);
    rows.push(rowOf(connections, await alternatingRounds(NAMES, rounds, (name) => run(name, seconds))));
  }
  const head = [
    'over HTTP',
    'bids/s',
    'refused',
    'p50 ms',
    'p99 ms',
    'CPU µs',
    'row: writes/s',
    'p50 ms',
    'p99 ms',
    'CPU µs',
  ];
  console.log(`\n${table([...head, 'bids ×', 'in rounds', 'target'], rows)}`);
}

const bodiesOf = {
  /** Each bid is a step above the previous one; if two overtake each other, one is refused, as in a real market. */
  bid: (auctionId) => (nth) => ({
    query: documents.bid,
    variables: { input: { auctionId, amount: ((101 + nth) / 100).toFixed(2), confirmed: true } },
  }),
  saveRow: () => (nth) => ({ query: documents.saveRow, variables: { delivery: nth % 2 ? 'daily' : 'at_once' } }),
};

/** Refused bids are not counted as bids; their share is reported. */
async function measure(program, cookies, bodyOf, seconds) {
  const connections = await Promise.all(cookies.map((cookie) => openKeepAliveClient(program.url, { cookie })));
  const cpuBefore = program.cpuSeconds();
  let refused = 0;
  try {
    const { count, rate, p50, p99 } = await closedLoopLoad(connections.length, seconds, async (nth, own) => {
      const { status, body } = await connections[own].post('/graphql', JSON.stringify(bodyOf(nth)));
      if (status !== 200) throw new Error(`${program.url} answered ${status}: ${body}`);
      if (!body.includes('"errors":')) return;
      if (!/NOT_AN_IMPROVEMENT|STEP_TOO_SMALL|ALREADY_LEADING/.test(body)) throw new Error(body);
      refused++;
    });
    const share = 1 - refused / count;
    return {
      rate: rate * share,
      refused: 1 - share,
      p50,
      p99,
      cpu: ((program.cpuSeconds() - cpuBefore) / count) * 1e6,
    };
  } finally {
    for (const client of connections) client.close();
  }
}

/** Waits for the messages caused by bids, so that they do not affect the next round. */
async function settled(connection) {
  const unread = 'select from auction left join log_checkpoint on auction_id = id where last_event > coalesce(seq, 0)';
  const end = performance.now() + PATIENCE_MS;
  while ((await withClient(connection, (client) => client.query(unread))).rowCount > 0) {
    if (performance.now() > end) throw new Error('The messages of a round were not finished in time.');
    await delay(200);
  }
}

const titleOf = (connections) => `one auction, ${connections} connections`;

function rowOf(connections, taken) {
  const of = (name, key) => median(taken.map((round) => round[name][key]));
  const { ratio, inRounds } = ratioOf(taken, 'rate', ...NAMES);
  const figures = (name) => ['p50', 'p99', 'cpu'].map((key) => figure(of(name, key)));
  return [
    titleOf(connections),
    figure(of('bid', 'rate')),
    `${figure(of('bid', 'refused') * 100)} %`,
    ...figures('bid'),
    figure(of('saveRow', 'rate')),
    ...figures('saveRow'),
    figure(ratio),
    inRounds,
    against(MIN, ratio),
  ];
}
