import { formulaKeys } from '../parsing/formula.ts';
import { readIdentifiers } from '../parsing/readIdentifiers.ts';
import { nameKeys } from '../words/nameKeys.ts';
import type { MaterialSource } from './materialSource.ts';

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

/** All names of a material in every language. */
export const writtenNames = (material: MaterialSource): WrittenName[] => [
  { text: material.name, language: 'en', kind: 'name', position: 0, isWhole: false },
  ...material.synonyms.map((text): WrittenName => ({
    text,
    language: 'en',
    kind: 'synonym',
    position: 0,
    isWhole: NAMED_AFTER_OTHERS.test(text),
  })),
  ...material.names.map(({ text, language, kind, isWhole }): WrittenName => ({
    text,
    language,
    kind: kind === 'use' ? 'use' : 'synonym',
    position: 0,
    isWhole,
  })),
  ...material.uses.flatMap(({ position, names }) =>
    names.map(({ text, language }): WrittenName => ({ text, language, kind: 'use', position, isWhole: false })),
  ),
];

const numberKey = (value: unknown, prefix: string): string[] => {
  const number = typeof value === 'string' ? /\d{4}/u.exec(value)?.[0] : undefined;
  return number === undefined ? [] : [`${prefix}:${number}`];
};

const hasDigit = (text: string): boolean => /\d/u.test(text);
const IN_TEXTS = new Set(['e', 'npk', 'cas']);

/** Each identifier with the text that shows it. */
const identifiersOf = (material: MaterialSource): [key: string, label: string][] => [
  ...(material.casNumber
    ? [`cas:${material.casNumber}`, `digits:${material.casNumber.replaceAll('-', '')}`].map((key): [string, string] => [
        key,
        `CAS ${material.casNumber}`,
      ])
    : []),
  ...formulaKeys(material.formula ?? '').map((key): [string, string] => [key, material.formula ?? '']),
  ...numberKey(material.safetyData['un_number'], 'un').map((key): [string, string] => [key, `UN ${key.slice(3)}`]),
  ...[material.name, ...material.synonyms, ...material.names.map(({ text }) => text)].filter(hasDigit).flatMap((text) =>
    readIdentifiers(text)
      .identifiers.filter(({ kind, isCertain }) => isCertain && IN_TEXTS.has(kind))
      .map(({ key, text: label }): [string, string] => [key, label]),
  ),
];

/** The first part of a double salt or hydrochloride, by which it is also asked for: C4H11N5 of C4H11N5.HCl. */
const mainPartKeys = (formula: string | null): string[] => {
  const [main = '', ...others] = (formula ?? '').split('.');
  return others.length > 0 ? formulaKeys(main.replace(/^\d+(?=[A-Z(])/u, '')) : [];
};

/** The keys under which a material is found. Of equal keys the most direct is kept. */
export const indexedNames = (material: MaterialSource): IndexedName[] => {
  const found = new Map<string, IndexedName>();
  const add = (name: IndexedName): void => {
    const id = `${name.key} ${name.kind === 'use' || name.kind === 'category' ? name.kind : ''}`;
    const earlier = found.get(id);
    if (!earlier || (earlier.isShortened && !name.isShortened)) found.set(id, name);
  };
  const addIdentifier = (key: string, label: string, isShortened: boolean): void =>
    add({ key, kind: 'identifier', isShortened, position: 0, label, language: '', numbers: [] });
  for (const [key, label] of identifiersOf(material)) addIdentifier(key, label, false);
  for (const key of mainPartKeys(material.formula)) addIdentifier(key, material.formula ?? '', true);
  const symbol = material.formula && /^[A-Z][a-z]?$/u.test(material.formula) ? material.formula : undefined;
  if (symbol)
    for (const row of rowsOf({ text: symbol, language: '', kind: 'synonym', position: 0, isWhole: true })) add(row);
  for (const name of writtenNames(material)) for (const row of rowsOf(name)) add(row);
  material.categories.forEach(({ name }, level) => {
    for (const row of rowsOf({ text: name, language: 'en', kind: 'category', position: -level, isWhole: true }))
      add(row);
  });
  return [...found.values()];
};

/** Uses and names that are matched whole are not shortened. */
export const rowsOf = ({ text, language, kind, position, isWhole }: WrittenName): IndexedName[] =>
  nameKeys(text)
    .filter(({ isShortened }) => !isShortened || (!isWhole && kind !== 'use'))
    .map((key) => ({ ...key, kind, position, label: text, language }));
