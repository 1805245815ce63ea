import type { Queryable } from '../index/materialSource.ts';
import { deletionsOf, MAX_EDITS } from '../words/edits.ts';
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

const MAX_NEAR = 100;

/** $1 beginnings with letters left out, $2 their words. The more of them a word has, the nearer it is likely to be. */
const NEAR = `
select term, names, uses, descriptions from search_term where term in (
  select term from (
    select term, row_number() over (partition by word order by count(*) desc, term) as place
    from unnest($1::text[], $2::text[]) as asked (deletion, word) join search_deletion using (deletion)
    where abs(length(term) - length(word)) <= ${MAX_EDITS}
    group by word, term
  ) near where place <= ${MAX_NEAR}
)`;

/** For each misspelt word, those that have most beginnings in common with it. */
export const wordsNear = async (db: Queryable, misspelt: readonly string[]): Promise<Term[]> => {
  const asked = misspelt.flatMap((word) => deletionsOf(word).map((deletion) => ({ deletion, word })));
  const { rows } = await db.query<Term>(NEAR, [asked.map(({ deletion }) => deletion), asked.map(({ word }) => word)]);
  return rows;
};
