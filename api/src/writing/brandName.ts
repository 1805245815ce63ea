import { confusablesMap } from 'confusables';
import { badInput } from '../common/errors.ts';
import { brand } from '../pages/brand.ts';

// No member may appear as the market itself. The table of lookalikes is large, so only the server has this rule.

/** Letters that the library's table lacks. */
const MISSING: Record<string, string> = { ꜰ: 'f', ϝ: 'f', '₣': 'f', ꜱ: 's' };
/** Digits that are read as letters; i and l are one letter. */
const DIGITS: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', i: 'l' };
/** Signs that are read as letters inside a word and separate words elsewhere. */
const SIGNS: Record<string, string> = { $: 's', '§': 's', '€': 'e', '¢': 'c', '@': 'a', '!': 'l', '|': 'l', '+': 't' };

/** The table also replaces ASCII signs, which are read below. */
const known = (character: string): string | undefined =>
  character < '\u0080' ? character : (confusablesMap.get(character) ?? MISSING[character]);

const lookalike = (character: string): string =>
  known(character) ?? [...character.normalize('NFKD')].map((part) => known(part) ?? part).join('');

/** A text as it is read: letters only, lookalikes replaced. Only useful to compare it with another text's. */
export const skeletonOf = (text: string): string =>
  [...[...text.normalize('NFC')].map(lookalike).join('').toLowerCase()]
    .map((letter) => DIGITS[letter] ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('cl', 'd')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** A sign may be a letter or not, so a name has two readings; one of a site has a third, without `.example`. */
export const readingsOf = (text: string): string[] => [
  skeletonOf(text.normalize('NFKC').replace(/(\s*\.\s*\p{L}{2,})+\s*$/u, '')),
  skeletonOf(text),
  skeletonOf(text.replaceAll(/[$§€¢@!|+](?=[\p{L}\p{N}$§€¢@!|+])/gu, (sign) => SIGNS[sign] ?? sign)),
];

const BRAND = skeletonOf(brand);

/** With these words and the brand a name still claims to be the market; with any other it is a company of its own. */
const WORDS = [
  ...['the', 'official', 'team', 'staff', 'support', 'help', 'desk', 'service', 'services', 'customer', 'care', 'info'],
  ...['admin', 'admins', 'administrator', 'administration', 'moderator', 'moderation', 'operator', 'system', 'noreply'],
  ...['security', 'trust', 'safety', 'compliance', 'verification', 'verified', 'billing', 'payment', 'payments'],
  ...['account', 'accounts', 'notice', 'notices', 'notification', 'notifications', 'market', 'marketplace', 'platform'],
  ...['inc', 'ltd', 'llc', 'gmbh', 'corp', 'limited', 'company', 'group', 'com', 'app', 'online'],
  ...['www', 'http', 'https', 'example', 'net', 'org'],
].map(skeletonOf);

const isMadeOfWords = (rest: string): boolean =>
  rest === '' || WORDS.some((word) => rest.startsWith(word) && isMadeOfWords(rest.slice(word.length)));

/** True for the brand, its plural, and both with words such as 'Support'; false for 'Acme Feedstocks Trading'. */
const claimsBrand = (name: string): boolean =>
  readingsOf(name).some((reading) => {
    const at = reading.indexOf(BRAND);
    if (at < 0 || !isMadeOfWords(reading.slice(0, at))) return false;
    const rest = reading.slice(at + BRAND.length);
    return isMadeOfWords(rest) || (rest.startsWith('s') && isMadeOfWords(rest.slice(1)));
  });

/** Nobody has the brand in a personal name, so it is refused there in any company. */
const hasBrand = (name: string): boolean => readingsOf(name).some((reading) => reading.includes(BRAND));

const REFUSED = `must not look like a name of ${brand} itself.`;

interface Names {
  firstName?: string;
  lastName?: string | null;
  companyName: string;
}

/** Refuses names that readers could take for the market's own, as they are stored and as they were typed: NFKC changes some lookalikes. */
export const refuseBrand = (stored: Names, typed: Names = stored): void => {
  refuseIn(stored);
  if (typed !== stored) refuseIn(typed);
};

const refuseIn = ({ firstName = '', lastName, companyName }: Names): void => {
  if (hasBrand(`${firstName} ${lastName ?? ''}`))
    throw badInput(`Your name ${REFUSED}`, { firstName: `Your name ${REFUSED}` });
  // Over REST a value may be another type that the rules turn into a text.
  if (claimsBrand(String(companyName)))
    throw badInput(`Company name ${REFUSED}`, { companyName: `Company name ${REFUSED}` });
};
