import type { NameHit } from './candidates.ts';
import { claims, type AskedFor } from './claimRule.ts';
import { corrections } from './correction.ts';
import { queryKeys } from './queryKeys.ts';
import { classOf, weightOf, type QueryWord, type WordClass } from './queryWord.ts';
import { bestName, coverage, scoreOf } from './ranking.ts';

const word = (text: string, kind: WordClass = 'substance'): QueryWord => ({
  text,
  start: 0,
  end: text.length,
  terms: [text],
  class: kind,
  how: 'exact',
  weight: weightOf(kind, text, 1, 100),
  isPurpose: false,
});

const hit = (mask: number, rest: Partial<NameHit> = {}): NameHit => ({
  productId: 'material',
  mask,
  identifier: undefined,
  kind: 'name',
  isShortened: false,
  position: 0,
  label: 'name',
  language: 'en',
  numbers: [],
  ...rest,
});

const asked = (words: QueryWord[], rest: Partial<AskedFor> = {}): AskedFor => ({
  words,
  hasIdentifier: false,
  absent: [],
  named: [],
  ...rest,
});

describe('A material is a result', () => {
  const [sodium, sulfate] = [word('sodium'), word('sulfate')];

  it('if the query has its whole name, also with words of grade and quantity', () => {
    const words = [sodium, sulfate, word('powder', 'qualifier'), word('99', 'number')];
    expect(claims(asked(words), { hits: [hit(0b11)], fields: ['A', 'A', '', ''] })).toBe(true);
  });

  it('not if the words of a salt are in different names', () => {
    expect(claims(asked([sodium, sulfate]), { hits: [], fields: ['A', 'A'] })).toBe(false);
  });

  it('if its name has the word, and the query is one word such as acid', () => {
    expect(claims(asked([word('acid')]), { hits: [], fields: ['A'] })).toBe(true);
    expect(claims(asked([word('acid')]), { hits: [], fields: ['B'] })).toBe(false);
  });

  it('not if the words among its synonyms are the whole name of another material', () => {
    const named = [hit(0b1, { productId: 'another' })];
    expect(claims(asked([word('vitriol')]), { hits: [], fields: ['B'] })).toBe(true);
    expect(claims(asked([word('vitriol')], { named }), { hits: [], fields: ['B'] })).toBe(false);
  });

  it('not if another substance is named too', () => {
    const words = [word('sulfuric'), word('acid'), word('butyl')];
    expect(claims(asked(words), { hits: [hit(0b11)], fields: ['A', 'A', ''] })).toBe(false);
  });

  it('not if the query has the longer name of an absent material', () => {
    const words = [word('baking', 'use'), word('soda')];
    const absent = [hit(0b11, { kind: 'absent', productId: null })];
    expect(claims(asked(words, { absent }), { hits: [hit(0b10)], fields: ['C', 'A'] })).toBe(false);
  });

  it('not if the query names something made of it; a purpose does not matter', () => {
    const words = [word('rubber'), word('glove', 'description')];
    expect(claims(asked(words), { hits: [hit(0b01)], fields: ['A', 'W'] })).toBe(false);
    const purpose = [word('rubber'), { ...word('glove', 'description'), isPurpose: true }];
    expect(claims(asked(purpose), { hits: [hit(0b01)], fields: ['A', ''] })).toBe(true);
  });

  it('only if the query has its identifier or none', () => {
    const identifier = { text: '7664-93-9', isCertain: true, isSuggested: false, isCompleted: false, place: 0 };
    const query = asked([], { hasIdentifier: true });
    expect(claims(query, { hits: [hit(0, { kind: 'identifier', identifier })], fields: [] })).toBe(true);
    const suggested = hit(0, { kind: 'identifier', identifier: { ...identifier, isSuggested: true } });
    expect(claims(query, { hits: [suggested], fields: [] })).toBe(false);
  });

  it('not if its number differs, such as polyamide 66 and 12', () => {
    const words = [word('polyamide'), word('12', 'number')];
    expect(claims(asked(words), { hits: [hit(0b01, { isShortened: true, numbers: ['66'] })], fields: ['A', ''] })).toBe(
      false,
    );
  });
});

describe('Ranking', () => {
  const words = [word('vitamin'), word('c', 'code')];

  it('puts an identifier before a name, a name before a synonym, and a use last', () => {
    const identifier = { text: 'E 300', isCertain: true, isSuggested: false, isCompleted: false, place: 0 };
    const scores = [
      hit(0b11, { kind: 'identifier', identifier }),
      hit(0b11),
      hit(0b11, { kind: 'synonym' }),
      hit(0b11, { isShortened: true }),
      hit(0b11, { kind: 'use' }),
      hit(0b11, { kind: 'use', position: 9 }),
    ].map((each) => scoreOf(words, { hits: [each], fields: ['', ''], rank: 0 }));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it('prefers the name that covers more of the query, and among equals the material with more offers', () => {
    expect(bestName(words, [hit(0b01), hit(0b11, { kind: 'synonym' })])?.mask).toBe(0b11);
    const withOffers = scoreOf(words, { hits: [], fields: ['A', 'A'], rank: 2 });
    expect(withOffers).toBeGreaterThan(scoreOf(words, { hits: [], fields: ['A', 'A'], rank: 0 }));
  });

  it('counts words in the name most and unknown words as missing', () => {
    expect(coverage(words, ['A', 'A'])).toBe(1);
    expect(coverage(words, ['B', 'W'])).toBeLessThan(coverage(words, ['A', 'B']));
  });
});

describe('Words', () => {
  it('are corrected to the most frequent of the nearest words, and not to words of descriptions', () => {
    const near = [
      { term: 'sulfuric', names: 9, uses: 0, descriptions: 0 },
      { term: 'sulfurix', names: 1, uses: 0, descriptions: 0 },
      { term: 'selenic', names: 99, uses: 0, descriptions: 0 },
    ];
    expect(corrections('sulfuri', near)).toEqual(['sulfuric', 'sulfurix']);
  });

  it('are classed by what the catalogue knows', () => {
    const known = { term: 'x', names: 1, uses: 0, descriptions: 0 };
    expect(classOf('urea', known, false)).toBe('substance');
    expect(classOf('thickener', { ...known, names: 0, uses: 2 }, false)).toBe('use');
    expect(classOf('gasoline', undefined, true)).toBe('protected');
    expect(classOf('powder', known, false)).toBe('qualifier');
    expect(classOf('b12', known, false)).toBe('code');
  });

  it('make keys of all their combinations, bounded for long queries', () => {
    expect(queryKeys([word('acid'), word('sulfuric')]).map(({ key }) => key)).toEqual([
      'acid sulfuric',
      'sulfuric',
      'acid',
    ]);
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...word(`word${at}`),
      terms: [`a${at}`, `b${at}`, `c${at}`],
    }));
    expect(queryKeys(many).length).toBeLessThanOrEqual(400);
  });
});
