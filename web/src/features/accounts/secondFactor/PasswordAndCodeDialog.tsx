import { passwordAndCodeRules } from 'api/rules/accounts/secondFactor';
import { FormDialog, type Submit } from '../../../kit/forms/FormDialog.tsx';
import { PresentFactorsFields } from './PresentFactors.tsx';

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
    <PresentFactorsFields isOn />
  </FormDialog>
);
