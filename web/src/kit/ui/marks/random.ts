/** Reproducible numbers in [0, 1) for a name. */
export function randomFrom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return function next() {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;
export type Point = readonly [number, number];

/** A drawing on 64 × 64: strokes, dots, and shapes filled with the accent colour. */
export type Drawing = {
  lines: string;
  dots?: readonly (readonly [x: number, y: number, radius?: number])[];
  accents?: readonly (readonly [x: number, y: number, radius: number])[];
};

export const round = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
export const path = (points: readonly Point[], closed = false) => `M${points.map(at).join('L')}${closed ? 'Z' : ''}`;
export const circle = ([x, y]: Point, r: number) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0`;
export const polar = (center: Point, radius: number, turns: number): Point => [
  center[0] + radius * Math.cos(turns * 2 * Math.PI),
  center[1] + radius * Math.sin(turns * 2 * Math.PI),
];
