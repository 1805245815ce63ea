import { readProducts } from './data.ts';
import { readSearchData } from './searchData.ts';

const data = readSearchData();
const materials = new Map(readProducts().map((material) => [material.name, material]));

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
});

describe('The substances that are not sold', () => {
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
