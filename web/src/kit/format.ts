// Formatting of values. Amounts stay decimal strings and are never converted to floats.

const NUMBER = /^(-?)(\d+)(?:\.(\d*))?$/;

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** '1234.5' → '1,234.5'; `decimals` pads or rounds half up. Text that is not a number is returned unchanged. */
export const decimal = (value: string | number, decimals?: number): string => {
  const text = String(value).trim();
  const [, sign = '', whole = '', fraction = ''] = NUMBER.exec(text) ?? [];
  if (!whole) return text;
  if (decimals === undefined) return sign + grouped(whole) + (fraction ? `.${fraction}` : '');
  const [units, rest] = rounded(whole, fraction, decimals);
  return sign + grouped(units) + (decimals > 0 ? `.${rest}` : '');
};

const rounded = (whole: string, fraction: string, decimals: number): [string, string] => {
  const kept = whole + fraction.padEnd(decimals, '0').slice(0, decimals);
  const isUp = (fraction[decimals] ?? '0') >= '5';
  const scaled = (BigInt(kept) + (isUp ? 1n : 0n)).toString().padStart(decimals + 1, '0');
  return [scaled.slice(0, scaled.length - decimals), decimals > 0 ? scaled.slice(-decimals) : ''];
};

/** '1234.5' → '$1,234.50', '-3' → '-$3.00'. */
export const money = (amount: string | number): string => {
  const text = decimal(amount, 2);
  return text.startsWith('-') ? `-$${text.slice(1)}` : `$${text}`;
};

/** (2500, 'MT') → '2,500 MT'. */
export const quantity = (amount: string | number, unit?: string | null) =>
  unit ? `${decimal(amount)} ${unit}` : decimal(amount);

/** 1.5 → '+1.50 %', with a real minus sign for negative values. */
export const percent = (value: string | number): string => {
  const text = decimal(value, 2);
  if (text.startsWith('-')) return `−${text.slice(1)} %`;
  return Number(value) > 0 ? `+${text} %` : `${text} %`;
};

/** Cuts a text at 100 characters and appends '...' if it was longer. */
export const cut = (text: string, length = 100) => (text.length > length ? `${text.slice(0, length)}...` : text);

/** '{n} product(s)' with the right plural: (1, 'product') → '1 product'. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;

/** 'flash_point' → 'flash point'. */
export const spaced = (key: string) => key.replaceAll('_', ' ');

/** The target of a link that dials, without the extension's digits in the number. */
export const phoneLink = (phone: string): string => {
  const [number = '', extension] = phone.split(' ext. ');
  return `tel:${number.replace('(0)', number.startsWith('+') ? '' : '0').replaceAll(/[^\d+]/g, '')}${extension ? `;ext=${extension}` : ''}`;
};
