/** Amounts are decimal strings; they are compared and stepped as whole cents, never as floats. */
const cents = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.');
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2) || '0');
};

const text = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

export interface Standing {
  type: 'forward' | 'reverse';
  starting_price: string;
  bid_increment: string | null;
  leading_amount: string | null;
}

/** Strictly better in the direction of the auction. */
export const isBetter = (type: Standing['type'], a: string, b: string): boolean => (type === 'forward' ? cents(a) > cents(b) : cents(a) < cents(b));

/** The smallest step (forward) or the largest amount (reverse) that beats `against`; the starting price where there is nothing to beat. */
export const minimumNextBid = (auction: Standing, against: string | null): string => {
  if (against === null) return text(cents(auction.starting_price));
  const step = cents(auction.bid_increment ?? '0.01');
  const next = auction.type === 'forward' ? cents(against) + step : cents(against) - step;
  return text(next > 0n ? next : 0n);
};
