import { reasonRules } from 'api/rules/messages';
import { FormDialog, type FormDialogProps, type Submit } from '../../../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../../../kit/forms/TextField.tsx';

export type ReasonDialogProps = Pick<
  FormDialogProps<object>,
  'title' | 'description' | 'action' | 'isDangerous' | 'onClose'
> & {
  schema?: typeof reasonRules;
  hint?: string;
  onGive: Submit<string>;
};

export const ReasonForm = ({
  schema = reasonRules,
  hint = 'Those concerned will read it.',
  onGive,
  ...dialog
}: ReasonDialogProps) => (
  <FormDialog
    isDangerous
    {...dialog}
    initialValues={{ reason: '' }}
    schema={schema}
    onSubmit={({ reason }) => onGive(reason)}
  >
    <TextArea name="reason" label="Reason" rows={3} hint={hint} />
  </FormDialog>
);
