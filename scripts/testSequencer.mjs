// Test order: the longest first, then the other browser tests, so that none of them runs alone at the end.
import { relative, sep } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { root } from './build/files.mjs';

/**
 * A new checkout has no recorded durations, so the longest tests are listed here. The first one computes while the others wait for their
 * servers.
 */
const longest = [
  'api/src/features/notices/emailKills.test.ts',
  'api/src/features/partners/webhooks/webhookKills.test.ts',
  'web/src/flows/auction.browser.test.ts',
  'web/src/flows/pages.browser.test.ts',
  'api/src/admin.test.ts',
  'web/src/flows/auctionOwner.browser.test.ts',
  'web/src/flows/accountSafety.browser.test.ts',
  'api/src/writing/lostReply.test.ts',
  'web/src/flows/admin.browser.test.ts',
  'web/src/flows/decisions.browser.test.ts',
  'api/src/seed/demoMarket.test.ts',
  'api/src/features/auctions/engine/crash.test.ts',
  'web/src/flows/firstAnswers.browser.test.ts',
  'web/src/flows/keyboard.browser.test.ts',
  'scripts/start.test.ts',
  'api/src/database/embeddedCrash.test.ts',
  'api/attack/accounts.test.ts',
  'api/attack/documentCosts.test.ts',
  'api/src/features/partners/inventory/importKills.test.ts',
  'api/test/partner/sync.test.ts',
  'api/src/features/catalogue/largeCatalogue.test.ts',
  'web/src/flows/secondFactor.browser.test.ts',
  'api/src/features/auctions/commands/viewerCan.test.ts',
  'api/src/seed/seedMarket.test.ts',
  'api/src/reading/edgeCases.test.ts',
  'api/src/features/auctions/engine/closingStorm.test.ts',
  'api/src/database/embedded.test.ts',
  'web/src/features/accounts/RegisterForm.test.tsx',
  'api/src/features/live/resume.test.ts',
  'web/src/features/bids/PlaceBidDialog.test.tsx',
  'api/attack/accountEmails.test.ts',
  'api/src/features/accounts/secondFactor/secondFactor.test.ts',
  'api/src/reading/hiddenValues.test.ts',
  'api/src/reading/generated.test.ts',
  'api/test/simulation/simulation.test.ts',
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
