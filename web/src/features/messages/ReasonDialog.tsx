import { reasonRules } from 'api/rules/messages';
import type { Refusal } from '../../kit/forms/Form.tsx';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';

type ReasonDialogProps = {
  title: string;
  description: string;
  action: string;
  onGive: (reason: string) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** Asks for a reason, which other members will read. */
export const ReasonDialog = ({ onGive, ...dialog }: ReasonDialogProps) => (
  <FormDialog
    {...dialog}
    initialValues={{ reason: '' }}
    schema={reasonRules}
    isDangerous
    onSubmit={({ reason }) => onGive(reason)}
  >
    <TextArea name="reason" label="Reason" rows={3} hint="Those concerned will read it." />
  </FormDialog>
);
