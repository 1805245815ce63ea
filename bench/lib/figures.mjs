export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** 12,345 · 12.3 · 1.23 */
export function figure(value) {
  if (!Number.isFinite(value)) return '–';
  if (value >= 1_000) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2);
}

export const range = (values) => `${figure(Math.min(...values))} – ${figure(Math.max(...values))}`;

/** The given percentile of the values. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** '≥ 6 ✓' */
export const against = (least, value) => `≥ ${least} ${value >= least ? '✓' : '✗'}`;

/** '≤ 25 ✓' */
export const atMost = (most, value) => `≤ ${most} ${value <= most ? '✓' : '✗'}`;
