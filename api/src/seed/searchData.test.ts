import { isValidCas } from '../rules/values/cas.ts';
import { readCategories, readProducts } from './data.ts';
import { nameFiles, readSearchData } from './searchData.ts';

const data = readSearchData();
const materials = new Map(readProducts().map((material) => [material.name, material]));
const languages = new Set(['en', 'de', 'fr', 'es', 'pt', 'la']);
const kinds = new Set(['common', 'systematic', 'trade', 'historical', 'abbreviation', 'grade', 'use']);

/** Words in any order and any spelling of accents, as a search compares them. */
const keyOf = (text: string) =>
  [
    ...text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu),
  ]
    .map(([word]) => word)
    .sort()
    .join(' ');
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const isOneLine = (text: string) => text === text.trim() && text !== '' && text.length <= 200 && !/[\r\n|]/.test(text);

/** Materials that may share a name: forms, grades and salts of one substance, or a class to which both belong. */
const sameSubstance: ReadonlySet<string> = new Set([
  'Caustic Soda Flakes 98 % + Caustic Soda Lye 50 %',
  'Cholecalciferol Crystals 40 MIU/g + Vitamin D3 500,000 IU/g Feed Grade',
  'Sodium Nitrite + Sodium Nitrite Food Grade',
  'Isophthalic Unsaturated Polyester Resin + Orthophthalic Unsaturated Polyester Resin',
  // Both are vitamin B3.
  'Niacin 99 % Feed Grade + Nicotinamide',
]);

describe('The names of the materials', () => {
  it('are at least 2,500, some for every material, of a known kind and language', () => {
    expect(data.names.length).toBeGreaterThanOrEqual(2_500);
    const familyOf = new Map(readCategories().map(({ key, parent }) => [key, parent]));
    expect(nameFiles()).toEqual([...new Set(readProducts().map(({ category }) => familyOf.get(category)))].sort());
    expect(data.names.filter(({ material }) => !materials.has(material))).toEqual([]);
    const named = new Set(data.names.map(({ material }) => material));
    expect([...materials.keys()].filter((name) => !named.has(name))).toEqual([]);
    expect(data.names.filter(({ language, kind }) => !languages.has(language) || !kinds.has(kind))).toEqual([]);
    expect(data.names.filter(({ text }) => !isOneLine(text))).toEqual([]);
  });

  it('are there once, and do not repeat the catalogue', () => {
    expect(
      repeated(data.names.map(({ material, language, text }) => `${material} ${language} ${keyOf(text)}`)),
    ).toEqual([]);
    const repeats = data.names.filter(({ material, text }) => {
      const { name = '', synonyms = [] } = materials.get(material) ?? {};
      return [name, ...synonyms].some((known) => known.toLowerCase() === text.toLowerCase());
    });
    expect(repeats).toEqual([]);
  });

  it('never mean two different substances', () => {
    const owners = new Map<string, Set<string>>();
    const add = (text: string, material: string) =>
      owners.set(keyOf(text), (owners.get(keyOf(text)) ?? new Set()).add(material));
    for (const { name, synonyms } of materials.values()) for (const text of [name, ...synonyms]) add(text, name);
    const known = new Set(owners.keys());
    // An E number may stand for several substances, such as all iron oxides.
    const isShareable = (text: string, kind: string) => kind === 'use' || kind === 'grade' || /^E \d/u.test(text);
    for (const { text, kind, material } of data.names) if (!isShareable(text, kind)) add(text, material);
    const shared = [...owners].filter(([key, names]) => names.size > 1 && !(known.has(key) && key === 'asa'));
    expect(shared.filter(([, names]) => !sameSubstance.has([...names].sort().join(' + ')))).toEqual([]);
  });

  it('do not read as the E number of another substance', () => {
    const numbers = data.names.filter(({ text }) => /\bE[ -]?\d{3,4}[a-z]?\b/.test(text));
    expect(numbers.filter(({ text }) => !/^E \d{3,4}[a-z]?(\([ivx]+\))?$/.test(text))).toEqual([]);
  });

  it('name each use as a whole, because its words are also words of goods', () => {
    expect(data.names.filter(({ kind, isWhole }) => kind === 'use' && !isWhole)).toEqual([]);
  });
});

describe('The functions', () => {
  it('have names in five languages and materials of the catalogue', () => {
    expect(repeated(data.functions.map(({ name }) => keyOf(name)))).toEqual([]);
    for (const { name, names, materials: used } of data.functions) {
      const missing = ['de', 'fr', 'es', 'pt'].filter((language) => !names.some((each) => each.language === language));
      expect([name, missing]).toEqual([name, []]);
      expect([name, used.filter((material) => !materials.has(material)), repeated(used)]).toEqual([name, [], []]);
      expect([name, used.length > 0]).toEqual([name, true]);
    }
  });

  it('do not share a name', () => {
    const keys = data.functions.flatMap(({ name, names }) => [
      ...new Set([name, ...names.map(({ text }) => text)].map(keyOf)),
    ]);
    expect(repeated(keys)).toEqual([]);
    expect(data.functions.flatMap(({ names }) => names).filter(({ text }) => !isOneLine(text))).toEqual([]);
  });
});

describe('The words', () => {
  it('of other languages are there once, each with its English word', () => {
    expect(repeated(data.lexicon.map(({ language, word }) => `${language} ${word}`))).toEqual([]);
    expect(
      data.lexicon.filter(
        ({ language, word, english }) => !languages.has(language) || !isOneLine(word) || !isOneLine(english),
      ),
    ).toEqual([]);
  });

  it('that are never corrected are at least 600 single words', () => {
    expect(data.protectedWords.length).toBeGreaterThanOrEqual(600);
    expect(repeated(data.protectedWords)).toEqual([]);
    expect(data.protectedWords.filter((word) => !/^\p{Ll}{4,}$/u.test(word))).toEqual([]);
  });
});

describe('The substances that are not sold', () => {
  it('are at least 1,500 with valid CAS numbers, each there once', () => {
    expect(data.absentMaterials.length).toBeGreaterThanOrEqual(1_500);
    expect(data.absentMaterials.filter(({ cas }) => cas !== null && !isValidCas(cas.replaceAll('-', '')))).toEqual([]);
    expect(repeated(data.absentMaterials.flatMap(({ cas }) => cas ?? []))).toEqual([]);
    const texts = data.absentMaterials.flatMap(({ name, synonyms }) => [...new Set([name, ...synonyms].map(keyOf))]);
    expect(repeated(texts)).toEqual([]);
  });

  it('share no name or CAS number with the catalogue', () => {
    const sold = new Set(data.names.filter(({ kind }) => kind !== 'use').map(({ text }) => keyOf(text)));
    for (const { name, synonyms } of materials.values()) for (const text of [name, ...synonyms]) sold.add(keyOf(text));
    const numbers = new Set([...materials.values()].map(({ casNumber }) => casNumber));
    const wrong = data.absentMaterials.filter(
      ({ name, cas, synonyms }) =>
        (cas !== null && numbers.has(cas)) || [name, ...synonyms].some((text) => sold.has(keyOf(text))),
    );
    expect(wrong).toEqual([]);
  });
});
