import { round, type Drawing } from './random.ts';

const rows = (from: number, step: number) =>
  Array.from({ length: Math.floor((60 - from) / step) + 1 }, (_, row) => from + row * step);

// Liquid: waves, every other row shifted by half a wave.
export const liquid = (): Drawing => ({
  lines: rows(9, 9.2)
    .map((y, row) => `M6 ${round(y)}${row % 2 ? 'q6.5 4 13 0t13 0t13 0t13 0' : 'q6.5 -4 13 0t13 0t13 0t13 0'}`)
    .join(''),
});

// Metal: lines at 45 degrees.
export const metal = (): Drawing => ({
  lines: Array.from({ length: 17 }, (_, line) => (line + 1) * 7)
    .map((sum) => {
      const [near, far] = [Math.max(2, sum - 62), Math.min(62, sum - 2)];
      return near < far ? `M${near} ${sum - near}L${far} ${sum - far}` : '';
    })
    .join(''),
});

// Blocks and unknown forms: widely spaced crosses.
export const solid = (): Drawing => ({
  lines: rows(12, 13.3)
    .flatMap((y) => rows(12, 13.3).map((x) => `M${round(x - 2.5)} ${round(y)}h5M${round(x)} ${round(y - 2.5)}v5`))
    .join(''),
});
