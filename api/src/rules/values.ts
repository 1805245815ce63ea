import { number, string, type StringSchema, type TestContext } from 'yup';
import { isId } from './id.ts';
import { nameOfSign } from './values/signs.ts';
import { nearest, readAmount, readNumber, textOf } from './values/readNumber.ts';

// Rules that several slices share. Yup only, because the forms use them too.

export const REQUIRED = 'Please fill in all required fields.';

const EMPTY = /[\s\p{Cf}]/u;

/** Without blanks and invisible characters at the ends. */
const trimmed = (value: string): string => {
  let [from, to] = [0, value.length];
  while (from < to && EMPTY.test(value[from] ?? '')) from++;
  while (from < to && EMPTY.test(value[to - 1] ?? '')) to--;
  return value.slice(from, to);
};

/** Refuses a sign by name. It replaces the rule about signs that a schema has. */
export const without = (signs: RegExp, message: string) => ({
  name: 'signs',
  exclusive: true,
  test: (value: string | null | undefined, { createError }: TestContext) => {
    const sign = signs.exec(value ?? '')?.[0];
    return !sign || createError({ message: `${message}; found ${nameOfSign(sign)}.` });
  },
});

/** Required text, as it was typed but for its ends, in NFC, of at most `max` characters and without control characters. */
export const text = (label: string, max: number) =>
  string()
    .typeError(`${label} must be text.`)
    .transform((value: unknown) => (typeof value === 'string' ? trimmed(value) : value))
    .transform(ifShort(max, toNfc))
    .max(max, `${label} must be at most ${max} characters.`)
    .test(without(/(?![\t-\r])[\p{Cc}\p{Cs}]/u, `${label} must not have control characters`))
    .required(`${label} is required.`);

/** A transform of texts of at most `max` characters. Longer ones are left to the rule that refuses them. */
export const ifShort =
  (max: number, change: (value: string) => string) =>
  (value: unknown): unknown =>
    typeof value === 'string' && value.length <= max ? change(value) : value;

/** The time to bring marks into their order grows with the square of their number, and no language piles up so many. */
export const toNfc = (value: string, form = 'NFC'): string =>
  /\p{M}{30}/u.test(value) ? value : value.normalize(form);

/** Optional text; blank becomes null. */
export const optionalText = (label: string, max: number) => blankAsNull(text(label, max).notRequired());

export const blankAsNull = (rule: StringSchema<string | null | undefined>) =>
  rule.nullable().transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value));

const notMoney = (label: string): string => `${label} must be a positive amount with at most 2 decimals.`;
const MONEY = /^\d{1,16}(\.\d{1,2})?$/;

/** True for a positive decimal text with at most 2 decimals and 18 digits. */
const isMoney = (value: string): boolean => MONEY.test(value) && /[1-9]/.test(value);

/** What cannot be read in the text that was given, or the rule that it breaks. Specified sentences say themselves that a sign is wrong. */
const faultIn = (read: typeof readNumber, label: string, given: unknown, rule: string, specified?: string): string => {
  const { fault, isSigned } = typeof given === 'string' ? read(given) : {};
  return fault === undefined || (isSigned && specified) ? (specified ?? rule) : `${label} ${fault}`;
};

/** Names the values beside one with too many decimals; undefined for others. */
export const between = (rule: string, written: string, decimals: 0 | 2): string | undefined => {
  const near = nearest(written, decimals);
  return near.length > 0 ? `${rule}: ${near.join(' or ')}.` : undefined;
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
    .test('money', (value, { originalValue, parent, createError }) => {
      if (!value || isMoney(value)) return true;
      const written = textOf(originalValue);
      const way = wayOut?.(written, parent) ?? between(`${label} must have at most 2 decimals`, written, 2);
      return createError({ message: way ?? faultIn(readAmount, label, originalValue, notMoney(label), message) });
    });

export const optionalMoney = (label: string, message?: string) => blankAsNull(money(label, message).notRequired());

/** The maximum of PostgreSQL's `integer`. */
export const MAX_WHOLE = 2_147_483_647;

const tooLarge = (label: string): string => `${label} must be at most ${MAX_WHOLE.toLocaleString('en-US')}.`;
const notWhole = (label: string): string => `${label} must be a positive whole number.`;

/** A positive whole number as people write it. */
export const whole = (label: string, specified?: string, wayOut?: WayOut, message = specified ?? notWhole(label)) =>
  number()
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' ? Number(readNumber(given).value ?? NaN) : value,
    )
    .typeError(({ originalValue }: { originalValue: unknown }) =>
      faultIn(readNumber, label, originalValue, message, specified),
    )
    .test('integer', (value, { originalValue, parent, createError }) => {
      if (!value || !(value % 1)) return true;
      const written = textOf(originalValue);
      const way = wayOut?.(written, parent) ?? between(`${label} must be a whole number`, written, 0);
      return createError({ message: way ?? message });
    })
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
