import { casNeighbours, withCheckDigit } from '../../../rules/values/cas.ts';
import { wrongCheckDigit } from '../../../rules/values/readCas.ts';
import { formulaKeys } from '../../search/parsing/formula.ts';
import type { Identifier } from '../../search/parsing/identifiers.ts';
import { readIdentifiers } from '../../search/parsing/readIdentifiers.ts';
import { nameKeys } from '../../search/words/nameKeys.ts';

// A material named by numbers and formulas, as the search reads them. All parts of the text must mean one material.

export interface Material {
  id: string;
  name: string;
}

/** A part of the text, and the keys under which the index of the search has it. */
export interface CellPart {
  kind: Identifier['kind'] | 'near' | 'name';
  text: string;
  keys: string[];
}

/** A material that has a part, as the catalogue writes it; blank for a name that leaves something out. */
export interface Named extends Material {
  label: string;
}

const MAX_NAMED = 4;

/** UN numbers of groups and products: what is 'not otherwise specified', paints, resins and the like. */
const GROUPS = new Set(
  `1078 1133 1139 1169 1197 1210 1224 1228 1263 1266 1268 1293 1300 1325 1477 1479 1544 1549 1564 1588 1601 1602 1719 1759 1760 1851 1863 1866 1903
  1950 1954 1956 1965 1986 1987 1989 1992 1993 1999 2206 2291 2319 2430 2478 2583 2584 2585 2586 2588 2693 2733 2734 2735 2757 2758 2761 2763 2771 2775
  2779 2781 2783 2784 2788 2801 2810 2811 2813 2902 2903 2985 2986 2987 3009 3010 3016 3017 3018 3021 3027 3066 3071 3077 3080 3082 3084 3085 3086 3087
  3088 3089 3093 3098 3139 3141 3143 3145 3146 3147 3149 3161 3163 3175 3178 3181 3190 3206 3208 3215 3218 3219 3345 3347 3348 3349 3350 3351 3352 3361
  3439 3464 3467 3469 3470 3531 3532`.split(/\s+/),
);
const isGroup = (number: string): boolean =>
  GROUPS.has(number) || /^(?:292\d|31[01]\d|32[2-9]\d|33[0-3]\d)$/u.test(number);

/** The keys of a whole name. */
export const keysOf = (name: string): string[] =>
  nameKeys(name).flatMap(({ key, isShortened }) => (isShortened ? [] : [key]));

const partOf = ({ kind, key, otherKeys, isValid, text }: Identifier): CellPart => {
  const number = key.replace(/^\w+:/u, '');
  if (kind !== 'cas') return { kind, text, keys: [key, ...otherKeys] };
  if (isValid) return { kind, text: number, keys: [key] };
  return { kind: 'near', text: number, keys: casNeighbours(number).map((each) => `cas:${each}`) };
};

const BESIDE = /(?<![\p{L}\d])(?:cas|ec|eg|einecs|un|nos?|nr|number|formula|and|or|und|et|y)(?![\p{L}\d])/giu;

/** The identifiers of the text, and what is written beside them. None if there are no identifiers. */
export const partsOf = (written: string): CellPart[] => {
  const used = readIdentifiers(written).identifiers.filter(
    ({ kind, isCertain, isValid, text }) =>
      (isCertain && ['cas', 'un', 'e', 'formula'].includes(kind)) ||
      kind === 'ec' ||
      (kind === 'cas' && (isValid || /\D/u.test(text))) ||
      (kind === 'formula' && /\d/u.test(text) && text === written.trim()),
  );
  if (used.length === 0) return [];
  const rest = used.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    written,
  );
  const text = rest
    .replace(BESIDE, ' ')
    .replaceAll(/^[^\p{L}\d]+|[^\p{L}\d%]+$/gu, '')
    .replaceAll(/\s+/gu, ' ');
  return [...used.map(partOf), ...(text === '' ? [] : [{ kind: 'name' as const, text, keys: keysOf(text) }])];
};

/** Whether a formula has the composition of another one, water included. Without capitals it is compared as it is written. */
const isEqual = ([first]: readonly string[], label: string): boolean => {
  const own = formulaKeys(label);
  return first === own[0] || first === own.at(-1);
};

/** The sum of an organic substance is that of its isomers too, so these must be written as the catalogue does, and not as a sum. */
const isTelling = ([first = '', ...others]: readonly string[], label: string): boolean => {
  const written = others.at(-1) ?? first;
  const isOrganic = /^f:.*C(?![a-z]).*H(?![a-z])/u.test(first);
  return !isOrganic || (written === formulaKeys(label).at(-1) && written !== `t:${first.slice(2).toLowerCase()}`);
};

const once = (materials: readonly Named[]): Named[] => [...new Map(materials.map((each) => [each.id, each])).values()];

/** What was found of a part, and whether that alone says which material is meant. */
const readingOf = (part: CellPart, all: readonly Named[]) => {
  const { kind, text, keys } = part;
  const found = kind === 'formula' ? all.filter(({ label }) => isEqual(keys, label)) : all;
  const telling = found.filter(({ label }) => {
    if (kind === 'formula') return isTelling(keys, label);
    return kind === 'name' ? label !== '' : kind !== 'un' || !isGroup(text.slice(-4));
  });
  return { part, materials: once(telling.length > 0 ? telling : found), isEnough: telling.length > 0 };
};

const didYouMean = ({ text }: CellPart, found: readonly Named[]): string => {
  const digits = text.replaceAll('-', '');
  const near = found.slice(0, MAX_NAMED).map(({ name, label }) => `${label.replace(/^CAS /u, '')} (${name})`);
  return `CAS number ${wrongCheckDigit(digits)} Did you mean ${near.join(' or ') || withCheckDigit(digits)}?`;
};

export const severalMatch = (materials: readonly Material[]): string =>
  `Several materials match: ${materials
    .slice(0, MAX_NAMED)
    .map(({ name }) => name)
    .join(', ')}. Please give the full name or the id of one.`;

/** The materials that all parts have, or why there is none; undefined if nothing is known of it. */
export const materialsOf = (
  parts: readonly CellPart[],
  foundOf: (part: number) => readonly Named[],
): readonly Material[] | string | undefined => {
  const readings = parts.map((part, at) => readingOf(part, foundOf(at)));
  const wrong = readings.find(({ part }) => part.kind === 'near');
  if (wrong) return didYouMean(wrong.part, wrong.materials);
  const known = readings.filter(({ materials }) => materials.length > 0);
  const unknown = readings.find(
    ({ part, materials }) => materials.length === 0 && (part.kind !== 'ec' || known.length === 0),
  );
  const [first] = known;
  if (unknown && ['cas', 'ec'].includes(unknown.part.kind))
    return `There is no material with ${unknown.part.kind === 'cas' ? `CAS number ${unknown.part.text}` : `the number ${unknown.part.text}`}.`;
  if (!first) return undefined;
  if (unknown)
    return `“${unknown.part.text}” is not known to belong to ${first.materials[0]?.name}. Please give the name or the CAS number alone.`;
  const common = first.materials.filter(({ id }) =>
    known.every(({ materials }) => materials.some((each) => each.id === id)),
  );
  if (common.length > 0)
    return known.some(({ isEnough }) => isEnough)
      ? common
      : `“${first.part.text}” stands for several substances, such as ${first.materials[0]?.name}. Please give the name or the CAS number.`;
  const meanings = known.map(({ part, materials }) => `${part.text} is ${materials[0]?.name}`);
  return `${meanings.join(', but ')}. Please name one material.`;
};
