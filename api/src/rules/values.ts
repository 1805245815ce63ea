import { number, string, type StringSchema } from 'yup';
import { isId } from './id.ts';
import { readAmount, readNumber } from './values/readNumber.ts';

// Rules that several slices share. Yup only, because the forms use them too.

export const REQUIRED = 'Please fill in all required fields.';

/** Yup's own trimming fails for values that are not text. */
const trimmed = (label: string) =>
  string()
    .typeError(`${label} must be text.`)
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** Required text, trimmed, of at most `max` characters; NUL characters are refused because PostgreSQL cannot store them. */
export const text = (label: string, max: number) =>
  trimmed(label)
    .max(max, `${label} must be at most ${max} characters.`)
    .test('no-nul', `${label} contains a character that cannot be stored.`, (value) => !value?.includes('\u0000'))
    .required(`${label} is required.`);

/**
 * A transform of texts of at most `max` characters. Longer ones are left to the rule that refuses them, because the time to bring combining
 * marks into their order grows with the square of their number.
 */
export const ifShort =
  (max: number, change: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' && value.length <= max ? change(value) : value;

export const toNfc = (value: string): string => value.normalize('NFC');

/** Optional text; blank becomes null. */
export const optionalText = (label: string, max: number) => blankAsNull(text(label, max).notRequired());

export const blankAsNull = (rule: StringSchema<string | null | undefined>) =>
  rule.nullable().transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value));

const PHONE = /^\+?[\d\s()./-]+(\s*(ext\.?|x)\s*\d{1,6})?$/i;

/** True for a telephone number as people write it: 6 to 15 digits, the most that E.164 allows, and an extension. */
const isPhone = (value: string): boolean => {
  const digits = value.replace(/(ext\.?|x).*$/i, '').replace(/\D/g, '').length;
  return PHONE.test(value.trim()) && digits >= 6 && digits <= 15;
};

export const phone = (label: string) =>
  text(label, 40).test('phone', `${label} must be a telephone number.`, (value) => !value || isPhone(value));

const notMoney = (label: string): string => `${label} must be a positive amount with at most 2 decimals.`;
const MONEY = /^\d{1,16}(\.\d{1,2})?$/;

/** True for a positive decimal text with at most 2 decimals and 18 digits. */
const isMoney = (value: string): boolean => MONEY.test(value) && /[1-9]/.test(value);

/** What cannot be read in the text that was given, or the rule that it breaks. Specified sentences say themselves that a sign is wrong. */
const faultIn = (read: typeof readNumber, label: string, given: unknown, rule: string, specified?: string): string => {
  const { fault, isSigned } = typeof given === 'string' ? read(given) : {};
  return fault === undefined || (isSigned && specified) ? (specified ?? rule) : `${label} ${fault}`;
};

/** Says how a text that breaks a rule can be written, from it and the values beside it; undefined if it says nothing better. */
type WayOut = (written: string, values: Record<string, unknown>) => string | undefined;

/** A positive decimal text as people write it, never a float. `message` is a text of docs/specification-coverage.md, section 5. */
export const money = (label: string, message?: string, wayOut?: WayOut) =>
  string()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' ? (readAmount(given).value ?? given) : value,
    )
    .trim()
    .required(`${label} is required.`)
    .test(
      'money',
      (value, { originalValue, parent, createError }) =>
        !value ||
        isMoney(value) ||
        createError({
          message:
            wayOut?.(String(originalValue), parent) ??
            faultIn(readAmount, label, originalValue, notMoney(label), message),
        }),
    );

export const optionalMoney = (label: string, message?: string) => blankAsNull(money(label, message).notRequired());

/** The maximum of PostgreSQL's `integer`. */
export const MAX_WHOLE = 2_147_483_647;

export const tooLarge = (label: string): string => `${label} must be at most ${MAX_WHOLE.toLocaleString('en-US')}.`;
export const notWhole = (label: string): string => `${label} must be a positive whole number.`;

/** A positive whole number as people write it. */
export const whole = (label: string, specified?: string, wayOut?: WayOut, message = specified ?? notWhole(label)) =>
  number()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' ? Number(readNumber(given).value ?? NaN) : value,
    )
    .typeError(({ originalValue }: { originalValue: unknown }) =>
      faultIn(readNumber, label, originalValue, message, specified),
    )
    .test(
      'integer',
      (value, { originalValue, parent, createError }) =>
        !(value && value % 1) || createError({ message: wayOut?.(String(originalValue), parent) ?? message }),
    )
    .positive(message)
    .max(MAX_WHOLE, tooLarge(label))
    .required(`${label} is required.`);

export const optionalWhole = (label: string, message?: string) =>
  whole(label, message)
    .nullable()
    .notRequired()
    .transform((value: unknown, given: unknown) =>
      given === null || (typeof given === 'string' && given.trim() === '') ? null : value,
    );

/** Today as a UTC calendar day, `YYYY-MM-DD`. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** An id or null; the forms send 'none' for null. */
/** Forms send `none` where nothing is chosen. */
export const isGiven = (id: unknown): boolean => Boolean(id) && id !== 'none';

export const optionalId = (label: string) =>
  string()
    .nullable()
    .transform((value: unknown) => (value === 'none' || value === '' ? null : value))
    .test('id', `${label} is not a valid id.`, (value) => !value || isId(value));

export const requiredId = (label: string) =>
  string()
    .required(`${label} is required.`)
    .test('id', `${label} is not a valid id.`, (value) => !value || isId(value));

/** One of some words; blank becomes null. */
export const optionalWord = <Word extends string>(words: readonly Word[], label: string) =>
  string<Word>()
    .trim()
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .oneOf([...words, null], `${label} must be one of ${words.join(', ')}.`);
