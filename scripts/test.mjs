// npm test [-- arguments for jest]: all tests but the proofs against force, which run by `npm run prove` or when they are named.
import './node-version.mjs';
import { runJest } from './jest.mjs';
import { namesProof } from './suites.mjs';

const args = process.argv.slice(2);

process.exitCode = (await runJest(args, namesProof(args) ? {} : { PROOFS: 'none' })) ? 0 : 1;
