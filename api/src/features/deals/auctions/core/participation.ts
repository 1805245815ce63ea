import type { RequestParticipation } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { newBidder, type State } from './state.ts';

export const requestParticipation = (
  state: State,
  { bidder, isOwner, isFormerColleague }: RequestParticipation,
): Decision => {
  if (isOwner) return refuse('OWN_POSTING');
  if (isFormerColleague) return refuse('NOT_ADMITTED');
  const { qualification } = state.bidders.get(bidder) ?? newBidder(bidder);
  return qualification === 'none' ? accept({ type: 'participation_requested', bidder }) : refuse('ALREADY_DECIDED');
};

export const approve = (state: State, bidder: number): Decision => {
  const { qualification } = state.bidders.get(bidder) ?? newBidder(bidder);
  if (qualification === 'none') return refuse('NO_SUCH_PARTICIPANT');
  return qualification === 'approved' ? refuse('ALREADY_DECIDED') : accept({ type: 'participation_approved', bidder });
};

/** A bidder who has bid cannot be declined: only a void takes a bid back. */
export const decline = (state: State, bidder: number, reason: string): Decision => {
  const { qualification, lastBid } = state.bidders.get(bidder) ?? newBidder(bidder);
  if (qualification === 'none') return refuse('NO_SUCH_PARTICIPANT');
  if (qualification === 'declined' || lastBid !== null) return refuse('ALREADY_DECIDED');
  return accept({ type: 'participation_declined', bidder, reason });
};
