const spellings: readonly [RegExp, string][] = [
  [/sulph/gu, 'sulf'],
  [/aluminium/gu, 'aluminum'],
  [/caesium/gu, 'cesium'],
  [/colour/gu, 'color'],
  [/flavour/gu, 'flavor'],
  [/vapour/gu, 'vapor'],
  [/fibre/gu, 'fiber'],
  [/mould/gu, 'mold'],
  [/grey/gu, 'gray'],
  [/haem/gu, 'hem'],
  [/(?<=[a-z]{3})is(?=(?:e|ed|er|ers|ing|ation|ations)$)/gu, 'iz'],
  [/(?<=[a-z]{3})lys(?=(?:e|ed|er|ing)$)/gu, 'lyz'],
];

const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is|as|os)$/u.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
};

/** D-limonene and n-hexane; the letters in front are left out, as most people do. Numbers in front distinguish materials and stay. */
const withoutLetters = (word: string): string => word.replace(/^(?:n|l|d|dl)-(?=\p{L}{3})/u, '');

const places: Record<string, string> = { o: '2', m: '3', p: '4', para: '4' };
/** p-cresol and 4-cresol. */
const withNumbers = (word: string): string =>
  word.replace(/^(o|m|p|para)-(?=\p{L}{3})/u, (_, letter: string) => `${places[letter]}-`);

/** One form for a word that is written in British or American English, in singular or plural. Codes and numbers stay. */
export const canonicalWord = (word: string): string => {
  const plain = withNumbers(withoutLetters(word));
  const start = plain.lastIndexOf('-') + 1;
  const stem = plain.slice(start);
  if (/\d/u.test(stem)) return plain;
  return (
    plain.slice(0, start) +
    singular(spellings.reduce((text, [pattern, instead]) => text.replace(pattern, instead), stem))
  );
};
