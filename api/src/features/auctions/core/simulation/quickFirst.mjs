import { createRequire } from 'node:module';

// Jest's own, as Jest sees it.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = require('@jest/test-sequencer');

const EARLY = ['simulation/simulation', 'core/replay', 'core/chain', 'core/ended', 'core/inferMaxima', 'core/receipts'];

/** For the mutation run, which stops at the first test that notices: those first that notice most. */
export default class QuickFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = EARLY.findIndex((name) => path.replaceAll('\\', '/').includes(name));
      return index === -1 ? EARLY.length : index;
    };
    return [...tests].sort((a, b) => rank(a) - rank(b));
  }
}
