import { casNeighbours, withCheckDigit } from '../../../../rules/values/cas.ts';
import { wrongCheckDigit } from '../../../../rules/values/readCas.ts';
import { formulaKeys } from '../../../goods/search/parsing/formula.ts';
import type { Identifier } from '../../../goods/search/parsing/identifiers.ts';
import { readIdentifiers, without } from '../../../goods/search/parsing/readIdentifiers.ts';
import { nameKeys } from '../../../goods/search/words/nameKeys.ts';

// A material named by its name, by numbers or by formulas, as the search reads them. All parts of the text must mean one material.

/** The whole text, an identifier in it, numbers near a wrong one, or what stands beside identifiers. */
export interface CellPart {
  kind: Identifier['kind'] | 'near' | 'whole' | 'name';
  text: string;
  /** Its keys in the index of the search. */
  keys: string[];
  /** Where it is a name, that name. */
  name?: string;
}

/** A material that has a part, and the part as the catalogue writes it. */
export interface Found {
  id: string;
  name: string;
  label: string;
  /** 0: the name itself, 1: another name or a number, 2: a name that leaves something out. */
  rank: number;
}

/** UN numbers of groups and products: what is 'not otherwise specified', paints, resins and the like. */
const GROUPS = `1078 1133 1139 1169 1197 1210 1224 1228 1263 1266 1268 1293 1300 1325 1477 1479 1544 1549 1564 1588 1601 1602 1719 1759 1760 1851 1863
  1866 1903 1950 1954 1956 1965 1986 1987 1989 1992 1993 1999 2206 2291 2319 2430 2478 2583 2584 2585 2586 2588 2693 2733 2734 2735 2757 2758 2761 2763
  2771 2775 2779 2781 2783 2784 2788 2801 2810 2811 2813 2902 2903 2985 2986 2987 3009 3010 3016 3017 3018 3021 3027 3066 3071 3077 3080 3439 3464 3467
  3469 3470 3531 3532`;
const isGroup = (number: string): boolean =>
  GROUPS.includes(number) || /^(?:292|308|309|31|32[0-24-9]|33)/u.test(number);

const partOf = ({ kind, key, otherKeys, isValid, text: written }: Identifier): CellPart => {
  const text = kind === 'cas' || kind === 'ec' ? key.slice(kind.length + 1) : written;
  if (kind === 'cas' && !isValid) return { kind: 'near', text, keys: casNeighbours(text).map((each) => `cas:${each}`) };
  return { kind, text, keys: [key, ...otherKeys] };
};

const named = (kind: 'whole' | 'name', name: string): CellPart => {
  const keys = nameKeys(name).flatMap(({ key, isShortened }) => (isShortened ? [] : [key]));
  return { kind, text: name, name, keys };
};

/** Whether it is no part of a name. */
const isIdentifier = ({ kind, isCertain, isValid, text }: Identifier, written: string): boolean =>
  kind === 'ec' ||
  (isCertain ? !['npk', 'grade'].includes(kind) : kind === 'cas' && (isValid || /\D/u.test(text))) ||
  (text === written.trim() && (kind === 'tariff' || (kind === 'formula' && /\d/u.test(text))));

const BESIDE = /(?<![\p{L}\d])(?:cas|ec|eg|einecs|un|nos?|nr|number|formula|and|or|und|et|y)(?![\p{L}\d])/giu;

/** The whole text, its identifiers, and what is written beside them. */
export const partsOf = (written: string): CellPart[] => {
  const used = readIdentifiers(written).identifiers.filter((each) => isIdentifier(each, written));
  const places = used.map(({ start, end }) => ({ from: start, to: end }));
  const rest = without(written, places).replace(BESIDE, ' ');
  const beside = rest.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d%]+$/gu, '').replaceAll(/\s+/gu, ' ');
  const name = used.length === 0 || beside === '' ? [] : [named('name', beside)];
  return [named('whole', written), ...used.map(partOf), ...name];
};

/** The sum of an organic substance is that of its isomers too, so these must be written as in the catalogue, and not as a sum. */
const isTelling = (keys: readonly string[], own: readonly string[]): boolean => {
  const [sum = '', written] = [keys[0], keys.at(-1)];
  const isOrganic = /^f:.*C(?![a-z]).*H(?![a-z])/u.test(sum);
  return !isOrganic || (written === own.at(-1) && written !== `t:${sum.slice(2).toLowerCase()}`);
};

/** What was found of a part, and whether that alone says which material is meant. */
const readingOf = ({ kind, text, keys }: CellPart, all: readonly Found[]) => {
  const read = all.map((each) => ({ ...each, own: kind === 'formula' ? formulaKeys(each.label) : [] }));
  // A formula must have the composition of that of the catalogue, water included, or be written like it without capitals.
  const found = read.filter(({ own }) => kind !== 'formula' || [own[0], own.at(-1)].includes(keys[0]));
  const best = Math.min(...found.map(({ rank }) => rank), 1);
  const telling = found.filter(({ own, rank }) => {
    if (kind === 'formula') return isTelling(keys, own);
    return kind === 'un' ? !isGroup(text.slice(-4)) : rank === best;
  });
  const isEnough = telling.length > 0;
  const byId = new Map((isEnough || kind === 'whole' ? telling : found).map((each) => [each.id, each]));
  return { kind, text, materials: [...byId.values()], isEnough };
};

const GIVE = 'Please give the name or the CAS number.';

/** The materials that all parts have, or why there is none; undefined if nothing is known of it. */
export const materialsOf = (
  parts: readonly CellPart[],
  foundOf: (part: number) => readonly Found[],
): readonly Found[] | string | undefined => {
  const [whole, ...identified] = parts.map((part, at) => readingOf(part, foundOf(at)));
  if (whole && whole.materials.length > 0) return whole.materials;
  const tariff = identified.find(({ kind }) => kind === 'tariff');
  if (tariff) return `“${tariff.text}” looks like a customs tariff number, by which no material is found. ${GIVE}`;
  const wrong = identified.find(({ kind }) => kind === 'near');
  if (wrong) {
    const digits = wrong.text.replaceAll('-', '');
    const near = wrong.materials.slice(0, 4).map(({ name, label }) => `${label.replace('CAS ', '')} (${name})`);
    return `CAS number ${wrongCheckDigit(digits)} Did you mean ${near.join(' or ') || withCheckDigit(digits)}?`;
  }
  const first = identified.find(({ materials }) => materials.length > 0);
  const number = identified.find(({ kind }) => kind === 'cas' || kind === 'ec');
  if (!first) return number && `There is no material with the ${number.kind.toUpperCase()} number ${number.text}.`;
  // Few materials have their EC number in the catalogue.
  const said = identified.filter(({ kind, materials }) => kind !== 'ec' || materials.length > 0);
  const common = first.materials.filter(({ id }) =>
    said.every(({ materials }) => materials.some((each) => each.id === id)),
  );
  if (common.length === 0)
    return `${said.map(({ text, materials }) => `${text} is ${materials[0]?.name ?? 'not in the catalogue'}`).join(', but ')}. Please name one material.`;
  if (said.some(({ isEnough }) => isEnough)) return common;
  return `“${first.text}” stands for several substances, such as ${first.materials[0]?.name}. ${GIVE}`;
};
