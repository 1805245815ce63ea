import { createRequire } from 'node:module';

// Resolve Jest's own sequencer from Jest's dependencies.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: Sequencer } = require('@jest/test-sequencer');

const EARLY = ['simulation/simulation', 'core/replay', 'core/chain', 'core/ended', 'core/inferMaxima', 'core/receipts'];

/** The mutation run stops at the first failing test, so the tests that detect most mutants run first. */
export default class MutationSequencer extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const index = EARLY.findIndex((name) => path.replaceAll('\\', '/').includes(name));
      return index === -1 ? EARLY.length : index;
    };
    return [...tests].sort((a, b) => rank(a) - rank(b));
  }
}
