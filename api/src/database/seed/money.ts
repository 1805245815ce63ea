// Amounts are planned in whole cents and stored as decimal strings, never as floats.

export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

export const toText = (cents: number): string => {
  const whole = Math.floor(cents / 100);
  return `${whole}.${String(cents - whole * 100).padStart(2, '0')}`;
};

export const roundTo = (cents: number, grain: number): number => Math.max(grain, Math.round(cents / grain) * grain);

/** Rounds to `digits` significant digits, at most to cents. */
export const rounded = (cents: number, digits: number): number =>
  roundTo(cents, Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, cents))) + 1 - digits)));
