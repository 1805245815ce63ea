import { noteRules } from 'api/rules/desk';
import { Form, type Refusal } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';

type NoteDialogProps = {
  onAdd: (note: string) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** Tells bidders what the terms do not. */
export function NoteDialog({ onAdd, onClose }: NoteDialogProps) {
  async function handleSubmit({ note }: { note: string }) {
    const result = await onAdd(note);
    if (result.ok) onClose();
    return result;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add a note"
      description="It stands under the description for everybody, and those who take part are told. It cannot be changed or removed."
    >
      <Form initialValues={{ note: '' }} schema={noteRules} onSubmit={handleSubmit}>
        <TextArea name="note" label="Note" rows={3} hint="No term changes by it." />
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button type="submit">Add note</Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
