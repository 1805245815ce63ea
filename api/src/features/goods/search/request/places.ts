import { countryNames } from '../../../../rules/countries.ts';
import { deliveryTermNames, deliveryTerms } from '../../../../rules/values/deliveryTermNames.ts';
import { normalise } from '../../../../rules/values/fold.ts';
import type { Place } from '../parsing/readIdentifiers.ts';
import { masked } from './mask.ts';

export interface FoundTerm extends Place {
  /** A term that the market has, or another Incoterm as it is written. */
  term: string;
}

export interface FoundPlace extends Place {
  /** Position of the name, without the preceding word. */
  name: Place;
  /** True after a word that goods come from, such as "ex" or "from". */
  isOrigin: boolean;
}

const spelled: Partial<Record<string, string>> = {
  ...deliveryTermNames,
  EXW: 'ex[ -]?works?',
  CIF: 'cost,? insurance(?: and|,)? freight',
};
/** Terms of other editions. */
const OTHERS = ['DAT', 'CNF'];
/** Without DAP, which is also diammonium phosphate. */
const terms = [...deliveryTerms.filter((term) => term !== 'DAP'), ...OTHERS].map((term) => ({
  term,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d-])(?:${term}${spelled[term] ? `|${spelled[term]}` : ''})(?![\p{L}\d-])`,
    'iu',
  ),
}));

export const termIn = (text: string): FoundTerm | undefined =>
  terms
    .flatMap(({ term, pattern }) => {
      const match = pattern.exec(text);
      return match ? [{ term, from: match.index, to: match.index + match[0].length }] : [];
    })
    .sort((a, b) => a.from - b.from)[0];

const STOP = new Set(
  'by before until till within max maximum under below price budget target at for with per in on from to of and or need needed required delivery delivered please urgent asap payment lc incoterms incoterm 2020 2010'.split(
    ' ',
  ),
);
/** After "in", these are how goods are packed or what they are dissolved in. */
const FORMS = new Set(
  'bulk bag bags drum drums ibc ibcs tank tanks tanker sack sacks carton cartons barrel barrels can cans powder granules flakes pellets solution water oil liquid form stock white big jumbo paint food feed plastics rubber cosmetics'.split(
    ' ',
  ),
);
const countries = Object.values(countryNames).map((name) => normalise(name));
const LONGEST_COUNTRY = Math.max(...countries.map((name) => name.length));

const startsWithCountry = (text: string) => {
  const beginning = normalise(text.slice(0, LONGEST_COUNTRY));
  return countries.some((name) => beginning.startsWith(name));
};

const WORD = /^[\p{L}][\p{L}'.-]*/u;
const MAX_WORDS = 4;

/** Words from `start` on that can be a place's name; after a comma only a country belongs to it. */
const nameFrom = (text: string, start: number): Place | undefined => {
  let end = start;
  for (let count = 0; count < MAX_WORDS; count += 1) {
    const gap = /^(\s*,?\s*)/u.exec(text.slice(end))?.[0] ?? '';
    const word = WORD.exec(text.slice(end + gap.length))?.[0] ?? '';
    if (word === '' || STOP.has(word.toLowerCase())) break;
    if (gap.includes(',') && (count === 0 || !startsWithCountry(text.slice(end + gap.length)))) break;
    if (count > 0 && gap === '') break;
    end += gap.length + word.length;
  }
  return end > start ? { from: start + (/^\s*/u.exec(text.slice(start))?.[0].length ?? 0), to: end } : undefined;
};

const CERTAIN =
  /(?<![\p{L}\d-])(?:(?:delivery|delivered|deliver|shipped|shipping|ship|shipment|destination|dest|port|place)(?: ?:| of)?(?: (?:to|at|in|port|place))*(?: ?:)?|to(?: port)?(?: of)?)(?=\s+\p{L})/giu;
const ORIGIN = /(?<![\p{L}\d-])(?:ex|from|origin|located in|loading(?: in| at)?|stock in)(?=\s+\p{L})/giu;
const POSSIBLE = /(?<![\p{L}\d-])(?:in|at)(?=\s+\p{L})/giu;

const afterCue = (text: string, cue: RegExp, isOrigin: boolean, isPossible: (name: string) => boolean) => {
  for (const match of text.matchAll(cue)) {
    const name = nameFrom(text, match.index + match[0].length);
    const written = name && text.slice(name.from, name.to);
    if (name && written && isPossible(written)) return { from: match.index, to: name.to, name, isOrigin };
  }
  return undefined;
};

const isForm = (name: string) =>
  name
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => FORMS.has(word));

/** A place after the delivery term, or after a word such as "to"; `isRequest` is false if the text may be only a name. */
export const placeIn = (text: string, term: FoundTerm | undefined, isRequest: boolean): FoundPlace | undefined => {
  const cleared = term ? masked(text, [term]) : text;
  const after = term && nameFrom(text, term.to);
  if (term && after) return { ...after, name: after, isOrigin: ['EXW', 'FOB', 'FCA', 'FAS'].includes(term.term) };
  if (!isRequest) return undefined;
  return (
    afterCue(cleared, CERTAIN, false, (name) => !isForm(name)) ??
    afterCue(cleared, ORIGIN, true, (name) => !isForm(name)) ??
    afterCue(
      cleared,
      POSSIBLE,
      false,
      (name) => !isForm(name) && (/^\p{Lu}/u.test(name) || text === text.toLowerCase()),
    )
  );
};
