import { object, string } from 'yup';
import { text } from '../../../../rules/values.ts';

const CODE_LENGTH = 6;

/** Codes are shown in groups; people type them with or without the gaps. */
const compact = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/[\s-]/g, '') : value);

export const isAuthenticatorCode = (code: string): boolean => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(code);

const password = string().required('Password is required.').max(1024, 'Password is too long.');

/** A code of the authenticator app or a recovery code. */
const code = string().transform(compact).required('Please enter a code.').max(40, 'Code is too long.');

const authenticatorCode = code.test(
  'digits',
  `Please enter the ${CODE_LENGTH} digits that your app shows.`,
  (value) => !value || isAuthenticatorCode(value),
);

/** The second step of a login; the form shows one kind of code at a time. */
export const secondStepRules = object({
  challenge: string().required('Please sign in again.').max(1024, 'Please sign in again.'),
  code,
});
export const codeRules = object({ code });
export const authenticatorCodeRules = object({ code: authenticatorCode });
export const passwordRules = object({ password });
/** The code is missing for the first method of an account. */
export const presentFactorsRules = object({ password, code: code.notRequired().nullable() });
export const passwordAndCodeRules = object({ password, code });
export const MAX_PASSKEYS = 10;
export const passkeyNameRules = object({ name: text('Name', 60) });
