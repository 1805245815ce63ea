/** A pattern in small letters, and what its matches say as `kind=value`. */
type Reader = [pattern: RegExp, marks: (match: string[]) => string[]];

const START = String.raw`(?<![\p{L}\d'])`;
const reader = (pattern: string, marks: Reader[1]): Reader => [new RegExp(pattern, 'gu'), marks];

/** Chains that are branched or not. */
export const CHAINS = 'meth|eth|prop|but|pent|hex|hept|oct|non|dec|am(?:yl|ine)';
const chain = (letter: string): string =>
  `chain=${{ i: 'iso', s: 'sec', t: 'tert', n: letter === 'neo' ? 'neo' : 'n' }[letter[0] ?? '']}`;

const RACEMIC = ['optical=dl', 'sign=±', 'centre=rs'];
const optical = (letters: string): string[] => (/^(?:d|l|meso)$/u.test(letters) ? [`optical=${letters}`] : RACEMIC);
const centre = (text: string): string[] => (/^r\/?s$/u.test(text) ? RACEMIC : [`centre=${text.replaceAll(' ', '')}`]);
const side = (text: string): string => ({ e: 'trans', z: 'cis' })[text] ?? text;
const SIGN = String.raw`\((?:\+\/?-|±|\+|-)\)`;
const CENTRES = String.raw`\d*'?[rs](?:, ?\d*'?[rs])*|r\/?s`;

/** Old names of metals by their lower and higher valence. */
const metals: Record<string, [element: string, ous: string, ic: string]> = {
  ferr: ['iron', 'ii', 'iii'],
  cupr: ['copper', 'i', 'ii'],
  stann: ['tin', 'ii', 'iv'],
  mercur: ['mercury', 'i', 'ii'],
  plumb: ['lead', 'ii', 'iv'],
  cobalt: ['cobalt', 'ii', 'iii'],
  mangan: ['manganese', 'ii', 'iii'],
};
const METAL = `(${Object.keys(metals).join('|')})(ous|ic)(?!\\p{L})`;
/** Iron for ferrous and ferric. */
export const elementOf = (word: string): string | undefined =>
  metals[new RegExp(`^${METAL}`, 'u').exec(word)?.[1] ?? '']?.[0];
const ELEMENTS = Object.values(metals).map(([element]) => element);
const ROMAN = 'i{1,3}|iv|vi{0,2}';
const romans = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi'];

const counts = 'hemi mono di tri tetra penta hexa hepta octa nona deca undeca dodeca'.split(' ');
const COUNT = `(${counts.join('|')})`;
const HYDRATE = String.raw`h?[yi]drat(?:e|[oa]|ad[oa])?(?!\p{L})`;
const waters = (count: string): string[] => {
  const at = counts.indexOf(count);
  return [`water=${at < 0 ? Number(count.replace(',', '.') || 1) : at || 0.5}`, 'dry=no'];
};

const UNIT = String.raw`(bloom|mesh|dtex|tex|cps?|mpa[.·]?s)(?!\p{L})`;

/** Of these, names are equal that have them, lack them or write them in another way. */
const leftOut: Reader[] = [
  reader(String.raw`\d+${UNIT}|, ?\S{1,12}-(?= *$)`, () => []),
  reader(
    String.raw`${START}\(?(all-rac|rac|racemic|meso|d[,/ ]?l|d|l)\)?(?:-(?=\p{L}{3}|\(|\d[\d,']*-\p{L})| ?(?=${SIGN}))|${START}(racemic) |^(dl?|l) (?=\p{L}{4})|[,(] ?(dl|d,l|d|l)-?(?:\)| *$)`,
    ([, ...letters]) => optical(letters.find(Boolean) ?? ''),
  ),
  reader(`(${SIGN})-?`, ([, sign = '']) => (/^\([+-]\)$/u.test(sign) ? [`sign=${sign[1]}`] : RACEMIC)),
  reader(String.raw`${START}(?:\((${CENTRES})\)-|([rs])-(?=\p{L}{6}))`, ([, all, one = '']) => centre(all ?? one)),
  reader(
    String.raw`${START}(?:(?:cis|trans|endo|exo)(?:[/,+](?:cis|trans))?[- ](?=[\p{L}\d(])|\(\d*'?[ez](?:, ?\d*'?[ez])*\)-|[ez]-(?=\d))`,
    ([text = '']) => (text.match(/cis|trans|endo|exo|[ez]/gu) ?? []).map((each) => `side=${side(each)}`),
  ),
  reader(String.raw`(?<=\p{L}{2}) ?\(((?:${ROMAN})(?:, ?(?:${ROMAN}))?)\)`, ([, roman]) => [`valence=${roman}`]),
  reader(
    String.raw`(?<=${START}(?:${ELEMENTS.join('|')}) )\(?([1-6]|${ROMAN})\)?(?= \p{L}*(?:at|it|id)e?(?!\p{L}))`,
    ([, number = '']) => [`valence=${romans[Number(number)] ?? number}`],
  ),
  reader(
    String.raw`(?:[·.*x,(]|(?<=[a-z\d)]) ?) ?(\d{0,2}|0[.,]5) ?h2o(?![\p{L}\d])|(?<![\d.,])(\d{1,2}|0[.,]5)[ -]?${HYDRATE}|${COUNT}[- ]${HYDRATE}`,
    ([, ...count]) => waters(count.find(Boolean) ?? ''),
  ),
  reader(`${START}n(?:ormal)? (?=${CHAINS})`, () => [chain('n')]),
];

const kept: Reader[] = [
  reader(START + METAL, ([, metal = '', end]) => [`valence=${metals[metal]?.[end === 'ous' ? 1 : 2]}`]),
  reader(START + COUNT + HYDRATE, ([, count = '']) => waters(count)),
  reader(START + HYDRATE, () => ['dry=no']),
  reader(String.raw`${START}(?:anhydr(?:ous|e)|anh?idr[oa]|wasserfrei)(?!\p{L})`, () => ['water=0', 'dry=yes']),
  reader(String.raw`${START}(alpha|beta|gamma|delta|epsilon|iota|kappa|lambda|omega)(?!\p{L})`, ([, letter]) => [
    `letter=${letter}`,
  ]),
  reader(
    String.raw`${START}(?:([nist])\.?[- ]{1,2}|(iso|neo|sec|tert)(?:iary)?\.?[- ]{0,2})(?=${CHAINS})`,
    ([, one, many = '']) => [chain(one ?? many)],
  ),
  reader(String.raw`(\d[\d,.]*(?:-\d+)?) ?${UNIT}`, ([, number = '', unit = '']) => [
    `${/^[cm]p/u.test(unit) ? 'cps' : unit}=${number.replaceAll(',', '')}`,
  ]),
];

/** Grades are no other substances. */
export const isGradeMark = (mark: string): boolean => /^(?:bloom|mesh|d?tex|cps)=/u.test(mark);

/** What tells the substance that a folded text in small letters names from others of its name. */
export const readMarks = (text: string): string[] =>
  [...leftOut, ...kept].flatMap(([pattern, marks]) => [...text.matchAll(pattern)].flatMap(marks));

/** The text with blanks for the marks that names are compared without. */
export const withoutMarks = (text: string): string =>
  leftOut.reduce((left, [pattern]) => left.replace(pattern, (mark) => ' '.repeat(mark.length)), text);
