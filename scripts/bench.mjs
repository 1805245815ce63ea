// npm run bench: installs bench/ (so that its dependencies are not the product's) and runs it against the build.
import './node-version.mjs';
import { join } from 'node:path';
import { bench, installBench, runInBench } from './benchPackage.mjs';
import { buildIfStale } from './build/ifStale.mjs';

buildIfStale();
installBench();
runInBench(join(bench, 'main.mjs'), ...process.argv.slice(2));
