import { DomainError, type Code } from '../../errors.ts';
import type { Refusal, RefusalCode } from '../auctions/core/commands.ts';
import { toAmount } from '../auctions/core/money.ts';
import type { State } from '../auctions/core/state.ts';
import { dollars } from '../../rules/dollars.ts';

interface Words {
  message: string;
  /** In reverse auctions, where the message is another one there. */
  reverse?: string;
  /** The field of the command it is about. */
  field?: string;
}

/** What each refusal says to a trader: every one that the core knows, and nothing else. */
export const refusals: Record<RefusalCode, Words> = {
  AUCTION_NOT_STARTED: { message: 'This auction has not started yet.' },
  AUCTION_ENDED: { message: 'This auction has ended.' },
  AUCTION_CANCELLED: { message: 'This auction was cancelled.' },
  AUCTION_PAUSED: { message: 'This auction is paused; it will go on with the time that was left.' },
  NOT_PAUSED: { message: 'This auction is not paused.' },
  OWN_POSTING: { message: 'You cannot take part in your own auction.' },
  NOT_QUALIFIED: { message: 'The owner of this auction approves bidders first. Please request to participate.' },
  BIDDER_LIMIT: { message: 'This auction has all the bidders it can take.' },
  TERMS_CHANGED: {
    message: 'The owner changed the terms of this auction. Please read them again.',
    field: 'termsVersion',
  },
  INVALID_AMOUNT: {
    message: 'The maximum bid must not be worse than the bid itself.',
    reverse: 'The minimum bid must not be worse than the bid itself.',
    field: 'maxAmount',
  },
  MAXIMUM_NOT_ALLOWED: {
    message: 'Maximum bids are possible in public auctions only.',
    reverse: 'Minimum bids are possible in public auctions only.',
    field: 'maxAmount',
  },
  WORSE_THAN_START: { message: 'The bid does not meet the starting price.', field: 'amount' },
  STEP_TOO_SMALL: { message: 'The bid is too close to the one it must beat.', field: 'amount' },
  ALREADY_LEADING: { message: 'You are already leading.' },
  NOT_AN_IMPROVEMENT: { message: 'The bid does not beat the one it must beat.', field: 'amount' },
  JUMP_NEEDS_CONFIRMATION: {
    message: 'This bid differs from the price by more than half. Please confirm that it is meant.',
    field: 'amount',
  },
  NOT_DUE: { message: 'This is not possible at the moment.' },
  ALREADY_DECIDED: { message: 'This was decided already.' },
  ADMIN_ONLY: { message: 'There are bids that would win; only an admin can cancel this auction now.' },
  END_NOT_LATER: { message: 'The end can only be moved to a later time.', field: 'endTime' },
  TERMS_FROZEN: { message: 'There were bids under these terms; they cannot be changed any more.' },
  INVALID_END: { message: 'The end must lie after the start, and in the future.', field: 'endTime' },
  NO_SUCH_BID: { message: 'There is no such bid.' },
  NO_SUCH_PARTICIPANT: { message: 'There is no such participant.', field: 'bidder' },
  ORDER_STANDS: { message: 'The order of this auction stands. The next bid can be awarded once it is cancelled.' },
  NO_NEXT_BID: { message: 'There is no other bid that could be awarded.' },
};

/** A refusal in words; the smallest next bid is named where the core says that this reveals nothing, and a pause with its reason. */
export const refusalOf = ({ code, minimumNextBid }: Refusal, { terms, pause }: State): DomainError => {
  const { field, ...words } = refusals[code];
  const message = (terms.type === 'reverse' && words.reverse) || words.message;
  const minimum = minimumNextBid === null ? null : toAmount(minimumNextBid);
  const least =
    minimum === null ? '' : ` Bid ${terms.type === 'forward' ? 'at least' : 'at most'} ${dollars(minimum)}.`;
  const hint = code === 'AUCTION_PAUSED' && pause ? ` Reason: ${pause.reason}` : least;
  return new DomainError(
    code satisfies Code,
    `${message}${hint}`,
    field ? { [field]: `${message}${hint}` } : undefined,
    minimum === null ? {} : { minimumNextBid: minimum },
  );
};
