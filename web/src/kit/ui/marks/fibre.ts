import { type Drawing, type Random, round } from './random.ts';

// A weave: weft over and under warp, as a twill of two or three.
export function fibre(random: Random): Drawing {
  const threads = 5;
  const pitch = 60 / threads;
  const repeat = 2 + Math.floor(random() * 2);
  const shift = Math.floor(random() * repeat);
  const width = pitch * (0.52 + random() * 0.1);
  const isOver = (row: number, column: number) => (row + column + shift) % repeat === 0;
  const lines: string[] = [];
  for (let row = 0; row < threads; row += 1) {
    for (let column = 0; column < threads; column += 1) {
      const x = 2 + (column + 0.5) * pitch;
      const y = 2 + (row + 0.5) * pitch;
      const [half, long] = [width / 2, pitch - width / 2];
      const [dx, dy] = isOver(row, column) ? [long, half] : [half, long];
      lines.push(`M${round(x - dx)} ${round(y - dy)}h${round(2 * dx)}v${round(2 * dy)}h${round(-2 * dx)}z`);
    }
  }
  return { lines: lines.join('') };
}
