import { path, type Drawing, type Point, type Random } from './random.ts';

// A cell of a crystal lattice in perspective: two or three steps per axis, one site occupied by another element.
export function lattice(random: Random): Drawing {
  const steps = 2;
  const tilt = 0.36 + random() * 0.2;
  const size = 52 / (2 * steps * Math.cos(tilt));
  const across: Point = [size * Math.cos(tilt), size * Math.sin(tilt)];
  const height = Math.min(size, (54 - 2 * steps * across[1]) / steps);
  const site = (a: number, b: number, c: number): Point => [
    32 + (a - b) * across[0],
    32 + (a + b - steps) * across[1] + (steps / 2 - c) * height,
  ];
  const range = Array.from({ length: steps + 1 }, (_, step) => step);
  const faces = range.flatMap((i) => [
    path([site(steps, i, 0), site(steps, i, steps), site(0, i, steps)]),
    path([site(i, steps, 0), site(i, steps, steps), site(i, 0, steps)]),
    path([site(0, steps, i), site(steps, steps, i), site(steps, 0, i)]),
  ]);
  const sites = range.flatMap((i) => range.flatMap((j) => [site(steps, i, j), site(i, steps, j), site(i, j, steps)]));
  const unique = [...new Map(sites.map((point) => [point.map(Math.round).join(), point])).values()];
  const start = Math.floor(random() * unique.length);
  const taken = [0, 5, 11]
    .slice(0, 1 + Math.floor(random() * 3))
    .flatMap((step) => unique.slice((start + step) % unique.length).slice(0, 1));
  return { lines: faces.join(''), dots: unique, accents: taken.map(([x, y]) => [x, y, 3.6] as const) };
}
