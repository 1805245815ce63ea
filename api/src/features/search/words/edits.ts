/** Corrections compare the beginnings of words, so that long words need no more room. */
const COMPARED_LETTERS = 7;
const SHORTEST = 5;
const SHORTEST_FOR_TWO = 8;

/** Numbers, codes and short words are never corrected. */
export const isCorrectable = (word: string): boolean => word.length >= SHORTEST && /^\p{L}+$/u.test(word);

export const MAX_EDITS = 2;
export const maxEdits = (word: string): number => (word.length >= SHORTEST_FOR_TWO ? MAX_EDITS : 1);

/** The beginning of a word, also with one or two of its letters left out. Two words that differ little have one of these in common. */
export const deletionsOf = (word: string): string[] => {
  const found = new Set([word.slice(0, COMPARED_LETTERS)]);
  let last = [...found];
  for (let edit = 0; edit < maxEdits(word); edit++) {
    last = last.flatMap((text) => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)));
    for (const text of last) found.add(text);
  }
  return [...found];
};

/** How many letters have to be inserted, left out, replaced or swapped with their neighbour; more than `max` counts as `max + 1`. */
export const editDistance = (a: string, b: string, max: number): number => {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > max) return max + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? max + 1;
};
