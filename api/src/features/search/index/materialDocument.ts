import { canonicalWords } from '../words/nameKeys.ts';
import { isStopWord } from '../words/wordClasses.ts';
import { withoutLocants } from '../parsing/words.ts';
import { formsOf, gradesOf } from './materialFacets.ts';
import { writtenNames } from './materialNames.ts';
import type { MaterialSource } from './materialSource.ts';

/** A row of the table `search_document`. */
export interface IndexedDocument {
  rank: number;
  /** Words with the weight of their field: A name, B synonym, C use and grade, D names that are matched whole. */
  strong: string;
  /** Words of description, categories and specifications. */
  weak: string;
  categoryIds: string[];
  forms: string[];
  grades: string[];
  countries: string[];
  hasVerifiedSupplier: boolean;
  isInStock: boolean;
  comparableUnit: string | null;
  comparablePrice: string | null;
}

type Weight = 'A' | 'B' | 'C' | 'D';

/** More positions would be needed for the same word in several fields; the best one counts. */
const best = (a: Weight, b: Weight): Weight => (a < b ? a : b);

const LONGEST_WORD = 60;

const wordsIn = (text: string): string[] =>
  canonicalWords(text)
    .flatMap((word) => [word, withoutLocants(word)])
    .filter((word) => word.length <= LONGEST_WORD && !isStopWord(word));

const lexeme = (word: string): string => `'${word.replace(/'/gu, "''").replace(/\\/gu, '\\\\')}'`;

/** More offers come first among equals. */
export const rankOf = ({ offerCount }: Pick<MaterialSource, 'offerCount'>): number =>
  Math.round(Math.log(1 + offerCount) * 1_000) / 1_000;

const strongWords = (material: MaterialSource): Map<string, Weight> => {
  const words = new Map<string, Weight>();
  const add = (text: string, weight: Weight): void => {
    for (const word of wordsIn(text)) words.set(word, best(weight, words.get(word) ?? 'D'));
  };
  for (const { text, kind, isWhole } of writtenNames(material))
    add(text, isWhole ? 'D' : kind === 'name' ? 'A' : kind === 'synonym' ? 'B' : 'C');
  const grade = material.specifications['grade'];
  if (typeof grade === 'string') add(grade, 'C');
  return words;
};

const weakWords = (material: MaterialSource): Set<string> =>
  new Set(
    [
      material.description,
      ...material.categories.map(({ name }) => name),
      ...['appearance', 'form', 'applications', 'application', 'uses'].map((name) =>
        String(material.specifications[name] ?? ''),
      ),
    ].flatMap(wordsIn),
  );

export const indexedDocument = (material: MaterialSource): IndexedDocument => ({
  rank: rankOf(material),
  strong: [...strongWords(material)].map(([word, weight]) => `${lexeme(word)}:1${weight}`).join(' '),
  weak: [...weakWords(material)].map(lexeme).join(' '),
  categoryIds: material.categories.map(({ id }) => id),
  forms: formsOf(material),
  grades: gradesOf(material),
  countries: material.countries,
  hasVerifiedSupplier: material.hasVerifiedSupplier,
  isInStock: material.isInStock,
  comparableUnit: material.comparablePrice === null ? null : material.comparableUnit,
  comparablePrice: material.comparablePrice,
});
