import type { Command } from './commandTypes.ts';
import { termsIn } from './edit.ts';
import { centsOf, toCents, type Cents } from './money.ts';
import { numberIn, numbersIn, textIn, textOrNullIn, type ReadEvent } from './readLog.ts';
import type { BidHistory } from './bidHistory.ts';

/** State that a replay keeps besides the auction itself. */
export interface ReplayContext extends BidHistory {
  maxima: ReadonlyMap<number, Cents | null>;
}

const actorIn = (event: ReadEvent): 'owner' | 'admin' => (textIn(event, 'by') === 'owner' ? 'owner' : 'admin');

/** The command that produced this event as its first one; null if no command does. */
export const commandOf = (event: ReadEvent, { standing, passed, maxima }: ReplayContext): Command | null => {
  switch (event.type) {
    case 'opened':
      return { type: 'open' };
    case 'participation_requested':
      return { type: 'request_participation', bidder: numberIn(event, 'bidder'), isOwner: false };
    case 'participation_approved':
      return { type: 'approve', bidder: numberIn(event, 'bidder') };
    case 'participation_declined':
      return { type: 'decline', bidder: numberIn(event, 'bidder'), reason: textIn(event, 'reason') };
    case 'bid_accepted': {
      const known = maxima.get(event.seq);
      const maxAmount = known === undefined ? centsOf(textOrNullIn(event, 'maxAmount')) : known;
      return placeBid(event, toCents(textIn(event, 'amount')), maxAmount);
    }
    case 'maximum_raised': {
      const maxAmount = maxima.get(event.seq) ?? toCents(textIn(event, 'maxAmount'));
      return placeBid(event, maxAmount, maxAmount);
    }
    case 'extended':
      return extensionCommand(event);
    case 'edited':
      return { type: 'edit', terms: termsIn(event) };
    case 'noted':
      return { type: 'note', note: textIn(event, 'note') };
    case 'paused':
      return { type: 'pause', reason: textIn(event, 'reason') };
    case 'resumed':
      return { type: 'resume' };
    case 'bid_voided':
      return {
        type: 'void_bid',
        bid: numberIn(event, 'bid'),
        by: actorIn(event),
        reason: textIn(event, 'reason'),
        standing,
      };
    case 'cancelled':
      return { type: 'cancel', by: actorIn(event), reason: textIn(event, 'reason') };
    case 'automatic_bid':
    case 'closed':
      return { type: 'close' };
    case 'awarded_next':
      return { type: 'award_next', standing, passed, absent: numbersIn(event, 'skipped'), orderStands: false };
    default:
      return null;
  }
};

const placeBid = (event: ReadEvent, amount: Cents, maxAmount: Cents | null): Command => ({
  type: 'place_bid',
  bidder: numberIn(event, 'bidder'),
  // The log does not record who owns the auction, nor what the bidder saw and confirmed.
  isOwner: false,
  termsVersion: null,
  expectedPrice: null,
  confirmed: true,
  amount,
  maxAmount,
});

const extensionCommand = (event: ReadEvent): Command | null => {
  switch (textIn(event, 'reason')) {
    case 'owner':
      return { type: 'extend_end', end: Date.parse(textIn(event, 'end')) };
    case 'outage':
      return { type: 'outage', from: Date.parse(textIn(event, 'from')), to: Date.parse(textIn(event, 'to')) };
    default:
      // A late bid writes its extension together with its own event only.
      return null;
  }
};
