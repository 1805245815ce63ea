import { noteRules } from 'api/rules/desk';
import { FormDialog, type Submit } from '../../kit/forms/FormDialog.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';

type NoteDialogProps = { onAdd: Submit<{ note: string }>; onClose: () => void };

/** Tells bidders what the terms do not. */
export const NoteDialog = ({ onAdd, onClose }: NoteDialogProps) => (
  <FormDialog
    title="Add a note"
    description="It stands under the description for everybody, and those who take part are told. It cannot be changed or removed."
    initialValues={{ note: '' }}
    schema={noteRules}
    action="Add note"
    onSubmit={onAdd}
    onClose={onClose}
  >
    <TextArea name="note" label="Note" rows={3} hint="No term changes by it." />
  </FormDialog>
);
