import { canonicalWords } from '../words/nameKeys.ts';
import { isStopWord } from '../words/wordClasses.ts';
import { withoutLocants } from '../parsing/words.ts';
import { formsOf, gradesOf } from './productFacets.ts';
import { writtenNames } from './productNames.ts';
import type { ProductSource } from './productSource.ts';

/** The field of a word: A name, B synonym, C use and grade, D description. */
export type Field = 'A' | 'B' | 'C' | 'D';

const LONGEST_WORD = 60;

const wordsIn = (text: string): string[] =>
  canonicalWords(text)
    .flatMap((word) => [word, withoutLocants(word)])
    .filter((word) => word.length <= LONGEST_WORD && !isStopWord(word));

export const lexeme = (word: string): string => `'${word.replace(/'/gu, "''").replace(/\\/gu, '\\\\')}'`;

/** More offers come first among equals. */
export const rankOf = ({ offerCount }: Pick<ProductSource, 'offerCount'>): number =>
  Math.round(Math.log(1 + offerCount) * 1_000) / 1_000;

/** Texts of properties whose words describe a material. */
const DESCRIBING = ['appearance', 'form', 'applications', 'application', 'uses'];

/** The words of a material with the best of their fields: A name, B synonym, C use and grade, D description. */
const wordsOf = (product: ProductSource): string => {
  const words = new Map<string, Field>();
  const add = (text: unknown, field: Field): void => {
    if (typeof text === 'string')
      for (const word of wordsIn(text)) if (field < (words.get(word) ?? 'E')) words.set(word, field);
  };
  for (const { text, kind, isWhole } of writtenNames(product))
    add(text, isWhole ? 'D' : kind === 'name' ? 'A' : kind === 'synonym' ? 'B' : 'C');
  add(product.specifications['grade'], 'C');
  for (const text of [product.description, ...product.categories.map(({ name }) => name)]) add(text, 'D');
  for (const property of DESCRIBING) add(product.specifications[property], 'D');
  return [...words].map(([word, field]) => `${lexeme(word)}:1${field}`).join(' ');
};

/** The row of a material in the table `search_document`. */
export const documentRow = (material: ProductSource) => ({
  product_id: material.id,
  rank: rankOf(material),
  words: wordsOf(material),
  category_ids: material.categories.map(({ id }) => id),
  forms: formsOf(material),
  grades: gradesOf(material),
  countries: material.countries,
  has_verified_supplier: material.hasVerifiedSupplier,
  is_in_stock: material.isInStock,
  comparable_unit: material.comparablePrice === null ? null : material.comparableUnit,
  comparable_price: material.comparablePrice,
});
