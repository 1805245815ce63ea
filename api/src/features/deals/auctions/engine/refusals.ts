import { DomainError, type Code } from '../../../../common/errors.ts';
import type { Refusal, RefusalCode } from '../core/commandTypes.ts';
import { toAmount } from '../core/money.ts';
import type { State } from '../core/state.ts';
import { dollars } from '../../../../rules/dollars.ts';

interface Words {
  message: string;
  /** The message in reverse auctions, if it differs. */
  reverse?: string;
  /** The field of the input. */
  field?: string;
}

/** The message of each refusal of the core. */
export const refusals: Record<RefusalCode, Words> = {
  AUCTION_NOT_STARTED: { message: 'This auction has not started yet.' },
  AUCTION_ENDED: { message: 'This auction has ended.' },
  AUCTION_CANCELLED: { message: 'This auction was cancelled.' },
  AUCTION_PAUSED: { message: 'This auction is paused. It will resume with the remaining time.' },
  NOT_PAUSED: { message: 'This auction is not paused.' },
  OWN_POSTING: { message: 'You cannot take part in your own auction.' },
  // Does not say why: it would tell who takes part.
  NOT_ADMITTED: { message: 'You cannot take part in this auction.' },
  NOT_QUALIFIED: {
    message: 'The owner of this auction must approve you before you can bid. Please request to participate.',
  },
  BIDDER_LIMIT: { message: 'This auction has reached its maximum number of bidders.' },
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
  STEP_TOO_SMALL: { message: 'The bid does not improve by the minimum increment.', field: 'amount' },
  ALREADY_LEADING: { message: 'You are already leading.' },
  NOT_AN_IMPROVEMENT: { message: 'The bid is not an improvement.', field: 'amount' },
  JUMP_NEEDS_CONFIRMATION: {
    message: 'This bid differs by more than half from the price that you see. Please confirm that it is intended.',
    field: 'amount',
  },
  NOT_DUE: { message: 'This is not possible at the moment.' },
  ALREADY_DECIDED: { message: 'This has already been decided.' },
  ADMIN_ONLY: { message: 'There are bids that would win; only an admin can cancel this auction now.' },
  END_NOT_LATER: { message: 'The end can only be moved to a later time.', field: 'endTime' },
  TERMS_FROZEN: { message: 'The terms cannot be changed after the first bid.' },
  INVALID_END: { message: 'The end must be after the start and in the future.', field: 'endTime' },
  NO_SUCH_BID: { message: 'This bid does not exist.' },
  NO_SUCH_PARTICIPANT: { message: 'This participant does not exist.', field: 'bidder' },
  ORDER_STANDS: {
    message: 'The order of this auction is still valid. The next bid can be awarded after the order is cancelled.',
  },
  NO_NEXT_BID: { message: 'There is no other bid to award.' },
};

const inMilliseconds = (at: number): string => new Date(at).toISOString().replace('T', ' ').replace('Z', ' UTC');

/** The error for a refusal at a time, with the minimum next bid if the core reveals it, the reason of the pause, or by how much it came late. */
export const refusalOf = (
  { code, minimumNextBid }: Refusal,
  { terms, pause, end }: State,
  now: number,
): DomainError => {
  const { field, ...words } = refusals[code];
  const message = (terms.type === 'reverse' && words.reverse) || words.message;
  const minimum = minimumNextBid === null ? null : toAmount(minimumNextBid);
  const least =
    minimum === null ? '' : ` Bid ${terms.type === 'forward' ? 'at least' : 'at most'} ${dollars(minimum)}.`;
  const late = ` Its end was ${inMilliseconds(end)}, and this arrived at ${inMilliseconds(now)}.`;
  const isLate = code === 'AUCTION_ENDED' && now >= end;
  const hint = code === 'AUCTION_PAUSED' && pause ? ` Reason: ${pause.reason}` : isLate ? late : least;
  const times = { endedAt: new Date(end).toISOString(), arrivedAt: new Date(now).toISOString() };
  return new DomainError(
    code satisfies Code,
    `${message}${hint}`,
    field ? { [field]: `${message}${hint}` } : undefined,
    { ...(minimum !== null && { minimumNextBid: minimum }), ...(isLate && times) },
  );
};
