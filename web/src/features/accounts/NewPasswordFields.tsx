import { useFormikContext } from 'formik';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordMatch } from './PasswordMatch.tsx';

type NewPasswordFieldsProps = { name: string; label: string; confirmLabel: string };

/** A password to be, what it needs, and the same once more as `confirmPassword`. */
export function NewPasswordFields({ name, label, confirmLabel }: NewPasswordFieldsProps) {
  const { values, touched, errors } = useFormikContext<Record<string, string>>();
  const { [name]: password = '', confirmPassword: confirmation = '' } = values;
  return (
    <>
      <PasswordField name={name} label={label} autoComplete="new-password" />
      <PasswordChecklist password={password} />
      <PasswordField name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
      {!(touched.confirmPassword && errors.confirmPassword) && (
        <PasswordMatch password={password} confirmation={confirmation} />
      )}
    </>
  );
}
