import { boolean, object, ref, string } from 'yup';
import { without } from '../../../rules/values.ts';
import { nameText } from '../../../rules/names.ts';
import { cleaned } from '../../../rules/values/readCode.ts';
import { phone } from '../../../rules/values/readPhone.ts';

export const roles = ['buyer', 'seller', 'both'] as const;

/** The password checks of the form's checklist; the rule below is built from them. */
export const passwordChecks = [
  { label: 'At least 8 characters', test: (password: string) => password.length >= 8 },
  { label: 'One uppercase letter', test: (password: string) => /[A-Z]/.test(password) },
  { label: 'One lowercase letter', test: (password: string) => /[a-z]/.test(password) },
  { label: 'One number', test: (password: string) => /\d/.test(password) },
  { label: 'One special character', test: (password: string) => /[^A-Za-z0-9]/.test(password) },
] as const;

export const MAX_PASSWORD = 128;

/** The beginning of every refusal of a password that meets the checks. */
export const EASY_TO_GUESS = 'This password is easy to guess';

export const meetsPasswordChecks = (password: string): boolean => passwordChecks.every((check) => check.test(password));

const MAX_EMAIL = 254;
const NO_EMAIL = 'Please enter a valid email address';

/** Names a sign that no address of email has. */
export const withEmailSigns = (message: string) => without(/[^\w.!#$%&'*+/=?^`{|}~@-]/u, message);

const email = string()
  .trim()
  .transform(cleaned(MAX_EMAIL))
  .max(MAX_EMAIL, `Email must be at most ${MAX_EMAIL} characters.`)
  .test(withEmailSigns(NO_EMAIL))
  .email(`${NO_EMAIL}.`)
  .required('Email is required.');

/** True for an address with a domain of at least two parts. */
export const hasDomain = (address: string): boolean => /@[^@\s.]+(\.[^@\s.]+)*\.[^@\s.\d]{2,}$/.test(address);

/** Requires a domain of at least two parts. Only registration checks it, because older accounts may lack it. */
export const businessEmail = email.test('domain', `${NO_EMAIL}.`, (value) => !value || hasDomain(value));

const password = string()
  .required('Password is required.')
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters.`)
  .test('requirements', 'Please meet all password requirements', (value) => !value || meetsPasswordChecks(value));

export const loginRules = object({
  email,
  password: string().required('Password is required.').max(1024, 'Password is too long.'),
});

export const ALL_MANDATORY = 'All fields are mandatory. Please use your business email address.';

/** Personal data at registration and in the settings. */
const person = {
  firstName: nameText('First name', 80),
  onlyOneName: boolean().nullable(),
  lastName: nameText('Last name', 80).when('onlyOneName', {
    is: true,
    then: () =>
      string()
        .transform(() => '')
        .default(''),
  }),
  mobileNumber: phone('Mobile number'),
  companyName: nameText('Company name', 160),
  position: nameText('Position', 120),
  country: nameText('Country', 80),
  city: nameText('City', 80),
};

const confirmed = (field: string) =>
  string()
    .required('Please confirm your password.')
    .oneOf([ref(field)], 'Passwords do not match');

export const registrationRules = object({
  ...person,
  email: businessEmail,
  password,
  confirmPassword: confirmed('password'),
  role: string()
    .transform((value: unknown) => value ?? undefined)
    .oneOf(roles, 'Role must be buyer, seller or both.')
    .default('buyer'),
  acceptTerms: boolean().isTrue('Please accept the Terms and Conditions and Privacy Policy').required(),
  acceptPrivacy: boolean().isTrue('Please accept the Terms and Conditions and Privacy Policy').required(),
}).meta({ required: ALL_MANDATORY });

export const accountRules = object(person);

export const passwordChangeRules = object({
  currentPassword: string().required('Current password is required.').max(1024, 'Current password is too long.'),
  newPassword: password.notOneOf(
    [ref('currentPassword')],
    'Please choose a password that differs from the current one.',
  ),
  confirmPassword: confirmed('newPassword'),
});

const token = string().required('The link is incomplete.').max(100, 'The link is not valid.');

export const tokenRules = object({ token });

export const passwordResetRequestRules = object({ email });

export const passwordResetRules = object({
  token,
  newPassword: password,
  confirmPassword: confirmed('newPassword'),
  revokeApiKeys: boolean().nullable(),
});

export const emailChangeRules = object({
  newEmail: businessEmail,
  password: string().required('Password is required.').max(1024, 'Password is too long.'),
});
