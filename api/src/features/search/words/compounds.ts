const SHORTEST_PART = 3;
const SHORTEST_WORD = 7;
const LONGEST_WORD = 32;
const MAX_PARTS = 3;
/** Letters between the parts of a German compound. */
const LINKS = ['', 's', 'n', 'en', 'es'];

export const mayBeCompound = (word: string): boolean =>
  word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && /^\p{L}+$/u.test(word);

/** Every piece of a word that may be a part of it. */
export const partsOf = (word: string): string[] => {
  const parts = new Set<string>();
  for (let start = 0; start <= word.length - SHORTEST_PART; start++)
    for (let end = start + SHORTEST_PART; end <= word.length; end++)
      if (end - start < word.length && (start === 0 || start >= SHORTEST_PART)) parts.add(word.slice(start, end));
  return [...parts];
};

/** The word as two or three known words, the fewest and longest first: natrium + hydroxid. Undefined if it is no compound of them. */
export const splitCompound = (word: string, isKnown: (part: string) => boolean): string[] | undefined =>
  splits(word, isKnown, MAX_PARTS)
    .filter((parts) => parts.length > 1)
    .sort((a, b) => a.length - b.length || shortest(b) - shortest(a))[0];

const shortest = (parts: readonly string[]) => Math.min(...parts.map((part) => part.length));

const splits = (rest: string, isKnown: (part: string) => boolean, max: number): string[][] => {
  const found: string[][] = isKnown(rest) ? [[rest]] : [];
  if (max === 1) return found;
  for (let end = SHORTEST_PART; end <= rest.length - SHORTEST_PART; end++) {
    const part = rest.slice(0, end);
    if (!isKnown(part)) continue;
    for (const link of LINKS)
      if (rest.startsWith(link, end))
        for (const others of splits(rest.slice(end + link.length), isKnown, max - 1)) found.push([part, ...others]);
  }
  return found;
};
