import { formulaKeys } from '../parsing/formula.ts';
import type { Identifier } from '../parsing/identifiers.ts';
import { readIdentifiers } from '../parsing/readIdentifiers.ts';
import { marksOf } from '../words/anotherSubstance.ts';
import { nameKeys } from '../words/nameKeys.ts';
import type { ProductSource } from './productSource.ts';

export type NameKind = 'identifier' | 'name' | 'synonym' | 'use' | 'category' | 'absent';

/** A row of the table `search_name`. */
export interface IndexedName {
  key: string;
  kind: NameKind;
  isShortened: boolean;
  position: number;
  label: string;
  language: string;
  numbers: string[];
}

/** A name as people write it. */
export interface WrittenName {
  text: string;
  language: string;
  kind: NameKind;
  position: number;
  isWhole: boolean;
}

/** Salts, esters and copolymers are named after other materials, whose names they must not answer to. */
const NAMED_AFTER_OTHERS = /\b(?:salts?|esters?|ethers?|copolymers?|adducts?)\b|\btype$|-type\b/iu;

const ENGLISH = { language: 'en', position: 0, isWhole: false };

/** All names of a material in every language. */
export const writtenNames = (product: ProductSource): WrittenName[] => [
  { ...ENGLISH, text: product.name, kind: 'name' },
  ...product.synonyms.map((text): WrittenName => ({
    ...ENGLISH,
    text,
    kind: 'synonym',
    isWhole: NAMED_AFTER_OTHERS.test(text),
  })),
  ...product.names.map(({ kind, ...name }): WrittenName => ({
    ...name,
    kind: kind === 'use' ? 'use' : 'synonym',
    position: 0,
  })),
  ...product.uses.flatMap(({ position, names }) =>
    names.map((name): WrittenName => ({ ...name, kind: 'use', position, isWhole: false })),
  ),
];

const IN_TEXTS = new Set(['e', 'npk', 'cas']);
const isInText = ({ kind, isCertain }: Identifier): boolean => kind === 'ec' || (isCertain && IN_TEXTS.has(kind));

/** Each identifier with the text that shows it. */
const identifiersOf = ({ casNumber, formula, safetyData, name, synonyms, names }: ProductSource) => {
  const un = /\d{4}/u.exec(String(safetyData['un_number'] ?? ''))?.[0];
  return [
    ...(casNumber ? [`cas:${casNumber}`, `digits:${casNumber.replaceAll('-', '')}`] : []).map((key) => ({
      key,
      label: `CAS ${casNumber}`,
    })),
    ...(formula ? formulaKeys(formula).map((key) => ({ key, label: formula })) : []),
    ...(un ? [{ key: `un:${un}`, label: `UN ${un}` }] : []),
    ...[name, ...synonyms, ...names.map(({ text }) => text)].flatMap((text) =>
      readIdentifiers(text)
        .identifiers.filter(isInText)
        .map(({ key, text: label }) => ({ key, label })),
    ),
  ];
};

/** A name that is only found as a whole. */
export const whole = (text: string, kind: NameKind): WrittenName => ({ ...ENGLISH, text, kind, isWhole: true });

/** The keys under which a material is found. Of equal keys the most direct is kept. */
export const indexedNames = (material: ProductSource): IndexedName[] => {
  const found = new Map<string, IndexedName>();
  const add = (name: IndexedName): void => {
    const id = `${name.key} ${name.kind === 'use' || name.kind === 'category' ? name.kind : ''}`;
    const earlier = found.get(id);
    if (!earlier || (earlier.isShortened && !name.isShortened)) found.set(id, name);
  };
  for (const identifier of identifiersOf(material))
    add({ ...identifier, kind: 'identifier', isShortened: false, position: 0, language: '', numbers: [] });
  const { formula } = material;
  const written = [
    ...(formula && /^[A-Z][a-z]?$/u.test(formula) ? [whole(formula, 'synonym')] : []),
    ...writtenNames(material),
    ...material.categories.map(({ name }, level) => ({ ...whole(name, 'category'), position: -level })),
  ];
  for (const name of written) for (const row of rowsOf(name)) add(row);
  const distinctions = distinctionsOf(material);
  return [...found.values()].map((row) => ({ ...row, numbers: [...new Set([...row.numbers, ...distinctions(row)])] }));
};

/** What belongs to every name of a material: its marks, and for names that leave out no numbers those of its own name. */
const distinctionsOf = (material: ProductSource) => {
  const names = writtenNames(material).filter(({ kind, isWhole }) => kind !== 'use' && !isWhole);
  const marks = [...names.map(({ text }) => text), ` ${material.formula ?? ''}`].flatMap(marksOf);
  const numbers = nameKeys(material.name).flatMap((key) => key.numbers);
  return ({ numbers: own }: IndexedName): string[] => (own.length > 0 ? marks : [...numbers, ...marks]);
};

/** Uses and names that are matched whole are not shortened. */
export const rowsOf = ({ text, language, kind, position, isWhole }: WrittenName): IndexedName[] =>
  nameKeys(text)
    .filter(({ isShortened }) => !isShortened || (!isWhole && kind !== 'use'))
    .map((key) => ({ ...key, kind, position, label: text, language }));
