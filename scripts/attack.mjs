// npm run attack [-- quick] [-- file names]: attacks a running server with the load of a release test; `quick` uses the load of `npm run prove -- quick`.
import './node-version.mjs';
import { runJest } from './jest.mjs';

const names = process.argv.slice(2).filter((name) => name !== 'quick');
const isQuick = process.argv.includes('quick');
const files = names.length > 0 ? names.map((name) => `api/attack/${name}`) : ['api/attack/'];

process.exitCode = (await runJest(['--runInBand', '--verbose', ...files], isQuick ? {} : { ATTACK_SIZE: 'release' }))
  ? 0
  : 1;
