import { canonical } from './canonical.ts';
import { termsInForce, termsSaid } from './edit.ts';
import { RULES_VERSION } from './events.ts';
import type { AuctionLog } from './log.ts';
import { loggedTerms } from './loggedTerms.ts';
import type { ReadEvent } from './readLog.ts';
import type { Terms } from './state.ts';

/** The terms an auction was created with. Those the log shows beside its events are the ones it ran under. */
export const createdTerms = (
  { terms, rulesVersion }: AuctionLog,
  [created, ...events]: readonly ReadEvent[],
): Terms => {
  if (created?.type !== 'created') throw new Error('it does not begin with the terms of the auction.');
  const logged = termsSaid(created);
  const { fields } = created;
  if (rulesVersion !== RULES_VERSION || fields['rulesVersion'] !== rulesVersion) {
    throw new Error('the auction ran under rules not known here.');
  }
  if (canonical(terms) !== canonical(loggedTerms(termsInForce(logged, events)))) {
    throw new Error('its terms are not those the auction ran under.');
  }
  return logged;
};

const ENDS = ['closed', 'cancelled', 'awarded_next'];

/** A close notice names the event that ended the auction, or gave it to the next; another such event may come after it. */
export const finalHashProblems = ({ events }: AuctionLog, finalHash: string | undefined): string[] =>
  finalHash === undefined || events.some(({ type, hash }) => hash === finalHash && ENDS.includes(type))
    ? []
    : ['The log does not end in the hash of the close notice.'];

const OWN_MAXIMUM = ['maxAmount', 'max', 'commitment'];

/** After the end everything is open but the maxima of those it was awarded to, or who led when it was not awarded. */
export const openingsMissing = (events: readonly ReadEvent[], keepers: readonly number[]): string[] =>
  events.flatMap(({ seq, fields, closed }) =>
    [...closed]
      .filter((field) => !keepers.some((keeper) => keeper === fields['bidder']) || !OWN_MAXIMUM.includes(field))
      .map((field) => `Event ${seq}: ${field} is not open.`),
  );
