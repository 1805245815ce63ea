import { boolean, object, ref, string } from 'yup';
import { phone, text } from '../../rules/values.ts';

export const roles = ['buyer', 'seller', 'both'] as const;

/** Every check of the password, as the form's checklist shows them; the rule below is built from this list. */
export const passwordChecks = [
  { label: 'At least 8 characters', test: (password: string) => password.length >= 8 },
  { label: 'One uppercase letter', test: (password: string) => /[A-Z]/.test(password) },
  { label: 'One lowercase letter', test: (password: string) => /[a-z]/.test(password) },
  { label: 'One number', test: (password: string) => /\d/.test(password) },
  { label: 'One special character', test: (password: string) => /[^A-Za-z0-9]/.test(password) },
] as const;

export const MAX_PASSWORD = 128;

/** Words that meet the five checks and are still among the first that anyone tries. */
const COMMON_STEMS = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'welcome',
  'letmein',
  'admin',
  'abc',
  'iloveyou',
  'monkey',
  'dragon',
  'sunshine',
  'football',
  'changeme',
  'secret',
  'test',
  'summer',
  'winter',
  'spring',
  'autumn',
];

/** True for a common word dressed up with digits and signs, such as 'Password1!'. */
export const isCommonPassword = (password: string): boolean => {
  const stem = password.toLowerCase().replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  return COMMON_STEMS.includes(stem) && password.length <= stem.length + 6;
};

export const COMMON_PASSWORD = 'This password is too common. Please choose another one.';

export const meetsPasswordChecks = (password: string): boolean => passwordChecks.every((check) => check.test(password));

const email = string()
  .trim()
  .max(254, 'Email must be at most 254 characters.')
  .email('Please enter a valid email address.')
  .required('Email is required.');

/** A mail server on the internet has a domain of at least two parts. Only registration asks for it: older accounts may lack it. */
const businessEmail = email.test(
  'domain',
  'Please enter a valid email address.',
  (value) => !value || /@[^@\s.]+(\.[^@\s.]+)*\.[^@\s.\d]{2,}$/.test(value),
);

const password = string()
  .required('Password is required.')
  .max(MAX_PASSWORD, `Password must be at most ${MAX_PASSWORD} characters.`)
  .test('requirements', 'Please meet all password requirements', (value) => !value || meetsPasswordChecks(value))
  .test('common', COMMON_PASSWORD, (value) => !value || !isCommonPassword(value));

export const loginRules = object({
  email,
  password: string().required('Password is required.').max(1024, 'Password is too long.'),
});

export const ALL_MANDATORY = 'All fields are mandatory. Please use your business email address.';

/** Who somebody is, as registered and as changed later. */
const person = {
  firstName: text('First name', 80),
  lastName: text('Last name', 80),
  mobileNumber: phone('Mobile number'),
  companyName: text('Company name', 160),
  position: text('Position', 120),
  country: text('Country', 80),
  city: text('City', 80),
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
