import { at, polar, type Drawing, type Point, type Random } from './random.ts';

// A drop spreading: contour lines around one centre, each a little calmer than the one inside it.
export function liquid(random: Random): Drawing {
  const center: Point = [30 + random() * 4, 30 + random() * 4];
  const waves = [2, 3, 5].map((count) => ({ count, height: 0.5 + random(), turn: random() }));
  const contour = (radius: number, unrest: number) => {
    const points = Array.from({ length: 48 }, (_, step) => {
      const turn = step / 48;
      const swell = waves.reduce(
        (sum, { count, height, turn: from }) => sum + Math.sin((turn + from) * count * 6.2832) * height,
        0,
      );
      return polar(center, radius + swell * unrest, turn);
    });
    return `M${points.map(at).join('L')}Z`;
  };
  const lines = [8, 12.5, 17, 21.5, 26].map((radius, ring) => contour(radius, 1.5 - ring * 0.18));
  return { lines: lines.join(''), accents: [[center[0], center[1], 3.6]] };
}
