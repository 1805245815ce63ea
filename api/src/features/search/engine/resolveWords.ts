import type { Queryable } from '../index/materialSource.ts';
import type { Word } from '../parsing/words.ts';
import { withoutLocants } from '../parsing/words.ts';
import { canonicalWord } from '../words/canonicalWord.ts';
import { mayBeCompound, partsOf, splitCompound } from '../words/compounds.ts';
import { isCorrectable } from '../words/edits.ts';
import { soundKey } from '../words/soundKey.ts';
import { isNumber, isPurposeWord, isQualifier, isStopWord } from '../words/wordClasses.ts';
import { corrections } from './correction.ts';
import { asPurpose, classOf, weightOf, type HowRead, type QueryWord } from './queryWord.ts';
import { lookUp, wordsNear, type Vocabulary } from './vocabulary.ts';

/** Longer queries are cut: their further words rarely change the answer. */
const MAX_WORDS = 12;
const MAX_TERMS = 3;
/** A word may stand for several, and the bits of a number mark which of them a name covers. */
const MAX_MEANT = 30;
/** Longer words are not indexed, and PostgreSQL refuses much longer ones. */
const LONGEST_WORD = 60;

interface Reading {
  how: HowRead;
  /** One list per word that the text stands for; each is what that word may mean. */
  words: string[][];
}

/** Umlauts that were typed as two letters: saeure for säure. */
const withoutUmlauts = (word: string): string => word.replace(/([aou])e/gu, '$1');

const variantsOf = (word: string): string[] => [...new Set([word, withoutUmlauts(word), withoutLocants(word)])];

const isKnown = (vocabulary: Vocabulary, word: string): boolean => {
  const term = vocabulary.terms.get(word);
  return (term !== undefined && term.names + term.uses > 0) || vocabulary.foreign.has(word);
};

/** The English for a foreign word: alternatives of one word, or else the first of several words. */
const inEnglish = (vocabulary: Vocabulary, word: string): string[][] | undefined => {
  const english = vocabulary.foreign.get(word)?.map((text) => text.split(' ').filter((each) => !isStopWord(each)));
  const single = english?.filter(({ length }) => length === 1).flat() ?? [];
  if (single.length > 0) return [single.slice(0, MAX_TERMS)];
  return english?.[0]?.map((each) => [each]);
};

/** As the catalogue writes it, from the lexicon, or by its sound. */
const readDirectly = (vocabulary: Vocabulary, word: string): Reading | undefined => {
  for (const variant of variantsOf(word)) {
    const term = vocabulary.terms.get(variant);
    const english = inEnglish(vocabulary, variant);
    if (term && term.names + term.uses > 0) {
      const others = english?.length === 1 ? (english[0] ?? []) : [];
      return { how: 'exact', words: [[...new Set([variant, ...others])].slice(0, MAX_TERMS)] };
    }
    if (english) return { how: 'foreign', words: english };
  }
  if (vocabulary.protected.has(word) || vocabulary.terms.has(word) || !isCorrectable(withoutLocants(word)))
    return undefined;
  const heard = vocabulary.sounds.get(soundKey(word))?.slice(0, MAX_TERMS);
  return heard && { how: 'sound', words: [heard.map(({ term }) => term)] };
};

const readCompound = (vocabulary: Vocabulary, word: string): Reading | undefined => {
  const parts = mayBeCompound(word) ? splitCompound(word, (part) => isKnown(vocabulary, part)) : undefined;
  const words = parts?.flatMap((part) => inEnglish(vocabulary, part) ?? [[part]]);
  return words && { how: 'compound', words };
};

const merged = (a: Vocabulary, b: Vocabulary): Vocabulary => ({
  documents: a.documents,
  terms: new Map([...a.terms, ...b.terms]),
  foreign: new Map([...a.foreign, ...b.foreign]),
  protected: new Set([...a.protected, ...b.protected]),
  sounds: a.sounds,
});

/** Letters and a number that are written together. */
const CODE = /^(\p{L}{2,6})(\d{1,5})$/u;

/** A grade that the catalogue writes in two words: TSR20 for TSR 20. */
const splitCode = (vocabulary: Vocabulary, word: Word): Word[] => {
  const [, letters, number] = CODE.exec(word.text) ?? [];
  if (letters === undefined || number === undefined || isKnown(vocabulary, word.text)) return [word];
  if (!isKnown(vocabulary, letters)) return [word];
  const between = word.end - number.length;
  return [
    { text: letters, start: word.start, end: between },
    { text: number, start: between, end: word.end },
  ];
};

/** Two neighbours that the catalogue writes as one word: poly ethylene. With `always` also if it knows each of them. */
const joinNeighbours = (vocabulary: Vocabulary, words: readonly Word[], { always = false } = {}): Word[] => {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined) continue;
    const text = next && canonicalWord(word.text + next.text);
    const areApart =
      next && ((isKnown(vocabulary, word.text) && isKnown(vocabulary, next.text)) || isNumber(next.text));
    if (text && (always || !areApart) && isKnown(vocabulary, text) && !isNumber(word.text)) {
      joined.push({ text, start: word.start, end: next.end });
      at++;
    } else joined.push(word);
  }
  return joined;
};

const canBeCorrected = (vocabulary: Vocabulary, { text }: Word): boolean =>
  isCorrectable(text) &&
  !isQualifier(text) &&
  !isStopWord(text) &&
  !vocabulary.protected.has(text) &&
  !vocabulary.terms.has(text);

export interface ResolvedQuery {
  words: QueryWord[];
  /** The same with neighbours as one word that names may have as one or as two: hydroxy propyl. Null if there are none. */
  joined: QueryWord[] | null;
  /** The words that were corrected, with what they were corrected to. */
  corrected: { start: number; end: number; term: string }[];
}

/** What the words of a query mean in the catalogue. Takes one round trip, and two more if a word is not known. */
export const resolveWords = async (db: Queryable, written: readonly Word[]): Promise<ResolvedQuery> => {
  // A repeated word counts once; otherwise a name would cover only one of the repetitions.
  const canonical = written
    .map((word) => ({ ...word, text: canonicalWord(word.text.slice(0, LONGEST_WORD)) }))
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
    .slice(0, MAX_WORDS);
  const pairs = canonical.slice(1).map(({ text }, at) => canonicalWord((canonical[at]?.text ?? '') + text));
  const texts = canonical.map(({ text }) => text);
  const codes = texts.flatMap((text) => CODE.exec(text)?.slice(1) ?? []);
  let vocabulary = await lookUp(db, [...texts.flatMap(variantsOf), ...pairs, ...codes], texts.map(soundKey));
  const words = joinNeighbours(
    vocabulary,
    canonical.flatMap((word) => splitCode(vocabulary, word)),
  );
  const unread = words.filter(
    (word) => readDirectly(vocabulary, word.text) === undefined && canBeCorrected(vocabulary, word),
  );
  const near = await readUnknown(
    db,
    unread.map(({ text }) => text),
  );
  vocabulary = merged(vocabulary, near.vocabulary);
  const read = (word: Word): Reading => {
    const reading = readDirectly(vocabulary, word.text);
    if (reading) return reading;
    if (!unread.includes(word)) return { how: 'none', words: [[word.text]] };
    const compound = readCompound(vocabulary, word.text);
    if (compound) return compound;
    const terms = corrections(word.text, near.terms);
    return terms.length > 0 ? { how: 'corrected', words: [terms] } : { how: 'none', words: [[word.text]] };
  };
  const joined = joinNeighbours(vocabulary, words, { always: true });
  await addTerms(db, vocabulary, [...words, ...joined].map(read), near.terms);
  return {
    ...resolved(vocabulary, words, words.map(read)),
    joined: joined.length < words.length ? resolved(vocabulary, joined, joined.map(read)).words : null,
  };
};

const readUnknown = async (db: Queryable, words: readonly string[]) => {
  const none: Vocabulary = {
    documents: 0,
    terms: new Map(),
    foreign: new Map(),
    protected: new Set(),
    sounds: new Map(),
  };
  if (words.length === 0) return { vocabulary: none, terms: [] };
  const parts = words.filter(mayBeCompound).flatMap(partsOf);
  const [vocabulary, terms] = await Promise.all([
    parts.length > 0 ? lookUp(db, parts, []) : none,
    wordsNear(db, words),
  ]);
  return { vocabulary, terms };
};

/** English words that foreign ones stand for were not looked up before. */
const addTerms = async (
  db: Queryable,
  vocabulary: Vocabulary,
  readings: readonly Reading[],
  near: Awaited<ReturnType<typeof wordsNear>>,
): Promise<void> => {
  for (const term of [...vocabulary.sounds.values()].flat().concat(near)) vocabulary.terms.set(term.term, term);
  const missing = readings.flatMap(({ words }) => words.flat()).filter((word) => !vocabulary.terms.has(word));
  const foreign = readings.some(({ how }) => how === 'foreign' || how === 'compound' || how === 'exact') ? missing : [];
  if (foreign.length === 0) return;
  for (const [text, term] of (await lookUp(db, foreign, [])).terms) vocabulary.terms.set(text, term);
};

const resolved = (
  vocabulary: Vocabulary,
  words: readonly Word[],
  readings: readonly Reading[],
): Omit<ResolvedQuery, 'joined'> => {
  const found: QueryWord[] = [];
  const corrected: ResolvedQuery['corrected'] = [];
  let isPurpose = false;
  words.forEach((word, at) => {
    const reading = readings[at];
    if (isPurposeWord(word.text) && found.length > 0 && reading?.how !== 'corrected') isPurpose = true;
    if (!reading || isStopWord(word.text)) return;
    if (reading.how === 'corrected')
      corrected.push({ start: word.start, end: word.end, term: reading.words[0]?.[0] ?? '' });
    for (const terms of reading.words) {
      const first = terms[0] ?? word.text;
      const names = Math.max(0, ...terms.map((term) => vocabulary.terms.get(term)?.names ?? 0));
      const best = terms.find((term) => vocabulary.terms.get(term)?.names) ?? first;
      const kind = classOf(best, vocabulary.terms.get(best), vocabulary.protected.has(word.text));
      const each: QueryWord = {
        ...word,
        terms,
        class: kind,
        how: reading.how,
        weight: weightOf(kind, best, names, vocabulary.documents),
        isPurpose: false,
      };
      found.push(isPurpose ? asPurpose(each) : each);
    }
  });
  return { words: found.slice(0, MAX_MEANT), corrected };
};
