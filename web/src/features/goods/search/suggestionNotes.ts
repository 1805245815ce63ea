import type { SuggestionReason, UnderstoodPart } from './suggestions.ts';

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Why a material is suggested: 'synonym: Oil of vitriol', 'also a thickener'; nothing if its name says it. */
export const reasonNote = ({ kind, text, isAlternative, isNearest }: SuggestionReason): string => {
  if (isAlternative) return `also ${/^[aeio]/i.test(text) ? 'an' : 'a'} ${lowerFirst(text)}`;
  if (isNearest) return 'nearest match';
  if (kind === 'identifier') return text;
  return kind === 'synonym' || kind === 'use' || kind === 'category' ? `${kind}: ${lowerFirst(text)}` : '';
};

const labels: Partial<Record<string, string>> = {
  material: 'Material',
  grade: 'Grade',
  quantity: 'Quantity',
  incoterm: 'Delivery terms',
  place: 'Place',
  date: 'Date',
  price: 'Price',
};

export const partName = ({ kind }: UnderstoodPart): string => labels[kind] ?? kind;

/** The query without a part of it. */
export const without = (query: string, { start, end }: UnderstoodPart): string =>
  `${query.slice(0, start)} ${query.slice(end)}`
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/ ,/g, ',');
