import { path, polar, type Drawing, type Point, type Random } from './random.ts';

// A cut or grown crystal: a table, a girdle, and the facets between them.
export function crystal(random: Random): Drawing {
  const sides = 5 + Math.floor(random() * 4);
  const turn = random();
  const lean: Point = [32 + (random() - 0.5) * 8, 32 + (random() - 0.5) * 8];
  const stretch = 0.86 + random() * 0.14;
  const ring = (center: Point, radius: number, shift: number) =>
    Array.from({ length: sides }, (_, side) => {
      const [x, y] = polar([0, 0], radius * (0.9 + random() * 0.1), turn + (side + shift) / sides);
      return [center[0] + x * stretch, center[1] + y] as Point;
    });
  const girdle = ring([32, 32], 28, 0);
  const table = ring(lean, 12 + random() * 4, 0.5);
  const facets = girdle.flatMap((point, side) => [
    path([point, table[side]!]),
    path([point, table[(side + sides - 1) % sides]!]),
  ]);
  const center = [0, 1].map((axis) => table.reduce((sum, point) => sum + point[axis]!, 0) / sides);
  return {
    lines: path(girdle, true) + path(table, true) + facets.join(''),
    accents: [[center[0]!, center[1]!, 3.6]],
  };
}
