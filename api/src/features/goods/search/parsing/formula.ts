/** Elements that are traded; with the others, PA66 and SG5 would be formulas. */
const elements = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Th U'.split(
    ' ',
  ),
);
/** In capitals or small letters; only for short texts, because each letter can be read in several ways. */
const SPELT = new RegExp(`^(?:${[...elements].join('|')}){1,5}$`, 'iu');
export const isSpeltWithElements = (text: string): boolean =>
  text.length <= 5 && !/[A-Z][a-z]/u.test(text) && SPELT.test(text);
const asElements = new Set(['H2', 'N2', 'O2', 'O3', 'F2', 'Cl2', 'Br2', 'I2', 'S8', 'P4']);
const LONGEST = 60;

type Counts = Map<string, number>;

const add = (to: Counts, from: Counts, times: number): void => {
  for (const [element, count] of from) to.set(element, (to.get(element) ?? 0) + count * times);
};

const TOKEN = /([A-Z][a-z]?)(\d{0,3})|[([]|[)\]](\d{0,3})/gy;

/** The elements of a formula without hydrates and polymers; undefined if it is none. */
const composition = (text: string): Counts | undefined => {
  const open: Counts[] = [new Map()];
  let end = 0;
  for (const { 0: token, 1: symbol, 2: count, 3: times, index } of text.matchAll(TOKEN)) {
    end = index + token.length;
    const group = times === undefined ? new Map([[symbol ?? '', Number(count || 1)]]) : open.pop();
    if (symbol === undefined && times === undefined) open.push(new Map());
    else if (open.length === 0 || (symbol && !elements.has(symbol))) return undefined;
    else add(open.at(-1) ?? new Map(), group ?? new Map(), Number(times || 1));
  }
  return end === text.length && open.length === 1 ? open[0] : undefined;
};

/** Hill order: carbon, hydrogen, then the alphabet; without carbon only the alphabet. */
const hill = (counts: Counts): string => {
  const rank = (symbol: string) => (counts.has('C') ? (symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2) : 2);
  return [...counts]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`)
    .join('');
};

/** The parts of a hydrate or a double salt, each with the number before it, which may be a half. */
const PARTS = /[.·*](\d+\.\d|\d{0,2})([A-Z([](?:(?![.·*](?:\d+\.\d|\d{0,2})[A-Z([]).)*)/gy;

const partsOf = (text: string): { counts: Counts; times: number }[] => {
  const parts = [...`·${text}`.matchAll(PARTS)];
  const read = parts.map(([, times, part = '']) => ({ counts: composition(part), times: Number(times || 1) }));
  const isWhole = parts.reduce((length, [part]) => length + part.length, 0) === text.length + 1;
  return isWhole
    ? read
        .flatMap(({ counts, times }) => (counts ? [{ counts, times }] : []))
        .filter((_, __, all) => all.length === parts.length)
    : [];
};

const sum = (parts: readonly { counts: Counts; times: number }[]): Counts => {
  const counts: Counts = new Map();
  for (const part of parts) add(counts, part.counts, part.times);
  return counts;
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Smallest whole numbers in the same proportion: Al2O3·3H2O is twice Al(OH)3, and CaSO4·0.5H2O becomes Ca2S2O8·H2O. */
const reduced = (counts: Counts): Counts => {
  const tenths = [...counts].map(([element, count]) => [element, Math.round(count * 10)] as const);
  const common = tenths.reduce((last, [, count]) => divisor(last, count), 0) || 1;
  return new Map(tenths.map(([element, count]) => [element, count / common]));
};

const keyOf = (counts: Counts): string[] =>
  [...counts.values()].every((count) => Number.isInteger(count) && count > 0) &&
  (counts.size > 1 || asElements.has(hill(counts)))
    ? [`f:${hill(counts)}`]
    : [];

/** (C2H4)n and (C2H4)x(C4H6O2)y: the units of a polymer in any order. */
const polymerKey = (text: string): string[] => {
  if (!/^(?:\([^()]+\)[nxyz])+$/iu.test(text)) return [];
  const units = [...text.matchAll(/\(([^()]+)\)/gu)].map(([, unit = '']) => composition(unit));
  return units.some((unit) => !unit)
    ? []
    : [
        `f:${units
          .map((unit) => `(${hill(unit ?? new Map())})n`)
          .sort()
          .join('')}`,
      ];
};

/**
 * Keys of a formula, the likeliest first: its composition in Hill order, so that CH3COOH and C2H4O2 are equal. Of several parts, the
 * proportions are a key too, because hydroxides are also written as hydrates of oxides, and the compound without water. The last key is the
 * formula as it is written, for those who do not write capitals.
 */
export const formulaKeys = (written: string): string[] => {
  const text = written.replaceAll(/\s/gu, '');
  if (text.length < 2 || text.length > LONGEST) return [];
  const parts = partsOf(text);
  const dry = parts.filter(({ counts }) => hill(counts) !== 'H2O');
  return [
    ...new Set([
      ...polymerKey(text),
      ...keyOf(sum(parts)),
      ...(parts.length > 1 ? keyOf(reduced(sum(parts))) : []),
      ...(dry.length < parts.length ? keyOf(sum(dry)) : []),
      `t:${text.toLowerCase().replace(/[·*]/gu, '.')}`,
    ]),
  ];
};
