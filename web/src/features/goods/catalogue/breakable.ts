const LONG_WORD = /\p{L}{12,}/gu;
// After 'yl', and before a syllable: 'Amino-pro-pyl-triethoxy-si-lane'.
const SYLLABLE = /(?<=\p{L}{3})(?:(?<=yl)|(?<=[aeiouy])(?=[b-df-hj-np-tv-wz][aeiouy]))(?=\p{L}{4})/giu;

/** A name with soft hyphens in its long words, because browsers break the names of chemistry anywhere. */
export const breakable = (name: string): string =>
  name.replaceAll(LONG_WORD, (word) => word.replaceAll(SYLLABLE, '\u00ad'));
