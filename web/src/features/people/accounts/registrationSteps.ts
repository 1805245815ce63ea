// Registration in steps, which phones show one at a time.
import { useLocation, useNavigate } from 'react-router-dom';
import { useParam } from '../../../kit/ui/useParam.ts';
import { rememberStep } from './registrationDraft.ts';

export const registrationSteps = [
  {
    name: 'personal',
    label: 'You',
    title: 'Personal Information',
    fields: ['firstName', 'lastName', 'onlyOneName', 'email', 'mobileNumber'],
  },
  {
    name: 'company',
    label: 'Company',
    title: 'Company Information',
    fields: ['companyName', 'position', 'country', 'city'],
  },
  {
    name: 'account',
    label: 'Account',
    title: 'Account Information',
    fields: ['password', 'confirmPassword', 'role', 'acceptTerms', 'acceptPrivacy'],
  },
] as const;

const names = registrationSteps.map(({ name }) => name);

export const stepAt = (nth: number) => registrationSteps[nth] ?? registrationSteps[0];

/** The first step that has one of these fields. */
export const stepOf = (fields: readonly string[]): number =>
  registrationSteps.findIndex((step) => step.fields.some((field) => fields.includes(field)));

/** The step in the URL, as a number. Going on adds a history entry, so that Back leads to the previous step. */
export const useRegistrationStep = () => {
  const [current] = useParam('step', 'personal', names);
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const step = names.indexOf(current);

  const goTo = (next: number) => {
    const { name } = stepAt(next);
    rememberStep(name);
    const params = new URLSearchParams(search);
    params.set('step', name);
    const isBack = next === step - 1 && (state as { afterStep?: number } | null)?.afterStep === next;
    if (isBack) void navigate(-1);
    else if (next !== step)
      void navigate(
        { search: params.toString(), hash },
        { state: next > step ? { afterStep: step } : null, replace: next < step, preventScrollReset: true },
      );
  };

  return { step, goTo };
};
