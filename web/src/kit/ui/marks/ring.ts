import { path, polar, type Drawing, type Point, type Random } from './random.ts';

const RADIUS = 10.4;
const STEP = RADIUS * Math.sqrt(3);

// Fused rings of carbon, two to five of them, with one other atom on the rim.
export function ring(random: Random): Drawing {
  const places: Point[] = [[0, 0]];
  const count = 3 + Math.floor(random() * 2);
  while (places.length < count) {
    const [x, y] = places[Math.floor(random() * places.length)]!;
    const next = polar([x, y], STEP, (Math.floor(random() * 6) + 0.5) / 6);
    if (!places.some((place) => Math.hypot(place[0] - next[0], place[1] - next[1]) < 2)) places.push(next);
  }
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 2 * RADIUS;
  const scale = Math.min(1.25, 58 / span);
  const place = ([x, y]: Point): Point => [32 + (x - middle[0]) * scale, 32 + (y - middle[1]) * scale];
  const corners = (center: Point, radius: number) =>
    Array.from({ length: 6 }, (_, corner) => place(polar(center, radius, corner / 6)));
  const lines = places.flatMap((center, index) => {
    const inner = corners(center, RADIUS * 0.74);
    const doubled = [0, 2, 4].map((side) => path([inner[side]!, inner[side + 1]!]));
    return [path(corners(center, RADIUS), true), ...(index % 2 === 0 ? doubled : [])];
  });
  const outermost = corners(places.at(-1)!, RADIUS);
  const atom = outermost.reduce((far, point) =>
    Math.hypot(point[0] - 32, point[1] - 32) > Math.hypot(far[0] - 32, far[1] - 32) ? point : far,
  );
  return { lines: lines.join(''), accents: [[atom[0], atom[1], 3.6]] };
}
