// npm test [-- arguments for jest]
import './node-version.mjs';
import { runJest } from './jest.mjs';

process.exitCode = (await runJest(process.argv.slice(2))) ? 0 : 1;
