import { passwordAndCodeRules } from 'api/rules/secondFactor';
import { FormDialog, type Submit } from '../../kit/forms/FormDialog.tsx';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';

export type PasswordAndCode = { password: string; code: string };

type PasswordAndCodeDialogProps = {
  title: string;
  description: string;
  action: string;
  isDangerous?: boolean;
  onSubmit: Submit<PasswordAndCode>;
  onClose: () => void;
};

/** Asks for password and code before the second factor changes. */
export const PasswordAndCodeDialog = (props: PasswordAndCodeDialogProps) => (
  <FormDialog {...props} initialValues={{ password: '', code: '' }} schema={passwordAndCodeRules}>
    <PasswordField name="password" label="Your password" autoComplete="current-password" />
    <TextField
      name="code"
      label="Code"
      hint="From your authenticator app, or a recovery code."
      autoComplete="one-time-code"
    />
  </FormDialog>
);
