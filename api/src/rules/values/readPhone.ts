import { text } from '../values.ts';
import { cleanCode, cleaned } from './readCode.ts';
import { nameOfSign } from './signs.ts';

const LABEL = /^(?:tel(?:ephone|efon)?|phone|mobile|fono?)[\s.:]+/i;
const EXTENSION =
  /[\s,;]*(?:ext(?:ension|n)?|x|durchwahl|dw|apparat|poste|interno|anexo|ramal|доб|#)\s*[.:=]?\s*(\d{1,6})$/iu;

/** A telephone number with its extension in one way of writing, such as '+49 30 901820 ext. 12'. Other texts stay as they are. */
export const readPhone = (typed: string): string => cleanCode(typed).replace(LABEL, '').replace(EXTENSION, ' ext. $1');

const PHONE = /^\+?[\d\s()./-]+( ext\. \d{1,6})?$/;

/** True for a telephone number as people write it: 6 to 15 digits, the most that E.164 allows, and an extension. */
const isPhone = (value: string): boolean => {
  const digits = value.replace(/ ext\..*$/, '').replace(/\D/g, '').length;
  return PHONE.test(value) && digits >= 6 && digits <= 15;
};

/** What keeps a text with digits from being a telephone number. */
const strangeSign = (value: string): string | undefined =>
  /\d/.test(value) ? /[^\d\s()./+-]/u.exec(value.replace(/ ext\. \d+$/, ''))?.[0] : undefined;

const MAX_LENGTH = 40;

/** A required telephone number as people write it. Whether it exists is checked where its country is known. */
export const phone = (label: string) =>
  text(label, MAX_LENGTH)
    .transform(cleaned(MAX_LENGTH, readPhone))
    .test('phone', (value, { createError }) => {
      if (!value || isPhone(value)) return true;
      const sign = strangeSign(value);
      const found = sign ? `; found ${nameOfSign(sign)}` : '';
      return createError({ message: `${label} must be a telephone number${found}.` });
    });
