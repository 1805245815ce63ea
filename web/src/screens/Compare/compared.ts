import { isId } from 'api/rules/id';
import { MAX_COMPARED } from '../../features/goods/catalogue/compare/selection.ts';

/** The ids of a query parameter: `?products=a,b`. */
export const idsOf = (text: string): string[] => [...new Set(text.split(',').filter(isId))].slice(0, MAX_COMPARED);

/** The variables of a query for up to four records; an unused place repeats the first one and is not read. */
export const placesOf = ([first = '', second, third, fourth]: readonly string[]) => ({
  first,
  second: second ?? first,
  third: third ?? first,
  fourth: fourth ?? first,
  hasSecond: second !== undefined,
  hasThird: third !== undefined,
  hasFourth: fourth !== undefined,
});

type Places<Found> = { first?: Found | null; second?: Found | null; third?: Found | null; fourth?: Found | null };

/** The records that exist, in their order. */
export const foundIn = <Found>({ first, second, third, fourth }: Places<Found>): Found[] =>
  [first, second, third, fourth].filter((found) => found !== null && found !== undefined);

type Comparable = { price: string | number | null; unit: string | null };

/** Which of these prices are the lowest; none if they are not comparable or all equal. */
export const areLowest = (prices: readonly Comparable[]): boolean[] => {
  const known = prices.filter(({ price }) => price !== null);
  const values = known.map(({ price }) => Number(price));
  const lowest = Math.min(...values);
  const isComparable = isSame(known.map(({ unit }) => unit)) && Math.max(...values) > lowest;
  return prices.map(({ price }) => isComparable && price !== null && Number(price) === lowest);
};

/** The same, but none if one of the values is unknown and might be the lowest. */
export const areLowestOfAll = (values: readonly Comparable[]): boolean[] =>
  values.some(({ price }) => price === null) ? [] : areLowest(values);

export const isSame = <Value>(values: readonly Value[]): boolean => new Set(values).size <= 1;

/** Symbols such as pH stay as they are. */
export const capitalized = (label: string) =>
  /^\S*[A-Z]/.test(label) ? label : label.charAt(0).toUpperCase() + label.slice(1);
