import { countryNames } from '../countries.ts';
import { normalise } from './fold.ts';

const known = new Map(
  Object.entries(countryNames).flatMap(([code, name]) => [code, name].map((each) => [normalise(each), name] as const)),
);

/** The name of the country that a text names in English, or by its ISO 3166 code of two letters; undefined for any other text. */
export const readCountry = (text: string): string | undefined => known.get(normalise(text));
