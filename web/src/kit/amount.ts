// Arithmetic with amounts (decimal strings) in whole cents, never in floats.
const AMOUNT = /^(\d+)(?:\.(\d{1,2}))?$/;

/** '12.5' → 1250n; undefined for anything but an amount with at most 2 decimals. */
export const cents = (amount: string): bigint | undefined => {
  const [, whole, part = ''] = AMOUNT.exec(amount.trim()) ?? [];
  return whole === undefined ? undefined : BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
};

/** 1250n → '12.50'. */
export const amount = (sum: bigint) => `${sum / 100n}.${String(sum % 100n).padStart(2, '0')}`;

/** ('12.50', '20') → '250.00'; undefined unless both are positive amounts and the second is a whole number. */
export const multiplied = (price: string, quantity: string): string | undefined => {
  const each = cents(price);
  if (!each || !/^\d+$/.test(quantity.trim()) || BigInt(quantity) === 0n) return undefined;
  return amount(each * BigInt(quantity));
};

/** ('1000.00', 40) → '25.00', rounded half up. */
export const divided = (total: string, quantity: string | number): string | undefined => {
  const sum = cents(total);
  if (sum === undefined || !/^\d*[1-9]\d*$/.test(String(quantity))) return undefined;
  const by = BigInt(quantity);
  return amount((sum * 2n + by) / (by * 2n));
};

/** True where the total divided by the quantity is no whole number of cents, so that a price for one unit is only about right. */
export const isRounded = (total: string, quantity: string | number): boolean => {
  const sum = cents(total);
  return sum !== undefined && /^\d*[1-9]\d*$/.test(String(quantity)) && sum % BigInt(quantity) !== 0n;
};

/** By how many per cent the first price is above the second. */
export const deviation = (price: string, other: string): string => {
  const [ours = 0n, theirs = 0n] = [cents(price), cents(other)];
  return theirs === 0n ? '0' : String(Number(((ours - theirs) * 10_000n) / theirs) / 100);
};
