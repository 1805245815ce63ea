import { completionText, type CompletionKind } from '../index/completions.ts';
import type { Queryable } from '../index/productSource.ts';
import { canonicalWord } from '../words/canonicalWord.ts';
import { refuseWithoutIndex } from './refuseWithoutIndex.ts';
import { correctionsOf } from './vocabulary.ts';

/** A suggested completion of a text. */
export interface Completion {
  text: string;
  kind: CompletionKind;
  productId: string | null;
  categoryId: string | null;
  /** The material of a synonym or identifier, or null. */
  detail: string | null;
}

const MAX = 8;
const MAX_OTHERS = 3;
/** More than are shown, because several names of one material are suggested once. */
const MAX_READ = 40;
/** Beginnings of each length up to this one have an index. */
const MAX_INDEXED = 12;
const LONGEST = 60;

/**
 * Each length has an index in the order of rank, so that the best of many are read without sorting all. Of a text with just this length
 * nothing more is asked, because the database would take a second condition for a rare one and sort.
 */
const statementOf = (letters: number, isWhole: boolean): string => `
select completion.label as text, completion.kind, completion.product_id as "productId", completion.category_id as "categoryId",
  nullif(completion.detail, '') as detail
from (
  select * from search_completion where left(beginning, ${letters}) = left($1, ${letters})${isWhole ? '' : ' and starts_with(beginning, $1)'}
  order by rank desc limit ${MAX_READ}
) completion
  left join product on product.id = completion.product_id left join category on category.id = completion.category_id
where coalesce(product.is_shown, category.is_shown, true) order by completion.beginning = $1 desc, completion.rank desc, completion.label`;

const beginningWith = async (db: Queryable, text: string): Promise<Completion[]> => {
  const { length } = [...text];
  const letters = Math.min(length, MAX_INDEXED);
  return (await db.query<Completion>(statementOf(letters, letters === length), [text])).rows;
};

/** The text with its unknown words corrected. */
const corrected = async (db: Queryable, text: string): Promise<string | undefined> => {
  const words = text.split(' ').map(canonicalWord);
  const near = await correctionsOf(db, words);
  const meant = words.map((word) => near.get(word)?.find(({ isAnother }) => !isAnother)?.term ?? word).join(' ');
  return meant === words.join(' ') ? undefined : meant;
};

/** One name per material, and few uses and categories, because one use has many names. */
const best = (found: readonly Completion[]): Completion[] => {
  const seen = new Set<string>();
  const different = found.filter(({ productId, kind, text }) => {
    const id = productId ?? `${kind} ${text.toLowerCase()}`;
    return !seen.has(id) && seen.add(id);
  });
  const others = different.filter(({ kind }) => kind === 'use' || kind === 'category');
  const spare = Math.max(MAX_OTHERS, MAX - (different.length - others.length));
  const left = new Set(others.slice(spare));
  return different.filter((each) => !left.has(each)).slice(0, MAX);
};

/** Names, uses, categories and numbers that have the text at the beginning of one of their words, the best eight. */
export const completeText = async (db: Queryable, text: string, corrects = true): Promise<Completion[]> => {
  const beginning = completionText(text).slice(0, LONGEST);
  if (beginning === '') return [];
  const found = await beginningWith(db, beginning);
  if (found.length > 0) return best(found);
  await refuseWithoutIndex(db);
  if (!corrects) return [];
  const better = await corrected(db, beginning);
  return better === undefined ? [] : best(await beginningWith(db, better));
};
