import type { Random } from './random.ts';
import type { PlainTerms } from './steps.ts';

const MINUTE = 60_000;
const START = Date.parse('2027-03-01T12:00:00.000Z');

export const randomTerms = (random: Random): PlainTerms => {
  const forward = random.chance(0.5);
  // Small amounts, to reach the smallest positive amount in reverse auctions, and large ones.
  const starting = random.pick([random.int(20, 60), random.int(1_000, 50_000), random.int(10_000_000, 90_000_000)]);
  const step = random.pick([1, 5, Math.max(1, Math.round(starting / random.int(20, 80)))]);
  const away = step * random.int(0, 12) + random.int(-1, 1);
  return {
    forward,
    starting,
    step,
    reserve: random.chance(0.4) ? null : Math.max(1, forward ? starting + away : starting - away),
    visibility: random.pick(['public', 'public', 'rank_only', 'sealed']),
    start: START,
    end: START + random.int(10, 60) * MINUTE,
    extension: random.chance(0.3) ? null : random.pick([1, 5, 15, 12 * 60, 23 * 60]) * MINUTE,
    maxBidders: random.chance(0.7) ? null : random.int(1, 4),
    preQualification: random.chance(0.2),
  };
};
