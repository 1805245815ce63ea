import { blankAsNull, ifShort, text, toNfc, without } from '../values.ts';
import { INVISIBLE, plainDigit } from './signs.ts';

// Codes: SKUs, numbers of orders, taxes and registers, telephones, addresses of email. They are compared, so each has one way of writing.

const FULL_WIDTH = /[！-～]/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** A code without what copying adds: invisible characters, and the look-alikes of hyphens, blanks, digits and Latin letters. */
export const cleanCode = (typed: string): string =>
  toNfc(typed)
    .replaceAll(INVISIBLE, '')
    .replaceAll(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .replaceAll(HYPHENS, '-')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

/** A transform before the rules that follow; longer texts are left to the rule about the length. */
export const cleaned = (max: number, clean = cleanCode) => ifShort(2 * max, clean);

const CONTROLS = /[\p{C}\p{Zl}\p{Zp}\u2800]/u;

/** A required code of at most `max` characters. A number is refused, because it has lost its zeros in front and may have lost digits. */
export const code = (label: string, max: number) =>
  text(label, max)
    .transform(cleaned(max))
    .test(
      'no-number',
      `${label} must be text in quotes, not a number.`,
      (_value, { originalValue }) => typeof originalValue !== 'number',
    )
    .test(without(CONTROLS, `${label} must not have invisible or control characters`));

/** Blank becomes null. */
export const optionalCode = (label: string, max: number) => blankAsNull(code(label, max).notRequired());
