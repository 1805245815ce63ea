// Test order: the longest first, then the other browser tests, so that none of them runs alone at the end.
import { createRequire } from 'node:module';
import { relative, sep } from 'node:path';
import { root } from './build/files.mjs';

// Resolve Jest's own sequencer from Jest's dependencies.
const require = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: TestSequencer } = require('@jest/test-sequencer');

/**
 * A new checkout has no recorded durations, so the longest tests are listed here. The first one computes while the others wait for their
 * servers.
 */
const longest = [
  'api/src/reading/generated.test.ts',
  'web/src/flows/auction.browser.test.ts',
  'web/src/flows/sweep.browser.test.ts',
  'web/src/flows/pages.browser.test.ts',
  'api/src/features/desk/crash.test.ts',
  'web/src/flows/verification.browser.test.ts',
  'web/src/flows/mainJob.browser.test.ts',
  'web/src/flows/orders.browser.test.ts',
  'web/src/flows/account.browser.test.ts',
  'api/src/writing/lostReply.test.ts',
  'api/src/database/embedded.test.ts',
  'web/src/flows/keyboard.browser.test.ts',
  'web/src/flows/landing.browser.test.ts',
  'api/src/features/auctions/core/simulation/simulation.test.ts',
  'api/src/features/live/resume.test.ts',
  'api/src/database/embeddedCrash.test.ts',
  'api/src/database/seed/demoMarket.test.ts',
  'api/src/features/desk/closingStorm.test.ts',
];

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}

function place({ path, context }) {
  const at = longest.indexOf(relative(root, path).split(sep).join('/'));
  if (at >= 0) return at;
  return longest.length + (context.config.displayName?.name === 'browser' ? 0 : 1);
}
