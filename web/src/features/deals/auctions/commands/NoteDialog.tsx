import { noteRules } from 'api/rules/auctions/commands';
import { FormDialog, type Submit } from '../../../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../../../kit/forms/TextField.tsx';

type NoteDialogProps = { onAdd: Submit<{ note: string }>; onClose: () => void };

/** Adds a note for bidders to the terms. */
export const NoteDialog = ({ onAdd, onClose }: NoteDialogProps) => (
  <FormDialog
    title="Add a note"
    description="The note is shown below the description to everyone, and participants are notified. It cannot be changed or removed."
    initialValues={{ note: '' }}
    schema={noteRules}
    action="Add note"
    onSubmit={onAdd}
    onClose={onClose}
  >
    <TextArea name="note" label="Note" rows={3} hint="No term changes by it." />
  </FormDialog>
);
