// npm run bench: installs bench/ (so that its dependencies are not the product's) and runs it against the build.
import './node-version.mjs';
import { buildIfStale } from './build/ifStale.mjs';
import { separatePackage } from './separatePackage.mjs';

buildIfStale();
separatePackage('bench').run('main.mjs', ...process.argv.slice(2));
