// npm run bench: installs bench/ (its peers never weigh on the product) and runs it against the build.
import './node-version.mjs';
import { join } from 'node:path';
import { bench, installBench, runInBench } from './benchPackage.mjs';
import { buildIfStale } from './build/ifStale.mjs';

buildIfStale();
installBench();
runInBench(join(bench, 'main.mjs'), ...process.argv.slice(2));
