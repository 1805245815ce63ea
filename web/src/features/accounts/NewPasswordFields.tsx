import { COMMON_PASSWORD } from 'api/rules/accounts';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordMatch } from './PasswordMatch.tsx';

type NewPasswordFieldsProps = { name: string; label: string; confirmLabel: string };

/** A password to be, what it needs, and the same once more as `confirmPassword`. */
export function NewPasswordFields({ name, label, confirmLabel }: NewPasswordFieldsProps) {
  const { values, touched, errors } = useFormikContext<Record<string, string>>();
  const commonId = useId();
  const { [name]: password = '', confirmPassword: confirmation = '' } = values;
  return (
    <>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        shownElsewhere={{ message: COMMON_PASSWORD, id: commonId }}
      />
      <PasswordChecklist password={password} commonId={commonId} />
      <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
      {!(touched.confirmPassword && errors.confirmPassword) && (
        <PasswordMatch password={password} confirmation={confirmation} />
      )}
    </>
  );
}
