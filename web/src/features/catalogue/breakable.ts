const LONG_WORD = /\p{L}{12,}/gu;
// After 'yl', and before a syllable: 'Amino-pro-pyl-triethoxy-si-lane'.
const SYLLABLE = /(?<=\p{L}{3})(?:(?<=yl)|(?<=[aeiouy])(?=[b-df-hj-np-tv-wz][aeiouy]))(?=\p{L}{4})/giu;

// The space in '60 %' and '25 kg'.
const BEFORE_UNIT = /(?<=\d) (?=(?:%|[µm]m|m?g|kg|m?l|t|MT|L)(?![\p{L}\d]))/gu;

/** A name with soft hyphens in its long words, because browsers break the names of chemistry anywhere, and units beside their number. */
export const breakable = (name: string): string =>
  name.replaceAll(LONG_WORD, (word) => word.replaceAll(SYLLABLE, '\u00ad')).replaceAll(BEFORE_UNIT, '\u00a0');
