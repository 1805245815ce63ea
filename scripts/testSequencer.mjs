// Test order: the longest first, then the groups and the other browser tests, so that none of them runs alone at the end.
import { relative, sep } from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { root } from './build/files.mjs';

/**
 * A new checkout has no recorded durations, so the longest tests are listed here. The first one computes while the others wait for their
 * servers.
 */
const longest = [
  'api/src/reading/nonInterference.proof.test.ts',
  'web/src/flows/pages.browser.test.ts',
  'web/test/groups/emails.browser.test.ts',
  'api/src/admin.proof.test.ts',
  'web/src/flows/auction.browser.test.ts',
  'api/src/seed/seedMarket.proof.test.ts',
  'api/src/seed/demoMarket.proof.test.ts',
  'scripts/start.proof.test.ts',
  'web/src/flows/quotes.browser.test.ts',
  'api/src/features/people/notices/emailKills.proof.test.ts',
  'api/src/features/around/partners/webhooks/webhookKills.proof.test.ts',
  'api/src/server/http/silentDatabase.proof.test.ts',
  'api/src/features/deals/auctions/engine/crash.proof.test.ts',
  'api/src/firstMarket.proof.test.ts',
  'web/src/flows/liveInbox.browser.test.ts',
  'web/src/flows/decisions.browser.test.ts',
  'web/src/flows/mainJob.browser.test.ts',
  'web/src/flows/catalogueAdmin.browser.test.ts',
  'web/src/flows/conversations.browser.test.ts',
  'api/attack/documentCosts.proof.test.ts',
  'web/src/flows/needsYou.browser.test.ts',
  'web/src/flows/secondFactor.browser.test.ts',
  'api/src/server/http/rollingRestart.proof.test.ts',
  'api/attack/accounts.proof.test.ts',
  'api/src/features/deals/auctions/commands/rareStates.proof.test.ts',
  'web/src/flows/leaving.browser.test.ts',
  'web/src/flows/specification/02-header.browser.test.ts',
  'api/src/writing/lostReply.proof.test.ts',
  'api/test/partner/sync.proof.test.ts',
  'web/src/flows/auctionOwner.browser.test.ts',
  'api/src/reading/generated.proof.test.ts',
  'web/src/flows/verification.browser.test.ts',
  'api/src/startFailure.proof.test.ts',
];

export default class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}

function place({ path, context }) {
  const at = longest.indexOf(relative(root, path).split(sep).join('/'));
  if (at >= 0) return at;
  if (path.includes(`${sep}groups${sep}`)) return longest.length;
  return longest.length + (context.config.displayName?.name === 'browser' ? 1 : 2);
}
