// The terms of a revision as texts, and what differs between two revisions.
import { money, quantity } from '../../../../kit/format.ts';
import { day } from '../../../../kit/time.ts';
import { termTexts } from '../../../goods/postings/statedTerms.ts';
import type { QuoteRevisionFragment } from './QuoteParts.generated.ts';

export type QuotedTerms = QuoteRevisionFragment['terms'];
export type TermLine = { label: string; text: string; before?: string };

/** The minimum order of an offering does not bind a quote. */
const linesOf = ({ minimumQuantity: _, ...terms }: QuotedTerms): TermLine[] => [
  { label: 'Price', text: terms.price ? `${money(terms.price)} / ${terms.unit}` : '' },
  { label: 'Quantity', text: terms.quantity === null ? '' : quantity(terms.quantity, terms.unit) },
  ...termTexts({ ...terms, minimumQuantity: null }),
  {
    label: 'Specifications',
    text: Object.entries(terms.specifications ?? {})
      .map(([name, value]) => `${name}: ${String(value)}`)
      .join(', '),
  },
  { label: 'Valid until', text: terms.validUntil ? day(terms.validUntil) : '' },
];

/** What the terms state, each with what it was before where that differs. */
export const comparedTerms = (terms: QuotedTerms, earlier: QuotedTerms | undefined): TermLine[] => {
  const before = earlier && linesOf(earlier);
  return linesOf(terms)
    .map((line, nth) => {
      const was = before?.[nth]?.text;
      return was === undefined || was === line.text ? line : { ...line, before: was };
    })
    .filter(({ text, before }) => text || before);
};

/** 'Price: $75.00 / MT (was $80.00 / MT)' */
export const changesBetween = (earlier: QuotedTerms, terms: QuotedTerms): string[] =>
  comparedTerms(terms, earlier).flatMap(({ label, text, before }) =>
    before === undefined ? [] : [`${label}: ${text || 'not stated'}${before ? ` (was ${before})` : ''}`],
  );
