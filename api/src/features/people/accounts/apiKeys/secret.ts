import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const START = 'fsk_';
const RANDOM = 30;
const CHECKSUM = 6;
const FORM = new RegExp(`^${START}[0-9A-Za-z]{${RANDOM + CHECKSUM}}$`);
const PREFIX = START.length + 6;

/** CRC-32 in base 62, most significant digit first. */
const checksumOf = (random: string): string => {
  let rest = crc32(random);
  let text = '';
  for (let digit = 0; digit < CHECKSUM; digit++) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
    rest = Math.floor(rest / DIGITS.length);
  }
  return text;
};

/** `fsk_`, random characters and a checksum, so that secret scanners recognise it. */
export const newSecret = (): string => {
  const random = Array.from({ length: RANDOM }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');
  return `${START}${random}${checksumOf(random)}`;
};

/** Whether the text has the form and the checksum of a secret. */
export const isSecret = (text: string): boolean =>
  FORM.test(text) && checksumOf(text.slice(START.length, -CHECKSUM)) === text.slice(-CHECKSUM);

/** The first characters, which lists show to identify the key. */
export const prefixOf = (secret: string): string => secret.slice(0, PREFIX);

/** A fast hash suffices because secrets are random. */
export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
