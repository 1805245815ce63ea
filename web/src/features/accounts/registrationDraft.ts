// What was typed into the registration, until an account comes of it: kept in memory only, because passwords are among it.
import { typedEmail } from './typedEmail.ts';

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  mobileNumber: '',
  companyName: '',
  position: '',
  country: '',
  city: '',
  password: '',
  confirmPassword: '',
  role: 'buyer',
  acceptTerms: false,
  acceptPrivacy: false,
};

export type Registration = typeof blank;

let draft: Registration | undefined;

const untouched = (): Registration => ({ ...blank, email: typedEmail() });

export const registrationDraft = (): Registration => draft ?? untouched();

/** Whether there is a draft that closing the tab would lose. */
export function hasRegistrationDraft(): boolean {
  const start = untouched();
  return (Object.keys(start) as (keyof Registration)[]).some((name) => registrationDraft()[name] !== start[name]);
}

export const keepRegistration = (values: Registration) => void (draft = values);
export const forgetRegistration = () => void (draft = undefined);
