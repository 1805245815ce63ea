// npm run simulate [-- how many]: auctions played in the core and in its reference at once. SIMULATION_SEED=n plays one again.
import './node-version.mjs';
import { runJest } from './jest.mjs';

const environment = {
  SIMULATIONS: process.argv[2] ?? process.env.SIMULATIONS ?? '100000',
  SIMULATION_REPORT: '1',
};

process.exitCode = (await runJest(['api/src/features/auctions/core/simulation/'], environment)) ? 0 : 1;
