/** A point of a chart: its time, its height, and its value as text. */
export type ChartPoint = { at: number; value: number; text: string };

export type LineShape = {
  /** Each value holds until the next one. */
  isStepped?: boolean;
  /** Points further apart are not joined: nothing is known between them. */
  gap?: number;
};

/** Round values from below the lowest to above the highest one, not finer than a cent. */
export const ticksOf = (values: readonly number[]): number[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max((high - low || Math.abs(high) / 10) / 3, 0.01);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((times) => times * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.ceil(high / step) - first + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(2)),
  );
};

/** The place of a point in percent, from the left and from the top. */
export const placedIn = (points: readonly ChartPoint[], [low = 0, high = 0]: readonly number[]) => {
  const times = points.map(({ at }) => at);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const percent = (part: number, whole: number) => Math.round((whole ? part / whole : 0.5) * 10_000) / 100;
  return ({ at, value }: Pick<ChartPoint, 'at' | 'value'>): [number, number] => [
    percent(at - first, last - first),
    percent(high - value, high - low),
  ];
};

/** The path of an SVG; a point without neighbours is a dot of its own. */
export const linePath = (
  points: readonly ChartPoint[],
  place: ReturnType<typeof placedIn>,
  { isStepped, gap = Infinity }: LineShape = {},
): string =>
  points
    .map((point, index) => {
      const [x, y] = place(point);
      const before = points[index - 1];
      if (!before || point.at - before.at > gap) return `M${x} ${y}h0`;
      return isStepped ? `H${x}V${y}` : `L${x} ${y}`;
    })
    .join('');
