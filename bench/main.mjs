// npm run bench [-- reads bids fanout] [-- --quick] [-- --rounds=5 --seconds=4] [-- --case='8 auctions']: Feedstock beside others, all in one run.
import { cpus } from 'node:os';
import { bids } from './bids/bids.mjs';
import { fanout } from './fanout/fanout.mjs';
import { readOptions } from './lib/options.mjs';
import { openPlace } from './lib/place.mjs';
import { reads } from './reads/reads.mjs';

/** In the order they run; each takes `(place, options)` and prints its own tables. */
const suites = { reads, bids, fanout };

const LONGEST_MS = 30 * 60_000;

function interruption() {
  const { promise, reject } = Promise.withResolvers();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`Stopped by ${signal}.`)));
  setTimeout(() => reject(new Error('The bench took too long.')), LONGEST_MS).unref();
  return promise;
}

const options = readOptions(Object.keys(suites));
const place = openPlace();
const interrupted = interruption();
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}`);
  for (const name of options.only) await Promise.race([suites[name](place, options), interrupted]);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
await place.close();
process.exit();
