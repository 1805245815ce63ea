import type { Queryable } from '../index/productSource.ts';
import { isAnotherWord } from '../words/anotherSubstance.ts';
import { isCorrectable } from '../words/wordClasses.ts';
import type { TermClass } from './queryWord.ts';

/** What the index knows about words. */
export interface Vocabulary {
  terms: Map<string, TermClass>;
  /** Foreign words with their English ones; each may be several words. */
  foreign: Map<string, string[]>;
  protected: Set<string>;
}

interface Answer {
  terms: { term: string; class: TermClass }[] | null;
  words: { word: string; kind: string; english: string }[] | null;
}

const LOOK_UP = `
with word as (select word, kind, english from search_word where word = any ($1::text[]))
select
  (select json_agg(json_build_object('term', term, 'class', class)) from search_term
    where term = any ($1::text[]) or term = any (array(select unnest(string_to_array(english, ' ')) from word))) as terms,
  (select json_agg(json_build_object('word', word, 'kind', kind, 'english', english) order by word, kind, english) from word) as words`;

/** Everything that can be looked up by the words as they are. */
export const lookUp = async (db: Queryable, texts: readonly string[]): Promise<Vocabulary> => {
  const { terms, words } = (await db.query<Answer>(LOOK_UP, [texts])).rows[0] ?? { terms: [], words: [] };
  const foreign = Map.groupBy(
    (words ?? []).filter(({ kind }) => kind === 'foreign'),
    ({ word }) => word,
  );
  return {
    terms: new Map((terms ?? []).map((each) => [each.term, each.class])),
    foreign: new Map([...foreign].map(([word, rows]) => [word, rows.map(({ english }) => english)])),
    protected: new Set((words ?? []).filter(({ kind }) => kind === 'protected').map(({ word }) => word)),
  };
};

/** Words that have fewer of their trigrams in common are different words. */
const LEAST_SIMILARITY = 0.33;
/** Others are given up if they are that much less similar than the best. */
const NEARLY_AS_SIMILAR = 0.8;
const MAX_CORRECTIONS = 3;

/**
 * An error is in one half of a word, so the other half is found by an index on beginnings or on endings. Words of descriptions are never what
 * a misspelt word is corrected to.
 */
const NEAR = `
select word, term, class from (
  select word, left(word, length(word) / 2) as beginning, reverse(right(word, length(word) / 2)) as ending from unnest($1::text[]) as asked (word)
) asked cross join lateral (
  select term, class, similarity(term, word) as similarity, max(similarity(term, word)) over () as best from search_term
  where (term ~>=~ beginning and term ~<~ (beginning || '~') or reverse(term) ~>=~ ending and reverse(term) ~<~ (ending || '~'))
    and class <> 'description' and abs(length(term) - length(word)) <= greatest(1, length(word) / 6)
) near where similarity >= greatest(${LEAST_SIMILARITY}, best * ${NEARLY_AS_SIMILAR}) order by similarity desc, class, term`;

interface Correction {
  term: string;
  class: TermClass;
  /** Whether the word is written as it is meant, and names another substance, so that this only comes nearest. */
  isAnother: boolean;
}

/** For each misspelt word, at most three words of names and uses: those that it may mean, or else the nearest; the most similar first. */
export const correctionsOf = async (db: Queryable, words: readonly string[]): Promise<Map<string, Correction[]>> => {
  const misspelt = words.filter(isCorrectable);
  if (misspelt.length === 0) return new Map();
  const { rows } = await db.query<{ word: string; term: string; class: TermClass }>(NEAR, [misspelt]);
  const judged = rows.map((row) => ({ ...row, isAnother: isAnotherWord(row.word, row.term) }));
  const sorted = judged.sort((a, b) => Number(a.isAnother) - Number(b.isAnother));
  const likeliest = (found: typeof judged) =>
    found.filter(({ isAnother }) => isAnother === found[0]?.isAnother).slice(0, MAX_CORRECTIONS);
  return new Map([...Map.groupBy(sorted, ({ word }) => word)].map(([word, found]) => [word, likeliest(found)]));
};
