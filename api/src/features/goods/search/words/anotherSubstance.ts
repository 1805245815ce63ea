import { normalise } from '../../../../rules/values/fold.ts';
import { CHAINS, readMarks } from '../parsing/marks.ts';
import { withoutLocants, wordsOf } from '../parsing/words.ts';
import { canonicalWord } from './canonicalWord.ts';

const places: Record<string, string> = { n: '1', sec: '2' };
const CHAIN = new RegExp(`^(n|sec)-((?:${CHAINS}).*)$`, 'u');

/** The place of a group at a stem: 1,3-butadiene is no 1,2-butadiene. */
const placeOf = (word: string): string[] => {
  const [, chain = '', alkyl = ''] = CHAIN.exec(word) ?? [];
  if (chain) return [`at ${canonicalWord(alkyl)}=${places[chain]}`];
  const whole = canonicalWord(word);
  const stem = withoutLocants(whole);
  return stem === whole ? [] : [`at ${stem}=${whole.slice(0, -stem.length - 1)}`];
};

/** What tells a substance from others of its name: optical=l, at butadiene=3, water=7. */
export const marksOf = (text: string): string[] => {
  // Lists write "anisidine, o-".
  const name = normalise(text).replace(/^(.+), ?(\S{1,12}-)$/u, '$2$1');
  return [...new Set([...readMarks(name), ...wordsOf(name).flatMap(placeOf)])];
};

const kindOf = (mark: string): string => mark.slice(0, mark.indexOf('=') + 1);

/** Whether names with these marks mean different substances: both have marks of one kind, and those asked for are others. */
export const isAnotherSubstance = (asked: readonly string[], own: readonly string[]): boolean =>
  asked.some((mark) => !own.includes(mark) && own.some((other) => other.startsWith(kindOf(mark))));

/** Parts of the names of substances. A word that is made of them is written as it is meant. */
const PREFIXES =
  'hypo|hydro|per|pyro|meta|ortho|para|bi|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|dodeca|mono|hemi|sesqui|iso|neo|cyclo|thio|poly';
const ROOTS =
  'meth|eth|prop|but|pent|hex|hept|oct|non|dec|dodec|cet|laur|myrist|palmit|stear|ole|benz|tolu|xyl|cum|cresyl|styr|phen|naphth|anil|pyrid|pyrr|pyraz|piper|imidaz|fur|thym|thiam|cyt|cyst|creat|creatin|acet|acr|form|val|propion|butyr|valer|capr|glyc|glyox|glycer|lact|mal|male|malon|fumar|succin|adip|suber|sebac|azela|pimel|tartar|citr|ox|oxal|glutar|glutam|sorb|gluc|fruct|lys|leuc|alan|nitr|cyan|azid|chlor|brom|iod|fluor|sulf|phosph|selen|tellur|arsen|stib|silic|sil|bor|carb|carbon|chrom|mangan|molybd|tungst|vanad|titan|hydr|vin|all|am|amm|guan|mel|ur';
const ENDINGS =
  '(?:an|en|yn|yl|id|am)?(?:ol|al|one?|ene?|ine?|ane?|yne?|ide?|ate?|ite?|yl|aldehyde?|oic|ic|ous|ose?|ium)';
const WELL_FORMED = new RegExp(`^(?:(?:${PREFIXES}|${ROOTS})o?|(?:${ROOTS})(?:yl|id))*(?:${ROOTS})${ENDINGS}$`, 'u');
const PREFIX = new RegExp(`^(?:${PREFIXES})`, 'u');
export const isPrefix = (word: string): boolean => PREFIX.exec(word)?.[0] === word;
const ENDING = /(?:[aiou]l|[aieo]n|yn|[ai]t|i[dc]|yl|[aou]s|[aiu]m)$/u;

/** Nitrat and nitrate. */
const withoutE = (word: string): string => word.replace(/e$/u, '');
const lettersOf = (word: string): string => [...word.slice(-3)].sort().join('');

/** Whether a word that is not in the catalogue names another substance than one that is, instead of being misspelt: methanal and methanol. */
export const isAnotherWord = (asked: string, known: string): boolean => {
  const [word, near] = [withoutE(asked), withoutE(known)];
  // The one pair that differs in this letter alone.
  if (word === near) return asked !== known && word === 'silicon';
  const [prefix, other] = [word, near].map((each) => PREFIX.exec(each)?.[0] ?? '');
  if (prefix !== other && word.slice(prefix?.length) === near.slice(other?.length)) return true;
  const [ending, end] = [word, near].map((each) => ENDING.exec(each)?.[0]);
  // Caffiene is caffeine.
  const isSwapped = lettersOf(word) === lettersOf(near);
  return (ending !== undefined && end !== undefined && ending !== end && !isSwapped) || WELL_FORMED.test(asked);
};
