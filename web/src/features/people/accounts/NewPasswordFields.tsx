import { EASY_TO_GUESS } from 'api/rules/accounts';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { PasswordField } from '../../../kit/forms/PasswordField.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordMatch } from './PasswordMatch.tsx';

type NewPasswordFieldsProps = { name: string; label: string; confirmLabel: string };

/** A new password with its checklist, and its repetition as `confirmPassword`. */
export const NewPasswordFields = ({ name, label, confirmLabel }: NewPasswordFieldsProps) => {
  const { values, touched, errors } = useFormikContext<Record<string, string>>();
  const { [name]: password = '', confirmPassword: confirmation = '' } = values;
  const weaknessId = useId();
  const weakness = useWeakness(password, errors[name]);
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        shownElsewhere={weakness === undefined ? undefined : { message: weakness, id: weaknessId }}
      />
      <PasswordChecklist password={password} weakness={weakness} weaknessId={weaknessId} />
      <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
      {!(touched.confirmPassword && errors.confirmPassword) && (
        <PasswordMatch password={password} confirmation={confirmation} />
      )}
    </>
  );
};

/** Why the server refused the present password. The form forgets a server's error as soon as another field is left. */
const useWeakness = (password: string, error: string | undefined): string | undefined => {
  const [refused, setRefused] = useState<{ password: string; reason: string }>();
  const [previous, setPrevious] = useState<string>();
  if (error !== previous) {
    setPrevious(error);
    if (error?.startsWith(EASY_TO_GUESS)) setRefused({ password, reason: error });
  }
  return refused?.password === password ? refused.reason : undefined;
};
