import type { Random } from './random.ts';
import { randomBid } from './randomBid.ts';
import { randomTerms } from './randomTerms.ts';
import type { Reference } from './reference.ts';
import type { Step } from './steps.ts';

export interface Moment {
  now: number;
  /** Time of the last event. */
  lastAt: number;
  /** Remaining share of the run, from 1 to 0. */
  left: number;
}

/** Moves the clock a little, to a boundary, or past one. */
export const randomTime = (random: Random, { terms, end, pausedSince }: Reference, { now, left }: Moment): number => {
  // A paused auction has no end to use as a boundary.
  if (pausedSince !== null && random.chance(0.7)) return now + random.int(0, random.pick([1_000, 20 * 60_000]));
  if (left < 0.12 && random.chance(0.4)) return Math.max(now, end + random.int(-1, 1));
  if (random.chance(0.006)) return Math.max(now, end + random.int(0, 90_000));
  const edge = end - (terms.extension ?? 60_000);
  const boundaries = [terms.start, terms.start + 1, edge - 1, edge, edge + 1, end - 1].filter((at) => at >= now);
  if (boundaries.length > 0 && random.chance(0.06)) return random.pick(boundaries);
  const ahead = now + (random.chance(0.9) ? random.int(0, 5_000) : random.int(0, 60_000));
  return left > 0.12 && now < end ? Math.min(ahead, end - 1) : ahead;
};

export const randomStep = (random: Random, reference: Reference, moment: Moment): Step => {
  const { now } = moment;
  if (reference.pausedSince !== null && random.chance(moment.left > 0.12 ? 0.2 : 0.7)) return { do: 'resume' };
  if (!reference.opened && now >= reference.terms.start && random.chance(0.5)) return { do: 'open' };
  if (reference.outcome !== null && random.chance(0.3)) return anAwardToTheNext(random);
  if (reference.outcome === null && !reference.hasTime(now) && random.chance(0.7)) {
    return moment.left > 0.12 && random.chance(0.8) ? anOutage(random, reference, moment) : { do: 'close' };
  }
  if (reference.bids === 0 && random.chance(0.06)) return anEdit(random, reference, moment);
  // In auctions with approval, bidders are approved before there are many bids.
  const wanting = reference.terms.preQualification && moment.left > 0.8;
  return random.chance(wanting ? 0.2 : 0.78) ? randomBid(random, reference) : rareStep(random, reference, moment);
};

const rareStep = (random: Random, reference: Reference, moment: Moment): Step => {
  const bidder = random.int(1, Math.min(reference.aliases + 1, 7));
  const steps: (() => Step)[] = [
    () => ({ do: 'request', bidder, isOwner: random.chance(0.05) }),
    () => ({ do: random.chance(0.7) ? 'approve' : 'decline', bidder }),
    () => ({ do: random.chance(0.7) ? 'approve' : 'decline', bidder }),
    () => ({ do: 'void', bid: random.chance(0.6) ? reference.bids : random.int(1, reference.bids + 1) }),
    () => ({ do: 'void', bid: reference.lead()?.bid ?? 1 }),
    () => ({ do: 'extend_end', end: reference.end + random.int(-1, 1) * random.int(0, 300_000) }),
    () => (random.chance(0.25) ? { do: 'cancel', by: random.chance(0.9) ? 'owner' : 'admin' } : { do: 'close' }),
    () => anOutage(random, reference, moment),
    () => ({ do: random.pick(['open', 'close']) }),
    () => anAwardToTheNext(random),
    () => anEdit(random, reference, moment),
    () => ({ do: 'note' }),
    () => ({ do: random.pick(['pause', 'pause', 'pause', 'resume']) }),
  ];
  return random.pick(steps)();
};

/** Other terms at about the same times, sometimes with an invalid end. */
const anEdit = (random: Random, { terms }: Reference, { now }: Moment): Step => {
  const start = random.chance(0.7) ? terms.start : terms.start + random.int(-1_000, 5_000);
  const end = random.chance(0.9) ? terms.end + random.int(0, 60_000) : random.pick([start, now, start - 1]);
  return { do: 'edit', terms: { ...randomTerms(random), start, end } };
};

const anAwardToTheNext = (random: Random): Step => ({ do: 'award_next', orderStands: random.chance(0.2) });

/** An outage since the last event, sometimes reported wrongly. */
const anOutage = (random: Random, { end }: Reference, { now, lastAt }: Moment): Step => {
  if (now >= end && random.chance(0.8)) {
    const from = random.pick([end - 1, random.int(Math.min(lastAt, end - 1), end - 1)]);
    // An event after the end proves that the market was available again.
    const to = lastAt >= end ? end : random.pick([end, now, random.int(end, now)]);
    return { do: 'outage', from, to };
  }
  return random.pick<Step>([
    { do: 'outage', from: end, to: end + random.int(-1, 60_000) },
    { do: 'outage', from: lastAt, to: end - 1 },
    { do: 'outage', from: lastAt, to: Math.max(now, end) + 1 },
  ]);
};
