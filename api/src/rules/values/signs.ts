// What copying and other keyboards put into numbers and codes.

/** Drawn as nothing, such as a zero-width space or a soft hyphen. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The zeros of the scripts that people write numbers in: Arabic, Persian, those of India, Thai, Lao, Burmese, Khmer, and full width. */
const ZEROS = [...'٠۰०০੦૦୦௦౦೦൦๐໐၀០０'].map((zero) => zero.charCodeAt(0));

/** The digit of another script as 0 to 9; other signs stay. */
export const plainDigit = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? sign : String(code - zero);
};

/** How a refusal names a sign: itself in quotes, or its number if it cannot be seen. */
export const nameOfSign = (sign: string): string =>
  /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    : `“${sign}”`;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A member's text for a sentence of the market: one that is written from right to left does not turn what stands beside it. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
