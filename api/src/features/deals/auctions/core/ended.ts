import { canonical } from './canonical.ts';
import { termsInForce, termsIn } from './edit.ts';
import { RULES_VERSION } from './loggedTerms.ts';
import type { AuctionLog } from './log.ts';
import { loggedTerms } from './loggedTerms.ts';
import type { ReadEvent } from './readLog.ts';
import type { Terms } from './state.ts';

/** The terms an auction was created with. The terms in the log's header must equal the ones in force at the end. */
export const createdTerms = (
  { terms, rulesVersion }: AuctionLog,
  [created, ...events]: readonly ReadEvent[],
): Terms => {
  if (created?.type !== 'created') throw new Error('it does not start with the auction’s terms.');
  const logged = termsIn(created);
  const { fields } = created;
  if (rulesVersion !== RULES_VERSION || fields['rulesVersion'] !== rulesVersion) {
    throw new Error('the auction used a version of the rules that this verifier does not know.');
  }
  if (canonical(terms) !== canonical(loggedTerms(termsInForce(logged, events)))) {
    throw new Error('its terms differ from the terms of the auction.');
  }
  return logged;
};

const ENDS = ['closed', 'cancelled', 'awarded_next'];

/** A close notice names the event that ended the auction or awarded it to the next bidder; another such event may follow. */
export const finalHashProblems = ({ events }: AuctionLog, finalHash: string | undefined): string[] =>
  finalHash === undefined || events.some(({ type, hash }) => hash === finalHash && ENDS.includes(type))
    ? []
    : ['The log does not end with the hash in the close notice.'];

const OWN_MAXIMUM = ['maxAmount', 'max', 'commitment'];

/** After the end every field is open, except the maxima of winners (or of the leader, if nothing was awarded). */
export const openingsMissing = (events: readonly ReadEvent[], exemptBidders: readonly number[]): string[] =>
  events.flatMap(({ seq, fields, closed }) =>
    [...closed]
      .filter((field) => !exemptBidders.some((exempt) => exempt === fields['bidder']) || !OWN_MAXIMUM.includes(field))
      .map((field) => `Event ${seq}: ${field} is still hidden.`),
  );
