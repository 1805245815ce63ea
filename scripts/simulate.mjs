// npm run simulate [-- count]: plays random auctions in the core and in its reference at the same time. SIMULATION_SEED=n repeats one.
import './node-version.mjs';
import { runJest } from './jest.mjs';

const environment = {
  SIMULATIONS: process.argv[2] ?? process.env.SIMULATIONS ?? '100000',
  SIMULATION_REPORT: '1',
};

process.exitCode = (await runJest(['api/test/simulation/'], environment)) ? 0 : 1;
