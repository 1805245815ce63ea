/** Amounts are decimal strings and times are ISO 8601 UTC, as stored in the log. */
export type Amount = string;

/** An amount in hundredths; integers only, so that nothing is rounded. */
export type Cents = bigint;

export const toCents = (amount: string): Cents => {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount);
  if (!match) throw new Error(`Invalid amount: ${amount}`);
  return BigInt(match[1] as string) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
};

export const toAmount = (cents: Cents): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

export const centsOf = (amount: string | null): Cents | null => (amount === null ? null : toCents(amount));

export const amountOf = (cents: Cents | null | undefined): string | null => (cents == null ? null : toAmount(cents));

/** Whether higher (forward) or lower (reverse) is better. */
export type Direction = 'forward' | 'reverse';

/** Strictly better. */
export const isBetter = (direction: Direction, a: Cents, b: Cents): boolean =>
  direction === 'forward' ? a > b : a < b;

/** One step better than `price`. */
export const beyond = (direction: Direction, price: Cents, step: Cents): Cents =>
  direction === 'forward' ? price + step : price - step;

/** The worse of two amounts: the most a proxy pays. */
export const lesser = (direction: Direction, a: Cents, b: Cents): Cents => (isBetter(direction, a, b) ? b : a);

export const better = (direction: Direction, a: Cents, b: Cents): Cents => (isBetter(direction, a, b) ? a : b);
