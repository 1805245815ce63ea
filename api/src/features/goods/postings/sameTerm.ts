import type { AnyObject, ObjectSchema } from 'yup';
import { plainAmount } from '../../../rules/plainAmount.ts';
import { toNfc } from '../../../rules/values.ts';
import { INVISIBLE } from '../../../rules/values/signs.ts';

const AMOUNTS: ReadonlySet<string> = new Set(['price', 'targetPrice']);

/** As the rules store a value; one that breaks them stays as it is and is refused later. */
const asStored = (rules: ObjectSchema<AnyObject>, term: string, value: unknown): unknown => {
  try {
    return (rules.cast({ [term]: value }, { assert: false }) as AnyObject)[term];
  } catch {
    return value;
  }
};

/** With line feeds as the only line breaks. */
export const withoutReturns = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

/** Terms of earlier releases may have other ends and look-alikes. */
const compared = (text: string): string => withoutReturns(toNfc(text, 'NFKC').replaceAll(INVISIBLE, '').trim());

/** Whether a given term is the stored one, however it is written: '10' is '10.00'. */
export const isSameTerm = (rules: ObjectSchema<AnyObject>, term: string, stored: unknown, given: unknown): boolean => {
  const [before, after] = [stored ?? null, asStored(rules, term, given) ?? null];
  if (typeof before !== 'string' || typeof after !== 'string') return before === after;
  return AMOUNTS.has(term) ? plainAmount(before) === plainAmount(after) : compared(before) === compared(after);
};
