import { isDeepStrictEqual } from 'node:util';
import { apply } from '../../src/features/deals/auctions/core/apply.ts';
import { decide } from '../../src/features/deals/auctions/core/decide.ts';
import type { AuctionEvent } from '../../src/features/deals/auctions/core/events.ts';
import { NO_RECORDS, recordsAfter } from '../../src/features/deals/auctions/core/bidHistory.ts';
import { newState, type State, type Terms } from '../../src/features/deals/auctions/core/state.ts';
import { coreView, referenceView } from './compare.ts';
import { Random } from './random.ts';
import { randomStep, randomTime } from './randomStep.ts';
import { randomTerms } from './randomTerms.ts';
import { Reference } from './reference.ts';
import { coreCommand, coreTerms } from './translate.ts';

export interface Run {
  seed: number;
  terms: Terms;
  /** Every event with the time of its decision; events of one decision are adjacent. */
  events: { at: number; event: AuctionEvent }[];
  state: State;
  /** Number of occurrences of each refusal and event. */
  answers: Map<string, number>;
}

/** Runs one auction in core and reference at the same time; throws at the first difference. */
export const simulate = (seed: number): Run => {
  const random = new Random(seed);
  const plain = randomTerms(random);
  const terms = coreTerms(plain);
  const reference = new Reference(plain);
  const run: Run = { seed, terms, events: [], state: newState(terms), answers: new Map() };
  const steps = random.int(100, 140);
  let records = NO_RECORDS;
  let now = plain.start - 3_000;
  let lastAt = now;
  for (let index = 0; index < steps; index++) {
    const left = 1 - index / steps;
    now = randomTime(random, reference, { now, lastAt, left });
    const step = randomStep(random, reference, { now, lastAt, left });
    const decision = decide(run.state, coreCommand(step, records), now);
    const expected = reference.take(step, now);
    const events = 'events' in decision ? decision.events : [];
    for (const event of events) {
      run.state = apply(run.state, event);
      records = recordsAfter(records, event);
      run.events.push({ at: now, event });
      lastAt = now;
    }
    const { code, minimumNextBid } = 'refusal' in decision ? decision.refusal : { code: null, minimumNextBid: null };
    const minimum = minimumNextBid === null ? null : Number(minimumNextBid);
    const core = { answer: { code, minimum }, ...coreView(run.state) };
    const other = { answer: expected, ...referenceView(reference) };
    if (!isDeepStrictEqual(core, other)) throw new Error(mismatch(seed, index, { step, now, plain, core, other }));
    for (const answer of code === null ? events.map(({ type }) => type) : [code]) {
      run.answers.set(answer, (run.answers.get(answer) ?? 0) + 1);
    }
  }
  return run;
};

const mismatch = (seed: number, index: number, found: object): string =>
  `Core and reference differ at step ${index} of seed ${seed} (to run only this one: SIMULATION_SEED=${seed}).\n${JSON.stringify(found, null, 2)}`;
