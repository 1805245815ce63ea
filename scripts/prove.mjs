// npm run prove [-- quick]: the proofs of the auction desk in the sizes of a release, which take some ten minutes on two cores.
// What they measure on the way is printed; a figure of one's own is set in the environment, such as LIVE_CLIENTS=200.
import './node-version.mjs';
import { runJest } from './jest.mjs';

const sizes = {
  // Bidders under crashes and cut connections.
  CRASH_BIDDERS: 64,
  CRASH_BIDS: 100,
  CRASH_KILLS: 20,
  CRASH_CUTS: 100,
  CRASH_SECONDS: 180,
  // Replies lost to a crash, of each kind of command.
  REPLY_CRASHES: 20,
  // Onlookers over restarts.
  LIVE_CLIENTS: 1_000,
  LIVE_RESTARTS: 10,
  LIVE_BIDS: 100,
  LIVE_REPORT: 1,
  // Auctions that end in one moment.
  STORM_AUCTIONS: 500,
  STORM_KILLS: 5,
  STORM_REPORT: 1,
  // Attacks from the network.
  ATTACK_SIZE: 'release',
};

const proofs = ['api/src/features/(desk|live)/', 'api/src/writing/', 'api/src/database/appendOnly', 'api/attack/'];

const isQuick = process.argv.includes('quick');
const environment = Object.fromEntries(
  Object.entries(isQuick ? {} : sizes).map(([name, size]) => [name, process.env[name] ?? String(size)]),
);

// One file at a time: each has the machine to itself.
process.exitCode = (await runJest(['--runInBand', '--verbose', ...proofs], environment)) ? 0 : 1;
