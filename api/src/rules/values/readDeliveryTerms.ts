import { string, type StringSchema } from 'yup';
import { blankAsNull } from '../values.ts';
import { deliveryTermNames, deliveryTerms, type DeliveryTerm } from './deliveryTermNames.ts';

// Delivery terms as people write them: fob, FCA Rotterdam, CIF Hamburg (Incoterms 2020), Ex Works.

/** Patterns of former terms, with what they are now. */
const FORMER = Object.entries({ 'DAT|DEQ': 'DPU', 'DDU|DAF|DES': 'DAP', 'C ?[&+N] ?F': 'CFR' });
const MAX_LENGTH = 300;
const EDITION = /[ ,;]*\(?incoterms?®? ?(\d{4})?\)?$/i;

/** What stands behind a word at the start. */
const behind = (text: string, pattern: string): string | undefined =>
  new RegExp(String.raw`^(?:${pattern})(?![\p{L}\d])[ ,:;–-]*(.*)$`, 'iu').exec(text)?.[1];

/** A term with the place behind it, or why it cannot be read; empty for a text without a term. */
export const readDeliveryTerms = (written: string): { term?: DeliveryTerm; place?: string; fault?: string } => {
  if (written.length > MAX_LENGTH) return {};
  const shown = written
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const [edition = '', year = '2020'] = EDITION.exec(shown) ?? [];
  const text = shown.slice(0, shown.length - edition.length);
  const [, now] = FORMER.find(([pattern]) => behind(text, pattern) !== undefined) ?? [];
  if (now) return { fault: `“${shown}” has a former term, which is ${now} in Incoterms 2020.` };
  for (const term of deliveryTerms.toReversed()) {
    const place = behind(text, term);
    const named = behind(place ?? text, deliveryTermNames[term].replaceAll(' ', '[ -]')) ?? place;
    if (named === undefined) continue;
    return year === '2020'
      ? { term, place: named }
      : { fault: `“${shown}” is of ${year}. Feedstock has Incoterms 2020.` };
  }
  return {};
};

/** With the place that stands behind a term as the delivery location, unless that is another one. */
export const withPlace = <T extends { deliveryTerms?: unknown; deliveryLocation?: unknown }>(given: T): T => {
  const { term, place } = readDeliveryTerms(String(given.deliveryTerms ?? ''));
  const isFree = !given.deliveryLocation || given.deliveryLocation === place;
  return term && place && isFree ? { ...given, deliveryTerms: term, deliveryLocation: place } : given;
};

/** Reads a term alone, or says why the text is none. */
export const readTerm = (text: string): { term?: DeliveryTerm; fault?: string } => {
  const { term, place, fault = `must be one of ${deliveryTerms.join(', ')}.` } = readDeliveryTerms(text);
  if (!term) return { fault: `Delivery terms ${fault}` };
  if (!place) return { term };
  return {
    fault: `Delivery terms “${term} ${place}” has a place. Please write ${term}, and ${place} as the delivery location.`,
  };
};

/** One of the terms in any spelling that is known; blank becomes null. */
export const optionalDeliveryTerms = blankAsNull(
  string()
    .transform((value: unknown) => (typeof value === 'string' && readTerm(value).term) || value)
    .test('term', (value, { createError }) => {
      const { term, fault } = readTerm(value ?? '');
      return !value || !!term || createError({ message: fault });
    }),
) as StringSchema<DeliveryTerm | null | undefined>;
