import type { UnderstoodPart } from '../searchSuggestions.type.ts';
import type { ParsedRequest } from './parseRequest.ts';

const dayForReaders = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const priceText = ({ amount, currency, per }: NonNullable<ParsedRequest['price']>, separator: string): string =>
  [amount, currency].filter(Boolean).join(' ') + (per ? `${separator}${per}` : '');

type Part = Omit<UnderstoodPart, 'start' | 'end'>;
const at = ({ start, end }: { start: number; end: number }, part: Part): UnderstoodPart => ({ ...part, start, end });

const quantityText = ({ amount, unit, text }: NonNullable<ParsedRequest['quantity']>): string =>
  unit === null ? text : `${amount} ${unit}`;

/** What was read, as parts that readers can remove from the query. Grades stand within the material. */
export const understoodParts = (request: ParsedRequest): UnderstoodPart[] => {
  const { materialSpan, quantity, percentages, grades, term, place, date, price } = request;
  const parts = [
    materialSpan && at(materialSpan, { kind: 'material', label: materialSpan.text, value: materialSpan.text }),
    ...percentages.map((each) => at(each, { kind: 'grade', label: `${each.value} %`, value: each.value })),
    ...grades.map((each) => at(each, { kind: 'grade', label: each.text, value: each.key.replace(/^\w+:/u, '') })),
    quantity && at(quantity, { kind: 'quantity', label: quantityText(quantity), value: quantityText(quantity) }),
    term && at(term, { kind: 'incoterm', label: term.term, value: term.term }),
    place && at(place, { kind: 'place', label: place.name, value: place.name }),
    date && at(date, { kind: 'date', label: `by ${dayForReaders(date.day)}`, value: date.day }),
    price &&
      at(price, {
        kind: 'price',
        label: `${price.isLimit ? 'at most ' : ''}${priceText(price, ' per ')}`,
        value: priceText(price, '/'),
      }),
  ];
  return parts.filter((part) => part !== null).sort((a, b) => a.start - b.start || b.end - a.end);
};
