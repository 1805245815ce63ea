// npm run prove [-- quick] [-- names]: the proofs against force, *.proof.test.ts, with the load of a release; takes several minutes. `quick`
// takes small sizes, two files at a time, and leaves out what needs more than Node and npm.
// Prints measurements. Sizes can be set in the environment, such as LIVE_CLIENTS=200. npm run prove -- clients runs other people's clients,
// npm run prove -- soak half an hour of an ordinary day, npm run prove -- versions other versions of PostgreSQL.
import './node-version.mjs';
import { buildIfStale } from './build/ifStale.mjs';
import { runJest } from './jest.mjs';
import { separatePackage } from './separatePackage.mjs';
import { proofsOf } from './suites.mjs';
import { proveVersions } from './versions.mjs';

const sizes = {
  // Random documents compared with the naive reference.
  FC_RUNS: 5_000,
  // Bidders with crashes and cut connections.
  CRASH_BIDDERS: 64,
  CRASH_BIDS: 100,
  CRASH_KILLS: 20,
  CRASH_CUTS: 100,
  CRASH_SECONDS: 180,
  // Answers lost to a crash, for each kind of command.
  REPLY_CRASHES: 20,
  // Subscribers across restarts.
  LIVE_CLIENTS: 1_000,
  LIVE_RESTARTS: 10,
  LIVE_BIDS: 100,
  LIVE_REPORT: 1,
  // Failovers of PostgreSQL that leave the open connections silent.
  SILENCES: 5,
  // Rolling restarts under requests.
  RESTARTS: 5,
  // Auctions that end at the same time.
  STORM_AUCTIONS: 500,
  STORM_KILLS: 5,
  STORM_REPORT: 1,
  // Bidders behind PgBouncer, and the bids of each.
  POOLER_BIDDERS: 48,
  POOLER_BIDS: 25,
  // Emails sent by instances that are killed.
  EMAIL_COUNT: 2_000,
  EMAIL_KILLS: 20,
  // Events for a webhook whose endpoint fails at random, sent by instances that are killed.
  WEBHOOK_COUNT: 2_000,
  WEBHOOK_KILLS: 20,
  // A partner's program: offerings, kills of the server, and webhook events.
  PARTNER_SKUS: 500,
  PARTNER_KILLS: 20,
  PARTNER_EVENTS: 2_000,
  // Materials that are indexed anew while an upgraded server serves.
  UPGRADE_PRODUCTS: 5_000,
  SOAK_MINUTES: 30,
  // Attacks over the network.
  ATTACK_SIZE: 'release',
};

const isQuick = process.argv.includes('quick');
const names = process.argv.slice(2).filter((name) => name !== 'quick');
if (names.includes('clients')) {
  buildIfStale();
  separatePackage('clients').run('main.mjs');
  process.exit();
}
const withVersions = names.length === 0 || names.includes('versions');
const chosen = proofsOf({ names, isQuick });
if (chosen.length === 0 && !withVersions) throw new Error(`No proof is called ${names.join(' or ')}.`);
const environment = Object.fromEntries(
  Object.entries(isQuick ? {} : sizes).map(([name, size]) => [name, process.env[name] ?? String(size)]),
);

// In release size each file has the machine to itself.
const args = [isQuick ? '--maxWorkers=2' : '--runInBand', '--verbose', '--runTestsByPath', ...chosen];
const succeeded = chosen.length === 0 || (await runJest(args, environment));
process.exitCode = (!withVersions || (await proveVersions({ isQuick }))) && succeeded ? 0 : 1;
