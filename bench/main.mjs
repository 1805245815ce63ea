// npm run bench [-- reads bids fanout idle search] [-- --quick] [-- --rounds=5 --seconds=4] [-- --case='8 auctions']: compares Feedstock with other
// servers in one run.
import { cpus } from 'node:os';
import { bids } from './bids/bids.mjs';
import { idle } from './idle/idle.mjs';
import { fanout } from './fanout/fanout.mjs';
import { readOptions } from './lib/options.mjs';
import { openEnvironment } from './lib/environment.mjs';
import { reads } from './reads/reads.mjs';
import { search } from './search/search.mjs';

/** In order; each takes `(environment, options)` and prints its tables. */
const suites = { reads, bids, fanout, idle, search };

const MAX_DURATION_MS = 30 * 60_000;

function interruption() {
  const { promise, reject } = Promise.withResolvers();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)));
  setTimeout(() => reject(new Error('The bench took too long.')), MAX_DURATION_MS).unref();
  return promise;
}

const options = readOptions(Object.keys(suites));
const environment = openEnvironment();
const interrupted = interruption();
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`);
  for (const name of options.only) await Promise.race([suites[name](environment, options), interrupted]);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await environment.close();
process.exit();
