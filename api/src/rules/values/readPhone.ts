import { text } from '../values.ts';
import { cleanCode, cleaned } from './readCode.ts';
import { nameOfSign } from './signs.ts';

const LABEL =
  /^(?:tel(?:ephone|efon)?|phone|ph|mob(?:ile?)?|cell?|gsm|cep|handy|fono?|[mtp](?=[.:])|電話|携帯|جوال|هاتف)[\s.:]*(?=[\d(+])/i;
/** Japanese keyboards give it for a hyphen. */
const LONG_VOWEL = /(?<=\d)[ーｰ](?=\d)/g;
const EXTENSION =
  /[\s,;]*(?:ext(?:ension|n)?|x|durchwahl|dw|apparat|poste|interno|anexo|ramal|dahili|доб|内線|تحويلة|#)\s*[.:=]?\s*(\d{1,6})$/iu;

/** A telephone number with its extension in one way of writing, such as '+49 30 901820 ext. 12'. Other texts stay as they are. */
export const readPhone = (typed: string): string =>
  cleanCode(typed).replaceAll(LONG_VOWEL, '-').replace(LABEL, '').replace(EXTENSION, ' ext. $1');

/** What keeps a text from being a telephone number as people write it: 6 to 15 digits, the most that E.164 allows, and an extension. */
const faultOf = (value: string): string | undefined => {
  const number = value.replace(/ ext\. \d{1,6}$/, '');
  const digits = number.replace(/\D/g, '').length;
  if (digits === 0) return '';
  const sign = /[^\d\s()./+-]|(?<=[\d+].*)\+/u.exec(number)?.[0];
  if (sign) return `; found ${nameOfSign(sign)}`;
  return digits >= 6 && digits <= 15 ? undefined : ` of 6 to 15 digits; found ${digits}`;
};

const MAX_LENGTH = 40;

/** A required telephone number as people write it. Whether it exists is checked where its country is known. */
export const phone = (label: string) =>
  text(label, MAX_LENGTH)
    .transform(cleaned(MAX_LENGTH, readPhone))
    .test('phone', (value, { createError }) => {
      const fault = value ? faultOf(value) : undefined;
      return fault === undefined || createError({ message: `${label} must be a telephone number${fault}.` });
    });
