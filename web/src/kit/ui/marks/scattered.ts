import { circle, path, polar, round, type Drawing, type Point, type Random } from './random.ts';

/** Positions on an `across` × `across` grid, each moved slightly at random. */
function places(random: Random, across: number, unrest: number): Point[] {
  const pitch = 56 / across;
  const off = () => (random() - 0.5) * unrest * pitch;
  return Array.from({ length: across ** 2 }, (_, index) => [
    4 + ((index % across) + 0.5) * pitch + off(),
    4 + (Math.floor(index / across) + 0.5) * pitch + off(),
  ]);
}

// Powder: dense dots.
export const powder = (random: Random): Drawing => ({
  lines: '',
  dots: places(random, 9, 0.8).map(([x, y]) => [x, y, round(0.9 + random() * 0.8)] as const),
});

// Granules: round grains of similar size.
export const granules = (random: Random): Drawing => ({
  lines: places(random, 5, 0.35)
    .map((place) => circle(place, 3.4 + random() * 1.2))
    .join(''),
});

// Chopped strands: short rods in random directions.
export const pellets = (random: Random): Drawing => ({
  lines: places(random, 4, 0.25)
    .map((place) => rod(place, random()))
    .join(''),
});

const rod = (center: Point, turn: number): string => {
  const corner = (along: number, aside: number): Point => {
    const [x, y] = polar(center, along, turn);
    return polar([x, y], aside, turn + 0.25);
  };
  return path([corner(-4.6, -2.5), corner(4.6, -2.5), corner(4.6, 2.5), corner(-4.6, 2.5)], true);
};

// Flakes: irregular shapes with three or four corners.
export const flakes = (random: Random): Drawing => ({
  lines: places(random, 4, 0.4)
    .map((place) => {
      const corners = 3 + Math.floor(random() * 2);
      const turn = random();
      return path(
        Array.from({ length: corners }, (_, corner) => polar(place, 4 + random() * 3, turn + corner / corners)),
        true,
      );
    })
    .join(''),
});

// Crystals: diamonds of several sizes.
export const crystals = (random: Random): Drawing => ({
  lines: places(random, 4, 0.35)
    .map(([x, y]) => {
      const tall = 4.5 + random() * 2.5;
      const wide = tall * 0.62;
      return path(
        [
          [x, y - tall],
          [x + wide, y],
          [x, y + tall],
          [x - wide, y],
        ],
        true,
      );
    })
    .join(''),
});

// Sparse small marks.
export const gas = (random: Random): Drawing => ({
  lines: places(random, 3, 0.6)
    .map((place) => circle(place, 1.8))
    .join(''),
});
