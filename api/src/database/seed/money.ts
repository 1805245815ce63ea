// Amounts are planned in whole cents and stored as decimal texts; a float never becomes an amount.

export const toCents = (amount: string): number => Math.round(Number(amount) * 100);

export const toText = (cents: number): string => {
  const whole = Math.floor(cents / 100);
  return `${whole}.${String(cents - whole * 100).padStart(2, '0')}`;
};

export const roundTo = (cents: number, grain: number): number => Math.max(grain, Math.round(cents / grain) * grain);

/** As people round: `digits` significant ones, cents at the finest. */
export const rounded = (cents: number, digits: number): number =>
  roundTo(cents, Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, cents))) + 1 - digits)));
