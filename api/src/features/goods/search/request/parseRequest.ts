import { fold } from '../../../../rules/values/fold.ts';
import type { Identifier } from '../parsing/identifiers.ts';
import { spanned, spanOf, type Percentage, type Quantity, type Span } from '../parsing/parseQuery.ts';
import { percentagesIn, quantitiesIn } from '../parsing/quantities.ts';
import { identifiersIn, type Place } from '../parsing/readIdentifiers.ts';
import { dateIn, type FoundDate } from './dates.ts';
import { placeIn, termIn, type FoundTerm } from './places.ts';
import { priceIn, type FoundPrice } from './price.ts';
import { MASK, masked } from './mask.ts';

type Read<T extends Place> = Omit<T, keyof Place> & Span;

export interface ParsedRequest {
  text: string;
  /** The name of the material: the text without the other parts, except grades. */
  material: string;
  /** Position of the longest part of the name. */
  materialSpan: Span | null;
  quantity: Quantity | null;
  percentages: Percentage[];
  /** NPK grades and grade codes such as K30. */
  grades: Identifier[];
  term: Read<FoundTerm> | null;
  place: (Span & { name: string; isOrigin: boolean }) | null;
  date: Read<FoundDate> | null;
  price: Read<FoundPrice> | null;
}

const FILLERS =
  "we|i|i'm|we're|are|am|would|like|looking|for|need|needs|needed|want|wanted|to|buy|buying|purchase|sell|selling|source|sourcing|order|please|pls|quote|quotation|offer|rfq|rfp|request|inquiry|enquiry|require|required|requirement|urgent|urgently|asap|hello|hi|dear|price|prices|supply|supplier|suppliers|quality|packed|packaging";
/** Filler words before and after a request; a final "a" may belong to a name such as bisphenol A. */
const BEFORE = new RegExp(String.raw`^(?:(?:${FILLERS}|of|the|a|an|some)(?![\p{L}\d-])[\s,.:;!?]*)+`, 'iu');
const AFTER = new RegExp(String.raw`(?:[\s,.:;!?]+(?:${FILLERS}|in|at|by|from|of|with|and|per|on))+$`, 'iu');
const PACKED =
  /(?<![\p{L}\d-])(?:packed |packaged )?in (?:bulk|(?:steel |plastic |big |jumbo )?(?:bags?|drums?|ibcs?|totes?|sacks?|tankers?|flexitanks?))(?![\p{L}\d-])/giu;

/** Without words and punctuation around it. */
const trimmed = (run: string): Place => {
  const end = run
    .trimEnd()
    .replace(AFTER, '')
    .replace(/[\s,.:;!?/&+@(-]+$/u, '');
  const from = end.length - end.replace(/^[\s,.:;!?/&+@-]+/u, '').replace(BEFORE, '').length;
  return { from, to: end.length };
};

/** The unread parts of the text. */
const leftovers = (text: string): Place[] => {
  const packed = [...text.matchAll(PACKED)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  return [...masked(text, packed).matchAll(new RegExp(`[^${MASK}]+`, 'gu'))].flatMap((match) => {
    const { from, to } = trimmed(match[0]);
    return /[\p{L}\d]/u.test(match[0].slice(from, to)) ? [{ from: match.index + from, to: match.index + to }] : [];
  });
};

/** Parts that cannot be dates; Q2 is a quarter rather than a grade. */
const isFixed = ({ isCertain, kind, text }: Identifier) => isCertain || (kind === 'grade' && !/^q[1-4]$/iu.test(text));

const isGrade = ({ identifier, from, to }: Place & { identifier: Identifier }, date: Place | null) =>
  ['npk', 'grade'].includes(identifier.kind) && !(date && from < date.to && date.from < to);

/** Reads a request such as "20 MT urea 46% CIF Mumbai by March"; `today` is YYYY-MM-DD. Every part has its position in the text. */
export const parseRequest = (text: string, today: string, { readsPlace = true } = {}): ParsedRequest => {
  const folded = fold(text);
  let left = folded.text;
  const take = <T extends Place>(found: T | undefined): T | null => {
    if (found) left = masked(left, [found]);
    return found ?? null;
  };
  const read = <T extends Place>(found: T | null) => found && spanned(folded, text, found);

  const price = take(priceIn(left));
  const quantities = quantitiesIn(left);
  left = masked(left, quantities);
  const percentages = percentagesIn(left);
  const identifiers = identifiersIn(folded, text, masked(left, percentages));
  const fixed = identifiers.filter(({ identifier }) => isFixed(identifier));
  const date = take(dateIn(masked(left, [...percentages, ...fixed]), today));
  const quantity = quantities.find((each) => !each.isPackaging) ?? null;
  const term = termIn(left);
  const isRequest = [price, quantity, date, term].some((found) => found != null);
  const place = take(readsPlace ? placeIn(left, term, isRequest) : undefined);
  take(term);

  const runs = leftovers(left).map((run) => spanned(folded, text, run));
  return {
    text,
    material: runs.map((run) => run.text).join(' '),
    materialSpan: [...runs].sort((a, b) => b.text.length - a.text.length)[0] ?? null,
    quantity: read(quantity),
    percentages: percentages.map((each) => spanned(folded, text, each)),
    grades: identifiers.flatMap((each) => (isGrade(each, date) ? [each.identifier] : [])),
    term: read(term ?? null),
    place: place && {
      ...spanOf(folded, text, place),
      name: spanOf(folded, text, place.name).text,
      isOrigin: place.isOrigin,
    },
    date: read(date),
    price: read(price),
  };
};
