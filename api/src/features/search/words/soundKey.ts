const rules: readonly [RegExp, string][] = [
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/rh/gu, 'r'],
  [/ch(?=[aou])/gu, 'k'],
  [/ch(?=[rlt])/gu, 'k'],
  [/qu|ck/gu, 'k'],
  [/[ao]e/gu, 'e'],
  [/y/gu, 'i'],
  [/c(?=[eiz])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/x/gu, 'ks'],
  [/z/gu, 's'],
  [/w/gu, 'v'],
  [/(.)\1+/gu, '$1'],
  [/i(?:um|o)$/u, 'i'],
  [/(?<=.{4})[aeo]$/u, ''],
];

/** The same for words that sound alike across languages: kalzium, calcio and calcium; metanol and methanol; glicerina and glycerine. */
export const soundKey = (word: string): string =>
  rules.reduce((text, [pattern, instead]) => text.replace(pattern, instead), word);
