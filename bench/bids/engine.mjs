// Bids on hot auctions, decided by the engine or by one transaction each, on the same pool.
import { deepStrictEqual } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { newId } from '../../api/dist/database/id.js';
import { openPool } from '../../api/dist/database/pool.js';
import { chainProblems } from '../../api/dist/features/deals/auctions/core/chain.js';
import { AuctionEngine } from '../../api/dist/features/deals/auctions/engine/auctionEngine.js';
import { against, figure, median } from '../lib/figures.mjs';
import { alternatingRounds, ratioOf } from '../lib/alternatingRounds.mjs';
import { table } from '../lib/table.mjs';
import { closedLoopLoad } from '../lib/closedLoopLoad.mjs';
import { addAuctions } from './market.mjs';
import { bidUnderRowLock } from './rowLock.mjs';

/** The same number as the server's engine. */
const CONNECTIONS = 4;
const NAMES = ['engine', 'rowLock'];

const loads = [
  { auctions: 1, waiting: 1, least: 1 },
  { auctions: 1, waiting: 64, least: 6 },
  { auctions: 1, waiting: 256, least: 10 },
  { auctions: 8, waiting: 64, least: 3 },
  { auctions: 8, waiting: 256, least: 5 },
];

export async function benchEngine(environment, connection, members, { rounds, seconds, quick, wants }) {
  const pool = openPool(connection, CONNECTIONS, (error) => console.error(error), { pipeline: true });
  environment.atEnd(() => pool.end());
  const variants = { engine: engineOn(pool), rowLock: (bid) => bidUnderRowLock(pool, bid) };
  const rows = [];
  for (const load of loads.filter((load) => wants(titleOf(load)))) {
    const run = (name, length) =>
      measure({ connection, pool, members, load, name, bid: variants[name], seconds: length });
    for (const name of NAMES) await run(name, quick ? 0.5 : 2);
    rows.push(rowOf(load, await alternatingRounds(NAMES, rounds, (name) => run(name, seconds))));
  }
  if (rows.length === 0) return;
  const head = ['engine', 'bids/s', 'p50 ms', 'p99 ms', 'row lock: bids/s', 'p50 ms', 'p99 ms'];
  console.log(`\n${table([...head, 'engine ×', 'in rounds', 'target'], rows)}`);
}

const engineOn = (pool) => {
  const engine = new AuctionEngine(pool);
  return ({ id, auctionId, userId, cents }) =>
    engine.submit(auctionId, {
      right: 'member',
      userId,
      isAdmin: false,
      idempotencyKey: id,
      commandHash: hashOf(`${auctionId} ${cents}`),
      needs: 'few',
      bid: { id, message: null },
      command: ({ alias, isOwner }) => ({
        type: 'place_bid',
        bidder: alias,
        isOwner,
        amount: cents,
        maxAmount: null,
        termsVersion: null,
        expectedPrice: null,
        confirmed: true,
      }),
    });
};

/** Uses new auctions, so that rounds do not affect each other. */
async function measure({ connection, pool, members, load, name, bid, seconds }) {
  const [owner, ...bidders] = members;
  const auctions = await addAuctions(connection, load.auctions, owner);
  const figures = await closedLoopLoad(load.waiting, seconds, (nth) => {
    const turn = Math.floor(nth / auctions.length);
    const at = turn % bidders.length;
    return bid({
      id: newId(),
      auctionId: auctions[nth % auctions.length],
      userId: bidders[at],
      alias: at + 1,
      cents: 100n + BigInt(turn),
    });
  });
  await verify(pool, auctions, figures.count, name === 'engine');
  return figures;
}

/** Verifies that every acknowledged bid is stored and the logs are valid. */
async function verify(pool, auctions, count, isLogged) {
  const { rows } = await pool.query(
    `select (select count(*)::int from bid where auction_id = any($1)) as bids,
       (select sum(accepted_bids)::int from auction where id = any($1)) as counted`,
    [auctions],
  );
  deepStrictEqual(rows[0], { bids: count, counted: count });
  if (!isLogged) return;
  const [auctionId] = auctions;
  const log = await pool.query(
    `select seq, type, v, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hash, previous_hash as "previousHash"
     from auction_event where auction_id = $1 order by seq limit 2000`,
    [auctionId],
  );
  deepStrictEqual(await chainProblems({ auctionId, events: log.rows }, async (text) => hashOf(text)), []);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex');

const titleOf = ({ auctions, waiting }) =>
  `${auctions === 1 ? 'one auction' : `${auctions} auctions`}, ${waiting} waiting`;

function rowOf(load, taken) {
  const of = (name, key) => figure(median(taken.map((round) => round[name][key])));
  const { ratio, inRounds } = ratioOf(taken, 'rate', 'engine', 'rowLock');
  const figures = NAMES.flatMap((name) => ['rate', 'p50', 'p99'].map((key) => of(name, key)));
  return [titleOf(load), ...figures, figure(ratio), inRounds, against(load.least, ratio)];
}
