import type { NameHit } from './candidates.ts';
import { isExactMatch, type Query } from './exactMatch.ts';
import { queryKeys } from './queryKeys.ts';
import { classOf, weights, type QueryWord, type WordClass } from './queryWord.ts';
import { bestName, scoreOf } from './ranking.ts';

const word = (text: string, kind: WordClass = 'substance'): QueryWord => ({
  text,
  start: 0,
  end: text.length,
  terms: [text],
  class: kind,
  weight: weights[kind],
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

const asked = (words: QueryWord[], rest: Partial<Query> = {}): Query => ({
  words,
  hasIdentifier: false,
  absent: [],
  marks: [],
  ...rest,
});

describe('A material is a result', () => {
  const [sodium, sulfate] = [word('sodium'), word('sulfate')];

  it('if the query has its whole name, also with words of grade and quantity', () => {
    const words = [sodium, sulfate, word('powder', 'qualifier'), word('99', 'number')];
    expect(isExactMatch(asked(words), { name: '', hits: [hit(0b11)], fields: ['A', 'A', '', ''] })).toBe(true);
  });

  it('not if the words of a salt are in different names', () => {
    expect(isExactMatch(asked([sodium, sulfate]), { name: '', hits: [], fields: ['A', 'A'] })).toBe(false);
  });

  it('if its name has the word, and the query is one word such as acid', () => {
    expect(isExactMatch(asked([word('acid')]), { name: '', hits: [], fields: ['A'] })).toBe(true);
    expect(isExactMatch(asked([word('acid')]), { name: '', hits: [], fields: ['B'] })).toBe(false);
  });

  it('not if another substance is named too', () => {
    const words = [word('sulfuric'), word('acid'), word('butyl')];
    expect(isExactMatch(asked(words), { name: '', hits: [hit(0b11)], fields: ['A', 'A', ''] })).toBe(false);
  });

  it('not if the query has the longer name of an absent material', () => {
    const words = [word('baking', 'use'), word('soda')];
    const absent = [hit(0b11, { kind: 'absent', productId: null })];
    expect(isExactMatch(asked(words, { absent }), { name: '', hits: [hit(0b10)], fields: ['C', 'A'] })).toBe(false);
  });

  it('not if the query names something made of it; a purpose does not matter', () => {
    const words = [word('rubber'), word('glove', 'description')];
    expect(isExactMatch(asked(words), { name: '', hits: [hit(0b01)], fields: ['A', 'D'] })).toBe(false);
    const purpose = [word('rubber'), word('glove', 'qualifier')];
    expect(isExactMatch(asked(purpose), { name: '', hits: [hit(0b01)], fields: ['A', ''] })).toBe(true);
  });

  it('only if the query has its identifier or none', () => {
    const identifier = { text: '7664-93-9', isCertain: true, isSuggested: false, likelihood: 1 };
    const query = asked([], { hasIdentifier: true });
    expect(isExactMatch(query, { name: '', hits: [hit(0, { kind: 'identifier', identifier })], fields: [] })).toBe(
      true,
    );
    const suggested = hit(0, { kind: 'identifier', identifier: { ...identifier, isSuggested: true } });
    expect(isExactMatch(query, { name: '', hits: [suggested], fields: [] })).toBe(false);
  });

  it('not if its number differs, such as polyamide 66 and 12', () => {
    const words = [word('polyamide'), word('12', 'number')];
    expect(
      isExactMatch(asked(words), {
        name: '',
        hits: [hit(0b01, { isShortened: true, numbers: ['66'] })],
        fields: ['A', ''],
      }),
    ).toBe(false);
  });
});

describe('Ranking', () => {
  const words = [word('vitamin'), word('c', 'code')];

  it('puts an identifier before a name, a name before a synonym, and a use last', () => {
    const identifier = { text: 'E 300', isCertain: true, isSuggested: false, likelihood: 1 };
    const scores = [
      hit(0b11, { kind: 'identifier', identifier }),
      hit(0b11),
      hit(0b11, { kind: 'synonym' }),
      hit(0b11, { isShortened: true }),
      hit(0b11, { kind: 'use' }),
      hit(0b11, { kind: 'use', position: 9 }),
    ].map((each) => scoreOf(words, { name: '', hits: [each], fields: ['', ''], rank: 0 }));
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
  });

  it('prefers the name that covers more of the query, and among equals the material with more offers', () => {
    expect(bestName(words, [hit(0b01), hit(0b11, { kind: 'synonym' })])?.mask).toBe(0b11);
    const withOffers = scoreOf(words, { name: '', hits: [], fields: ['A', 'A'], rank: 2 });
    expect(withOffers).toBeGreaterThan(scoreOf(words, { name: '', hits: [], fields: ['A', 'A'], rank: 0 }));
  });

  it('counts words in the name most and unknown words as missing', () => {
    const score = (...fields: string[]) => scoreOf(words, { name: '', hits: [], fields, rank: 0 });
    expect(score('A', 'B')).toBeGreaterThan(score('B', 'D'));
    expect(score('A', '')).toBeGreaterThan(score('', ''));
  });
});

describe('Words', () => {
  it('are classed by what the catalogue knows', () => {
    expect(classOf('urea', 'substance', false)).toBe('substance');
    expect(classOf('thickener', 'use', true)).toBe('use');
    expect(classOf('gasoline', undefined, true)).toBe('protected');
    expect(classOf('powder', 'substance', false)).toBe('qualifier');
    expect(classOf('b12', 'substance', false)).toBe('code');
  });

  it('make keys of all their combinations, bounded for long queries', () => {
    expect(queryKeys([word('acid'), word('sulfuric')]).map(({ key }) => key)).toEqual([
      'acid sulfuric',
      'acid',
      'sulfuric',
    ]);
    const many = Array.from({ length: 12 }, (_, at) => ({
      ...word(`word${at}`),
      terms: [`a${at}`, `b${at}`, `c${at}`],
    }));
    expect(queryKeys(many).length).toBeLessThanOrEqual(400);
  });
});
