// npm run sweep: checks every page with axe, for every kind of viewer, at both widths, filled, empty and failing. Takes several minutes.
import './node-version.mjs';
import { runJest } from './jest.mjs';

process.exitCode = (await runJest(['web/src/flows/(sweep|failures)'], { SWEEP: 'whole' })) ? 0 : 1;
