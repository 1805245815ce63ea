// Runs one module of the compiled server: node scripts/run.mjs <module below api/dist> [arguments]
import './node-version.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build/ifStale.mjs';
import { root } from './build/files.mjs';

const [module] = process.argv.splice(2, 1);
buildIfStale({ only: 'api' });
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'api/dist', module)).href);
