// npm run sweep: every page for every kind of viewer at both widths, filled, empty and failing, in front of axe; ten minutes on two cores.
import './node-version.mjs';
import { runJest } from './jest.mjs';

process.exitCode = (await runJest(['web/src/flows/(sweep|failures)'], { SWEEP: 'whole' })) ? 0 : 1;
