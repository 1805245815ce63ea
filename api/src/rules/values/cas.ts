/** Digits of a CAS number with its hyphens: 7664939 becomes 7664-93-9. */
export const hyphenated = (digits: string): string =>
  `${digits.slice(0, -3)}-${digits.slice(-3, -1)}-${digits.slice(-1)}`;

/** The smallest CAS number is 50-00-0. */
const SMALLEST = 50_000;

export const isCasLength = (digits: string): boolean =>
  digits.length >= 5 && digits.length <= 10 && !digits.startsWith('0') && Number(digits) >= SMALLEST;

/** The last digit is the sum of the others, each times its place from the right, modulo ten. */
const checkDigit = (body: string): string =>
  String([...body].reverse().reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 10);

export const isValidCas = (digits: string): boolean =>
  isCasLength(digits) && checkDigit(digits.slice(0, -1)) === digits.slice(-1);

/** The number with the right check digit. */
export const withCheckDigit = (digits: string): string =>
  hyphenated(digits.slice(0, -1) + checkDigit(digits.slice(0, -1)));

const swapped = (digits: string, index: number): string =>
  digits.slice(0, index) + (digits[index + 1] ?? '') + (digits[index] ?? '') + digits.slice(index + 2);

const replaced = (digits: string, index: number): string[] =>
  [...'0123456789'].map((digit) => digits.slice(0, index) + digit + digits.slice(index + 1));

/** Valid CAS numbers that differ by one digit, or by two neighbouring digits in the other order; the check digit's own first. */
export const casNeighbours = (cas: string): string[] => {
  const digits = cas.replaceAll('-', '');
  const places = Array.from(digits, (_digit, index) => index);
  const candidates = [
    ...places.slice(1).map((index) => swapped(digits, index - 1)),
    ...places.flatMap((index) => replaced(digits, index)),
  ];
  const valid = candidates.filter((each) => each !== digits && isValidCas(each)).map(hyphenated);
  return [...new Set([withCheckDigit(digits), ...valid])].filter((each) => each !== hyphenated(digits));
};
