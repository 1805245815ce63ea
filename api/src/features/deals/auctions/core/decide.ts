import { decideBid } from './bid.ts';
import { awardNext, close } from './close.ts';
import type { Command } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { edit } from './edit.ts';
import { extendEnd, outage } from './ends.ts';
import { approve, decline, requestParticipation } from './participation.ts';
import { pause, resume } from './pause.ts';
import { isOver, type Instant, type State } from './state.ts';
import { cancel, voidBid } from './withdrawal.ts';

export type { Decision };

/** Decides a command at a given time: events or a refusal. Pure; the clock is an argument. */
export const decide = (state: State, command: Command, now: Instant): Decision => {
  if (command.type === 'place_bid') return decideBid(state, command, now);
  if (command.type === 'award_next') return awardNext(state, command);
  if (state.outcome !== null) return refuse(state.outcome === 'cancelled' ? 'AUCTION_CANCELLED' : 'AUCTION_ENDED');
  switch (command.type) {
    case 'open':
      return state.opened || now < state.terms.start ? refuse('NOT_DUE') : accept({ type: 'opened' });
    case 'close':
      return close(state, now);
    case 'outage':
      return outage(state, command, now);
    default:
      // All other commands come from users and must arrive before the end.
      return isOver(state, now) ? refuse('AUCTION_ENDED') : decideUserCommand(state, command, now);
  }
};

type MarketCommand = 'place_bid' | 'award_next' | 'open' | 'close' | 'outage';

const decideUserCommand = (
  state: State,
  command: Exclude<Command, { type: MarketCommand }>,
  now: Instant,
): Decision => {
  switch (command.type) {
    case 'request_participation':
      return requestParticipation(state, command);
    case 'approve':
      return approve(state, command.bidder);
    case 'decline':
      return decline(state, command.bidder, command.reason);
    case 'cancel':
      return cancel(state, command);
    case 'void_bid':
      return voidBid(state, command);
    case 'edit':
      return edit(state, command, now);
    case 'extend_end':
      return extendEnd(state, command.end);
    case 'note':
      return accept({ type: 'noted', note: command.note });
    case 'pause':
      return pause(state, command.reason, now);
    case 'resume':
      return resume(state, now);
  }
};
