import { memberActRules } from 'api/rules/admin';
import { FormDialog, type Submit } from '../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';

type Act = { userId: string; reason: string };

type ReasonDialogProps = {
  userId: string;
  title: string;
  description: string;
  action: string;
  isDangerous?: boolean;
  onSubmit: Submit<Act>;
  onClose: () => void;
};

/** Asks for the reason of an act on a member. */
export const ReasonDialog = ({ userId, ...dialog }: ReasonDialogProps) => (
  <FormDialog<Act> initialValues={{ userId, reason: '' }} schema={memberActRules} {...dialog}>
    <TextArea name="reason" label="Reason" rows={3} hint="The member can read it." />
  </FormDialog>
);
