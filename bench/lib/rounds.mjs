import { median, range } from './figures.mjs';

/** Measures every way once a round, `run(name)`; each round begins with another one, so that none has the warm or the busy moment to itself. */
export async function alternatingRounds(names, rounds, run) {
  const taken = [];
  for (let round = 0; round < rounds; round++) {
    const figures = {};
    for (let i = 0; i < names.length; i++) {
      const name = names[(round + i) % names.length];
      figures[name] = await run(name);
    }
    taken.push(figures);
  }
  return taken;
}

/** How often the first way's figure is the second's: of the medians, and in each round. */
export function ratioOf(taken, key, above, below) {
  const of = (name) => taken.map((round) => round[name][key]);
  return {
    ratio: median(of(above)) / median(of(below)),
    inRounds: range(taken.map((round) => round[above][key] / round[below][key])),
  };
}
