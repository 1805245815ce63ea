import { reasonRules } from 'api/rules/messaging';
import type { Refusal } from '../../kit/forms/Form.tsx';
import { Form } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';

type ReasonDialogProps = {
  title: string;
  description: string;
  action: string;
  onGive: (reason: string) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** Asks why, in words that the others will read. */
export function ReasonDialog({ title, description, action, onGive, onClose }: ReasonDialogProps) {
  async function handleSubmit({ reason }: { reason: string }) {
    const result = await onGive(reason);
    if (result.ok) onClose();
    return result;
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} description={description}>
      <Form initialValues={{ reason: '' }} schema={reasonRules} onSubmit={handleSubmit}>
        <TextArea name="reason" label="Reason" rows={3} hint="Those concerned will read it." />
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button type="submit" variant="danger">
            {action}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
