/** A number as people write it: 1,000 · 1.000,5 · 2 000 · 46,5. The source of a pattern. */
export const NUMBER = String.raw`\d{1,3}(?:[ ,.']\d{3})+(?:[.,]\d{1,2}(?!\d))?(?!\d)|\d+(?:[.,]\d+)?`;

const GROUPED = /^(\d{1,3}(?:[ ,.']\d{3})+)(?:[.,](\d{1,2}))?$/u;
const SIMPLE = /^(\d+)(?:[.,](\d+))?$/u;

/** A decimal text without separators. Three digits after a single point or comma count as thousands. */
export const decimalOf = (written: string): string => {
  const [, whole = '', fraction = ''] = GROUPED.exec(written) ?? SIMPLE.exec(written) ?? [];
  const digits = whole.replace(/\D/gu, '').replace(/^0+(?=\d)/u, '');
  const decimals = fraction.replace(/0+$/u, '');
  return decimals ? `${digits}.${decimals}` : digits;
};
