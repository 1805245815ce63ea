// npm test [-- arguments for jest]: all tests but the proofs against force, which run by `npm run prove` or when they are named.
import './node-version.mjs';
import { runJest } from './jest.mjs';
import { askedFor } from './suites.mjs';

const args = process.argv.slice(2);
const { isFull, namesProof } = askedFor(args);

process.exitCode = (await runJest(args, {
  ...(!namesProof && { PROOFS: 'none' }),
  ...(isFull && { TEST_GROUPS: 'all' }),
}))
  ? 0
  : 1;
