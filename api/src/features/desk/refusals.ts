import { DomainError, type Code } from '../../errors.ts';
import type { Refusal, RefusalCode } from '../auctions/core/commands.ts';
import { toAmount } from '../auctions/core/money.ts';
import type { State } from '../auctions/core/state.ts';

/** What each refusal says to a trader. */
const messages: Record<RefusalCode, string> = {
  AUCTION_NOT_STARTED: 'This auction has not started yet.',
  AUCTION_ENDED: 'This auction has ended.',
  AUCTION_CANCELLED: 'This auction was cancelled.',
  OWN_POSTING: 'You cannot take part in your own auction.',
  NOT_QUALIFIED: 'The owner of this auction approves bidders first. Please request to participate.',
  BIDDER_LIMIT: 'This auction has all the bidders it can take.',
  INVALID_AMOUNT: 'The maximum bid must not be worse than the bid itself.',
  MAXIMUM_NOT_ALLOWED: 'Maximum bids are possible in public auctions only.',
  WORSE_THAN_START: 'The bid does not meet the starting price.',
  STEP_TOO_SMALL: 'The bid is too close to the one it must beat.',
  ALREADY_LEADING: 'You are already leading.',
  NOT_AN_IMPROVEMENT: 'The bid does not beat the one it must beat.',
  JUMP_NEEDS_CONFIRMATION: 'This bid differs from the price by more than half. Please confirm that it is meant.',
  NOT_DUE: 'This is not possible at the moment.',
  ALREADY_DECIDED: 'This was decided already.',
  ADMIN_ONLY: 'There are bids that would win; only an admin can cancel this auction now.',
  NO_SUCH_BID: 'There is no such bid.',
  ORDER_STANDS: 'The order of this auction stands. The next bid can be awarded once it is cancelled.',
  NO_NEXT_BID: 'There is no other bid that could be awarded.',
};

const FIELD_OF: Partial<Record<RefusalCode, string>> = {
  INVALID_AMOUNT: 'maxAmount',
  MAXIMUM_NOT_ALLOWED: 'maxAmount',
  WORSE_THAN_START: 'amount',
  STEP_TOO_SMALL: 'amount',
  NOT_AN_IMPROVEMENT: 'amount',
  JUMP_NEEDS_CONFIRMATION: 'amount',
};

/** A refusal in words; the smallest next bid is named where the core says that this reveals nothing. */
export const refusalOf = ({ code, minimumNextBid }: Refusal, { terms }: State): DomainError => {
  const minimum = minimumNextBid === null ? null : toAmount(minimumNextBid);
  const hint = minimum === null ? '' : ` Bid ${terms.type === 'forward' ? 'at least' : 'at most'} $${minimum}.`;
  const message = `${messages[code]}${hint}`;
  const field = FIELD_OF[code];
  return new DomainError(
    code satisfies Code,
    message,
    field ? { [field]: message } : undefined,
    minimum === null ? {} : { minimumNextBid: minimum },
  );
};
