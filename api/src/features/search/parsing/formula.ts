const symbols =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Th U';
/** Elements that are traded; with the others, PA66 and SG5 would be formulas. */
const elements = new Map(symbols.split(' ').map((symbol) => [symbol.toLowerCase(), symbol]));
const common = new Set(['H', 'C', 'N', 'O']);
const asElements = new Set(['H2', 'N2', 'O2', 'O3', 'F2', 'Cl2', 'Br2', 'I2', 'S8', 'P4']);

const MAX_READINGS = 8;
const LONGEST = 60;
const MAX_COMMON_ATOMS = 300;
const MAX_OTHER_ATOMS = 40;

type Counts = Map<string, number>;
interface Reading {
  counts: Counts;
  end: number;
}

const add = (to: Counts, from: Counts, times = 1): Counts => {
  const sum = new Map(to);
  for (const [element, count] of from) sum.set(element, (sum.get(element) ?? 0) + count * times);
  return sum;
};

const isClosing = (character: string | undefined) => character === ')' || character === ']';

const numberAt = (text: string, place: number): { count: number; end: number } => {
  const digits = /^\d{1,3}/u.exec(text.slice(place))?.[0] ?? '';
  return { count: digits ? Number(digits) : 1, end: place + digits.length };
};

/**
 * In text of mixed case a capital starts an element. Otherwise one and two letters are tried, two first, except that carbon and oxygen are
 * likelier than cobalt.
 */
const elementsAt = (text: string, place: number, isCased: boolean): string[] => {
  const one = text.slice(place, place + 1);
  const two = text.slice(place, place + 2);
  if (isCased && !/[A-Z]/u.test(one)) return [];
  if (isCased) return [/^[A-Z][a-z]$/u.test(two) ? two : one].filter((each) => elements.has(each.toLowerCase()));
  const either = two.toLowerCase() === 'co' ? [one, two] : [two, one];
  return either.filter((each) => each !== '' && elements.has(each.toLowerCase()));
};

/** All compositions that a text without hydrates and polymers can mean. */
const readingsOf = (text: string, isCased: boolean): Reading[] => {
  const known = new Map<number, Reading[]>();

  const atoms = (place: number): Reading[] =>
    elementsAt(text, place, isCased).flatMap((letters) => {
      const { count, end } = numberAt(text, place + letters.length);
      const symbol = elements.get(letters.toLowerCase());
      return symbol === undefined || count === 0 ? [] : [{ counts: new Map([[symbol, count]]), end }];
    });

  const group = (place: number): Reading[] =>
    from(place + 1)
      .filter(({ counts, end }) => counts.size > 0 && isClosing(text[end]))
      .map(({ counts, end }) => {
        const times = numberAt(text, end + 1);
        return { counts: add(new Map(), counts, times.count), end: times.end };
      });

  const from = (place: number): Reading[] => {
    const before = known.get(place);
    if (before) return before;
    const isEnd = place >= text.length || isClosing(text[place]);
    const readings = isEnd
      ? [{ counts: new Map<string, number>(), end: place }]
      : (/[([]/u.test(text[place] ?? '') ? group(place) : atoms(place))
          .flatMap((start) =>
            from(start.end).map((rest) => ({ counts: add(start.counts, rest.counts), end: rest.end })),
          )
          .slice(0, MAX_READINGS);
    known.set(place, readings);
    return readings;
  };
  return from(0);
};

/** Hill order: carbon, hydrogen, then the alphabet; without carbon only the alphabet. */
const hill = (counts: Counts): string => {
  const rank = (symbol: string) => (counts.has('C') ? (symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2) : 2);
  return [...counts]
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([symbol, count]) => `${symbol}${count === 1 ? '' : count}`)
    .join('');
};

const isPlausible = (counts: Counts): boolean =>
  (counts.size > 1 || asElements.has(hill(counts))) &&
  [...counts].every(
    ([symbol, count]) => Number.isInteger(count) && count <= (common.has(symbol) ? MAX_COMMON_ATOMS : MAX_OTHER_ATOMS),
  );

const isMixedCase = (text: string) => /[A-Z]/u.test(text) && (/[a-z]/u.test(text) || !/[A-Z]{2}/u.test(text));

const compositions = (text: string): Counts[] => {
  const read = (isCased: boolean) =>
    readingsOf(text, isCased)
      .filter(({ end }) => end === text.length)
      .map(({ counts }) => counts);
  // H2SO4 is written as it should be, CACO3 and kno3 are not.
  return isMixedCase(text) ? read(true) : /[A-Z]/u.test(text) ? [...read(true), ...read(false)] : read(false);
};

/** The parts of a hydrate or a double salt, each with the number before it, which may be a half. */
const parts = (text: string): { text: string; times: number }[] => {
  const whole = `·${text}`;
  const starts = [...whole.matchAll(/[.·*](\d+\.\d|\d{0,2})(?=[A-Za-z([])/gu)];
  if (starts[0]?.index !== 0) return [];
  return starts.map((start, at) => ({
    text: whole.slice(start.index + start[0].length, starts[at + 1]?.index),
    times: start[1] ? Number(start[1]) : 1,
  }));
};

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Smallest whole numbers in the same proportion: Al2O3·3H2O is twice Al(OH)3, and CaSO4·0.5H2O becomes Ca2S2O8·H2O. */
const reduced = (counts: Counts): Counts => {
  const tenths = [...counts].map(([element, count]) => [element, Math.round(count * 10)] as const);
  const common = tenths.reduce((last, [, count]) => divisor(last, count), 0) || 1;
  return new Map(tenths.map(([element, count]) => [element, count / common]));
};

const products = (choices: { readings: Counts[]; times: number }[]): Counts[] =>
  choices.reduce<Counts[]>(
    (sums, { readings, times }) =>
      sums.flatMap((sum) => readings.map((reading) => add(sum, reading, times))).slice(0, MAX_READINGS),
    [new Map()],
  );

const keysOf = (counts: Counts[]) => [...new Set(counts.filter(isPlausible).map((each) => `f:${hill(each)}`))];

/** (C2H4)n and (C2H4)x(C4H6O2)y: the units of a polymer in any order. */
const polymerKey = (text: string): string[] => {
  if (/^(?:\([^()]+\)[nxyz])+$/iu.test(text)) {
    const units = [...text.matchAll(/\(([^()]+)\)/gu)].map(([, unit = '']) => [
      ...new Set(compositions(unit).map(hill)),
    ]);
    const choices = units.reduce<string[][]>(
      (chosen, unit) =>
        chosen.flatMap((before) => unit.map((each) => [...before, `(${each})n`])).slice(0, 2 * MAX_READINGS),
      [[]],
    );
    return [...new Set(choices.map((each) => `f:${each.sort().join('')}`))];
  }
  return /\)[nxyz]/iu.test(text) && /^[A-Za-z\d()-]+$/u.test(text) ? [`f:${text.toLowerCase()}`] : [];
};

/**
 * Keys of everything that a formula can mean, the likeliest first: its composition in Hill order, so that CH3COOH and C2H4O2 are equal.
 * Of several parts, the proportions are a key too, because hydroxides are also written as hydrates of oxides. A hydrate's last keys are those
 * of the compound without water. Empty if the text cannot be a formula.
 */
export const formulaKeys = (written: string): string[] => {
  const text = written.replaceAll(/\s/gu, '');
  if (text.length < 2 || text.length > LONGEST) return [];
  const polymer = polymerKey(text);
  if (polymer.length > 0) return polymer;
  const choices = parts(text).map((part) => ({
    readings: part.text ? compositions(part.text) : [],
    times: part.times,
  }));
  if (choices.some(({ readings }) => readings.length === 0)) return [];
  const isWater = ({ readings: [first] }: { readings: Counts[] }) => first !== undefined && hill(first) === 'H2O';
  const dry = choices.filter((choice) => !isWater(choice));
  const all = products(choices);
  return [
    ...new Set([
      ...keysOf(all),
      ...(choices.length > 1 ? keysOf(all.map(reduced)) : []),
      ...(dry.length < choices.length ? keysOf(products(dry)) : []),
    ]),
  ];
};
