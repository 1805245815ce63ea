import type { Queryable } from '../index/materialSource.ts';
import type { Term } from './queryWord.ts';

/** What the index knows about words. */
export interface Vocabulary {
  documents: number;
  terms: Map<string, Term>;
  /** Foreign words with their English ones; each may be several words. */
  foreign: Map<string, string[]>;
  protected: Set<string>;
  /** Words of names by their sound, the most frequent first. */
  sounds: Map<string, Term[]>;
}

interface Answer {
  documents: number | null;
  terms: Term[] | null;
  words: { word: string; kind: string; english: string }[] | null;
  sounds: (Term & { sound: string })[] | null;
}

const LOOK_UP = `
select
  (select documents from search_index) as documents,
  (select json_agg(json_build_object('term', term, 'names', names, 'uses', uses, 'descriptions', descriptions))
    from search_term where term = any ($1::text[])) as terms,
  (select json_agg(json_build_object('word', word, 'kind', kind, 'english', english) order by word, kind, english)
    from search_word where word = any ($1::text[])) as words,
  (select json_agg(json_build_object('term', term, 'sound', sound, 'names', names, 'uses', uses, 'descriptions', descriptions) order by names desc, term)
    from (select * from search_term where sound = any ($2::text[]) and names > 0 order by names desc limit 50) heard) as sounds`;

/** One statement for everything that can be looked up by the words as they are. */
export const lookUp = async (
  db: Queryable,
  words: readonly string[],
  sounds: readonly string[],
): Promise<Vocabulary> => {
  const { rows } = await db.query<Answer>(LOOK_UP, [words, sounds]);
  const {
    documents,
    terms,
    words: known,
    sounds: heard,
  } = rows[0] ?? { documents: 0, terms: [], words: [], sounds: [] };
  const foreign = new Map<string, string[]>();
  for (const { word, kind, english } of known ?? [])
    if (kind === 'foreign') foreign.set(word, [...(foreign.get(word) ?? []), english]);
  const bySound = new Map<string, Term[]>();
  for (const term of heard ?? []) bySound.set(term.sound, [...(bySound.get(term.sound) ?? []), term]);
  return {
    documents: documents ?? 0,
    terms: new Map((terms ?? []).map((term) => [term.term, term])),
    foreign,
    protected: new Set((known ?? []).filter(({ kind }) => kind === 'protected').map(({ word }) => word)),
    sounds: bySound,
  };
};

const NEAR = `
select term, names, uses, descriptions from search_term
where term in (select term from search_deletion where deletion = any ($1::text[]) limit 2000)`;

/** Words that have a beginning in common with a misspelt one. */
export const wordsNear = async (db: Queryable, deletions: readonly string[]): Promise<Term[]> =>
  (await db.query<Term>(NEAR, [deletions])).rows;
