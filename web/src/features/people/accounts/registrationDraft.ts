// The unfinished registration. It survives a reload of the page, except for its passwords, which are kept in memory only.
import type { RegistrationRole } from '../../../schemaTypes.generated.ts';
import { typedEmail } from './typedEmail.ts';

const blank = {
  firstName: '',
  lastName: '',
  onlyOneName: false,
  email: '',
  mobileNumber: '',
  companyName: '',
  position: '',
  country: '',
  city: '',
  password: '',
  confirmPassword: '',
  role: 'buyer' as RegistrationRole,
  acceptTerms: false,
  acceptPrivacy: false,
};

export type Registration = typeof blank;

const KEY = 'registration';
const STEP = 'registrationStep';

let draft: Registration | undefined;

const untouched = (): Registration => ({ ...blank, email: typedEmail() });

const stored = (): Registration | undefined => {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : { ...blank, ...(JSON.parse(text) as Partial<Registration>) };
};

export const registrationDraft = (): Registration => draft ?? stored() ?? untouched();

/** Whether closing the tab would lose a draft. */
export const hasRegistrationDraft = (): boolean => {
  const start = untouched();
  return (Object.keys(start) as (keyof Registration)[]).some((name) => registrationDraft()[name] !== start[name]);
};

export const saveRegistration = (values: Registration): void => {
  draft = values;
  sessionStorage.setItem(KEY, JSON.stringify({ ...values, password: '', confirmPassword: '' }));
};

export const clearRegistration = (): void => {
  draft = undefined;
  for (const key of [KEY, STEP]) sessionStorage.removeItem(key);
};

/** The step at which the legal texts lead back to the registration. */
export const rememberStep = (step: string) => sessionStorage.setItem(STEP, step);
export const rememberedStep = () => sessionStorage.getItem(STEP) ?? undefined;
