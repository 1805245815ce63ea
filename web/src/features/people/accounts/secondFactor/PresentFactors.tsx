import { useQuery } from '@apollo/client/react';
import { passwordAndCodeRules, passwordRules } from 'api/rules/accounts/secondFactor';
import { PasswordField } from '../../../../kit/forms/PasswordField.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { SecondFactorDocument } from './SecondFactorSection.generated.ts';

export type AddMethodProps = {
  /** Whether the account has a second factor, so that a further method takes a code. */
  isOn: boolean;
  refetch: string[];
  onClose: () => void;
};

export type PresentFactors = { password: string; code?: string };

export const presentFactors = (isOn: boolean): PresentFactors => ({ password: '', ...(isOn && { code: '' }) });
export const presentFactorsRules = (isOn: boolean) => (isOn ? passwordAndCodeRules : passwordRules);

/** Password and, if the second factor is on, a code. */
export const PresentFactorsFields = ({ isOn }: { isOn: boolean }) => (
  <>
    <PasswordField name="password" label="Your password" autoComplete="current-password" />
    {isOn && (
      <TextField
        name="code"
        label="Code"
        hint="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
      />
    )}
  </>
);

export const blankFactors = { password: '', code: '' };

/** The same for forms that do not know whether it is on. */
export const FactorFields = () => (
  <PresentFactorsFields isOn={useQuery(SecondFactorDocument).data?.secondFactor.isOn ?? false} />
);
