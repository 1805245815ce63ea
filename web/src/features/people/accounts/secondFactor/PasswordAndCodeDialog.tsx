import { passwordAndCodeRules } from 'api/rules/accounts/secondFactor';
import { FormDialog, type FormDialogProps } from '../../../../kit/forms/FormDialog.tsx';
import { PresentFactorsFields } from './PresentFactors.tsx';

export type PasswordAndCode = { password: string; code: string };

type PasswordAndCodeDialogProps = Omit<FormDialogProps<PasswordAndCode>, 'initialValues' | 'schema' | 'children'>;

/** Asks for password and code before the second factor changes. */
export const PasswordAndCodeDialog = (props: PasswordAndCodeDialogProps) => (
  <FormDialog {...props} initialValues={{ password: '', code: '' }} schema={passwordAndCodeRules}>
    <PresentFactorsFields isOn />
  </FormDialog>
);
