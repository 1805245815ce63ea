import { countryNames } from '../countries.ts';
import { normalise } from './fold.ts';

const byText = new Map<string, string>(
  Object.entries(countryNames).flatMap(([code, name]) => [
    [normalise(code), name],
    [normalise(name), name],
  ]),
);

/** The name of the country that a text names in English, or by its ISO 3166 code of two letters; undefined for any other text. */
export const readCountry = (text: string): string | undefined => byText.get(normalise(text));
