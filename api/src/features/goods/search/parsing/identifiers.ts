import { hyphenated, isValidCas } from '../../../../rules/values/cas.ts';
import { casDigits, casWithSeparators, END, NUMBER_OF, NUMBER_SIGN, START } from '../../../../rules/values/readCas.ts';
import { formulaKeys, isSpeltWithElements } from './formula.ts';

type IdentifierKind = 'tariff' | 'cas' | 'ec' | 'un' | 'e' | 'formula' | 'npk' | 'grade';

export interface Identifier {
  kind: IdentifierKind;
  /** The likeliest key: tariff:280700, cas:7664-93-9, ec:231-639-5, un:1830, e:330, e:160a, f:H2O4S, npk:0-52-34, grade:pa66. */
  key: string;
  /** Other readings, the likelier first: kno3 in lower case, or a hydrate's compound without water. */
  otherKeys: string[];
  /** As it was written. */
  text: string;
  start: number;
  end: number;
  /** False for a CAS number with a wrong check digit. */
  isValid: boolean;
  /** False if it may also be a word or a number. It then also stays among the words, and counts only if the catalogue has its key. */
  isCertain: boolean;
}

/** A match of a reader: the trimmed match is the text to consume. */
export type Found = Pick<Identifier, 'kind' | 'key'> & Partial<Identifier>;

interface Reader {
  pattern: RegExp;
  /** Undefined if the match is something else after all. */
  read(match: RegExpExecArray | RegExpMatchArray, text: string): Found | undefined;
}

const cas = ({ pattern, read }: typeof casDigits): Reader => ({
  pattern,
  read: (match) => {
    const { digits = '', isCertain = false } = read(match) ?? {};
    if (digits === '') return undefined;
    return { kind: 'cas', key: `cas:${hyphenated(digits)}`, isValid: isValidCas(digits), isCertain };
  },
});

const TARIFF =
  'hs|hts|htsus|hsn|ncm|taric|tariffs?|customs|commodity|zolltarif[a-z]*|warennummer|code (?:sh|nc|douanier)|nomenclature|partida arancelaria|gtip|cn|kn|nc';
/** A customs tariff number stands for many substances. Without its name it is one of a chapter of raw materials, and the whole text. */
const tariff: Reader = {
  pattern: new RegExp(
    String.raw`${START}(?:${TARIFF})(?:[ -]?(?:codes?|tariff|no|nr|numbers?|nummer|headings?))*[ .:#°-]*\d{4}(?:[ .]?\d\d){1,4}${END}|(?<=^\s*)(?:15|17|22|2[5-9]|3\d|40|7[2-6])\d\d(?:[ .]?\d\d){1,3}(?=\s*$)`,
    'giu',
  ),
  read: ([text]) => ({ kind: 'tariff', key: `tariff:${text.trim()}`, isCertain: /\p{L}/u.test(text) }),
};

/** The last digit of an EC number is the sum of the others, each times its place, modulo eleven. */
const isValidEc = (digits: string): boolean =>
  [...digits.slice(0, -1)].reduce((sum, digit, place) => sum + Number(digit) * (place + 1), 0) % 11 ===
  Number(digits.at(-1));

/** Not certain, because few materials have theirs among the synonyms. */
const ec: Reader = {
  pattern: new RegExp(
    String.raw`${START}((?:ec|eg|ce|we|einecs|elincs|nlp)${NUMBER_SIGN})?([2-9]\d\d-\d{3}-\d)${END}`,
    'giu',
  ),
  read: ([, named, number = '']) =>
    named !== undefined || isValidEc(number.replaceAll('-', ''))
      ? { kind: 'ec', key: `ec:${number}`, isCertain: false }
      : undefined,
};

const un: Reader = {
  pattern: new RegExp(
    String.raw`${START}${NUMBER_OF}(?:un(?:\/na)?|u\.n\.?|onu|united nations)${NUMBER_SIGN}(\d{4})${END}`,
    'giu',
  ),
  read: ([, number]) => ({ kind: 'un', key: `un:${number}` }),
};

const bareUn: Reader = {
  pattern: /^\s*([0-3]\d{3})\s*$/giu,
  read: ([, number]) => ({ kind: 'un', key: `un:${number}`, isCertain: false }),
};

const additive: Reader = {
  pattern: new RegExp(
    String.raw`${START}(?:e|ins|sin|e ?number|e-nummer)${NUMBER_SIGN}(1?\d{3}) ?([a-j](?![\p{L}\d]))?(?: ?\((?:i{1,3}|iv|vi{0,3})\))?${END}`,
    'giu',
  ),
  read: ([, number = '', letter = '']) =>
    Number(number) >= 100 && Number(number) < 1600
      ? { kind: 'e', key: `e:${number}${letter.toLowerCase()}` }
      : undefined,
};

const npkKey = (shares: (string | undefined)[]) => `npk:${shares.map(Number).join('-')}`;

const npk: Reader = {
  pattern: new RegExp(
    String.raw`${START}(npk[ :-]*)?(\d{1,2})([-:/.+ ])(\d{1,2})\3(\d{1,2})(?:[-+ ]\d{1,2} ?\(?(?:s|te|mgo?)\)?)?${END}`,
    'giu',
  ),
  read: ([, named, nitrogen, separator = '', phosphate, potash]) => {
    const shares = [nitrogen, phosphate, potash];
    const sum = shares.map(Number).reduce((total, share) => total + share, 0);
    // 10/12/25 is a date, 0/52/34 is not.
    const isNoDate = /[/.]/u.test(separator) && shares.some((share) => Number(share) > 31 || Number(share) === 0);
    const isLike = named !== undefined || /[-:]/u.test(separator) || isNoDate;
    return isLike && sum > 0 && sum <= 100
      ? { kind: 'npk', key: npkKey(shares), isCertain: named !== undefined || separator !== ':' }
      : undefined;
  },
};

/** Letters in front of grades that may be followed by a space; with others, "urea 46" would be a grade. */
const GRADE_PREFIXES =
  'k|pa|peg|pvp|pva|ppg|mk|tsr|smr|str|sir|sbr|nbr|br|n|ph|sg|kh|mw|la|fesi|c|d|b|e|t|a|ao|aeo|wpc|isp|wg|ral|hp|np|pe|pp|an|can|uan';
const grade: Reader = {
  pattern: new RegExp(
    String.raw`${START}(?:([a-z]{1,5})-?(\d{1,5}[a-z]{0,2})|(${GRADE_PREFIXES}) (\d{1,5}[a-z]{0,2})|(\d{1,4}[a-z]))${END}`,
    'giu',
  ),
  read: ([, letters, number, prefix, after, numberFirst]) => ({
    kind: 'grade',
    key: `grade:${(numberFirst ?? `${letters ?? prefix}${number ?? after}`).toLowerCase()}`,
    isCertain: false,
  }),
};

/** PA 6.6 and nylon 6,6 are PA66. */
const polyamide: Reader = {
  pattern: new RegExp(String.raw`${START}(?:pa|nylon|polyamide?)[ -]?(\d{1,2})[.,/](\d{1,2})${END}`, 'giu'),
  read: ([, first, second]) => ({ kind: 'grade', key: `grade:pa${first}${second}`, isCertain: false }),
};

const isWrapped = (text: string) => /^\([^()]*\)$/u.test(text);
const isNumber = (text: string) => /^[\d.,·*-]+$/u.test(text);

/** H2SO4 and NaOH can be nothing else; PVC, can and kno3 can. */
const isWrittenAsFormula = (text: string) =>
  /[A-Z]/u.test(text) && (/\d/u.test(text) || /[a-z].*[A-Z]|[A-Z].*[A-Z][a-z]/u.test(text));
/** A formula stands alone: between spaces, commas or brackets. */
const formula: Reader = {
  pattern:
    /(?<=^|[\s,;:])[A-Za-z\d([][A-Za-z\d()[\].·*=-]*(?: ?[·*] ?[A-Za-z\d(][A-Za-z\d()[\]]*)*(?:(?: ?[·*x,] ?\d{0,2} ?| \d{1,2} ?)H2O)?(?=$|[\s,;:?!])/giu,
  read: ([written]) => {
    const inside = isWrapped(written) ? written.slice(1, -1) : written;
    const whole = inside.replace(/[.-]+$/u, '').replace(/(?<=[\d)a-z])(?: ?[x,] ?| (?=\d))(?=\d{0,2} ?H2O$)/iu, '·');
    // CH2=CHCl and CH3-CH2-OH: signs of bonds do not count. Elsewhere a hyphen is not part of a formula.
    const withoutDouble = whole.replaceAll('=', '');
    const isChain = /^[CHON\d()-]+$/u.test(withoutDouble) && /[A-Z]/u.test(withoutDouble);
    const trimmed = isChain ? withoutDouble.replaceAll('-', '') : withoutDouble;
    const [key, ...otherKeys] = formulaKeys(trimmed);
    const isCertain = key?.startsWith('f:') && isWrittenAsFormula(trimmed);
    if (key === undefined || isNumber(trimmed) || !/\p{L}/u.test(trimmed)) return undefined;
    // Longer words without a digit are words, although "carbon" can be spelt with elements.
    if (!isCertain && !/[\d(]/u.test(trimmed) && !isSpeltWithElements(trimmed)) return undefined;
    return { kind: 'formula', key, otherKeys, isCertain };
  },
};

/** In the order in which they take their text: what is read first is not read again. */
export const readers: Reader[] = [
  tariff,
  cas(casWithSeparators),
  ec,
  un,
  additive,
  npk,
  cas(casDigits),
  bareUn,
  formula,
  polyamide,
  grade,
];
