/** A text without differences of writing. `at[i]` is the place of its i-th character in the original; the last entry is the original's length. */
export interface Folded {
  text: string;
  at: number[];
}

const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(Array.from(text.matchAll(/(\S+) (\S+)/g), ([, sign, plain]) => [sign, plain]));

const letters = pairs('ß ss ẞ SS æ ae Æ AE œ oe Œ OE ø o Ø O ł l Ł L đ d Đ D ð d þ th ı i ⁄ / × x');
const greek = pairs(
  'α alpha β beta γ gamma δ delta Δ delta ε epsilon κ kappa λ lambda μ u π pi σ sigma ω omega Ω omega',
);

const isGreek = (character: string | undefined) => character !== undefined && /\p{Script=Greek}/u.test(character);

/** A Greek letter in a name is a word; between other Greek letters it is part of a Greek text. */
const greekWord = (character: string, before: string | undefined, after: string | undefined): string | undefined => {
  const name = greek[character];
  if (name === undefined || isGreek(before) || isGreek(after)) return undefined;
  return name.length > 1 && after !== undefined && /\p{L}/u.test(after) ? `${name}-` : name;
};

const plain = (character: string): string => {
  if (/[\p{Pd}−⁃﹣－]/u.test(character)) return '-';
  if (/[’‘‛ʼ′´`＇]/u.test(character)) return "'";
  if (/[·•∙⋅‧・]/u.test(character)) return '·';
  if (/[™®©℠\p{Cf}]|[^\P{Cc}\s]/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  return letters[character] ?? character;
};

const decomposed = (character: string) =>
  plain(character) === character ? [...character.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '')] : [character];

/** Printable ASCII without the backtick, which is an apostrophe. Most texts are already folded. */
const isFolded = (text: string): boolean => /^[ -_a-~]*$/u.test(text);

/** Folds writing but keeps case, which formulas need. */
export const fold = (original: string): Folded => {
  if (isFolded(original)) return { text: original, at: Array.from({ length: original.length + 1 }, (_, at) => at) };
  const characters = [...original];
  const folded: string[] = [];
  const at: number[] = [];
  let place = 0;
  for (const [index, character] of characters.entries()) {
    const micro = character === 'µ' ? 'μ' : character;
    const replacement =
      greekWord(micro, characters[index - 1], characters[index + 1]) ?? decomposed(character).map(plain).join('');
    for (const unit of replacement.split('')) {
      folded.push(unit);
      at.push(place);
    }
    place += character.length;
  }
  at.push(original.length);
  return { text: folded.join(''), at };
};

/** The place in the original where the folded characters before `end` stop. */
export const endOf = ({ at }: Folded, start: number, end: number): number => {
  const last = at[end - 1] ?? at[start] ?? 0;
  let next = end;
  while (next < at.length && (at[next] ?? 0) <= last) next++;
  return at[next] ?? at.at(-1) ?? last;
};

/** One form for texts that differ only in case, accents, dashes, subscripts, Greek letters or spaces. */
export const normalise = (text: string): string =>
  (isFolded(text) ? text : fold(text).text).toLowerCase().replace(/\s+/gu, ' ').trim();
