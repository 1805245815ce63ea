import { countryNames } from '../countries.ts';
import { normalise } from './fold.ts';

/** The name of the country that a text names in English, or by its ISO 3166 code of two letters; undefined for any other text. */
export const readCountry = (text: string): string | undefined => {
  const wanted = normalise(text);
  return Object.entries(countryNames).find((names) => names.some((each) => normalise(each) === wanted))?.[1];
};
