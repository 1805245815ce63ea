import { median, range } from './figures.mjs';

/**
 * Measures each variant once per round with `run(name)`. Each round starts with another variant, so that none always runs on a warm or busy
 * machine.
 */
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

/** Ratio of the first variant to the second: of the medians, and per round. */
export function ratioOf(taken, key, above, below) {
  const of = (name) => taken.map((round) => round[name][key]);
  return {
    ratio: median(of(above)) / median(of(below)),
    inRounds: range(taken.map((round) => round[above][key] / round[below][key])),
  };
}
