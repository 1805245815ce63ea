// Before a run of the browser's tests: the app that they open is the one of these sources.
import { buildIfStale } from '../../scripts/build/ifStale.mjs';

export default () => buildIfStale();
