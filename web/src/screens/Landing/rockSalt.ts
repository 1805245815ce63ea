// Positions of the ions in a slightly turned cell of rock salt with 3 × 3 × 3 sites, in parallel projection.

export type Ion = { key: string; x: number; y: number; depth: number; isSodium: boolean };
export type Bond = { key: string; from: Ion; to: Ion };

const TURN = 0.5;
const NOD = 0.32;
const STEP = 86;
const range = [-1, 0, 1];

const ionAt = (a: number, b: number, c: number): Ion => {
  const right = a * Math.cos(TURN) - c * Math.sin(TURN);
  const away = a * Math.sin(TURN) + c * Math.cos(TURN);
  return {
    key: `${a} ${b} ${c}`,
    x: 200 + STEP * right,
    y: 190 - STEP * (b * Math.cos(NOD) - away * Math.sin(NOD)),
    depth: b * Math.sin(NOD) + away * Math.cos(NOD),
    isSodium: (a + b + c) % 2 !== 0,
  };
};

const cell = range.flatMap((a) => range.flatMap((b) => range.map((c) => ({ at: [a, b, c], ion: ionAt(a, b, c) }))));

/** Farthest first, the order of painting. */
export const ions: readonly Ion[] = cell.map(({ ion }) => ion).sort((one, other) => one.depth - other.depth);

export const bonds: readonly Bond[] = cell.flatMap(({ at: [a = 0, b = 0, c = 0], ion }) =>
  [
    [a + 1, b, c],
    [a, b + 1, c],
    [a, b, c + 1],
  ]
    .filter((site) => site.every((place) => place <= 1))
    .map(([x = 0, y = 0, z = 0]) => ({ key: `${ion.key}-${x} ${y} ${z}`, from: ion, to: ionAt(x, y, z) })),
);

/** The lower front edge of the cell, labelled with the length a. */
export const edge = { from: ionAt(-1, -1, 1), to: ionAt(1, -1, 1) };
