// The order of the tests: the browser's begin, so that none of these long ones is alone at the end.
import { createRequire } from 'node:module';

// Jest's own, as Jest sees it.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: TestSequencer } = require('@jest/test-sequencer');

export default class BrowserFirst extends TestSequencer {
  sort(tests) {
    const inBrowser = ({ context }) => context.config.displayName?.name === 'browser';
    const sorted = super.sort(tests);
    return [...sorted.filter(inBrowser), ...sorted.filter((test) => !inBrowser(test))];
  }
}
