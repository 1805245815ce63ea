import { voidingRules } from 'api/rules/desk';
import { Form, type Refusal } from '../../kit/forms/Form.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';

type Values = { bidId: string; reason: string };
type VoidHiddenBidDialogProps = { onVoid: (values: Values) => Promise<{ ok: true } | Refusal>; onClose: () => void };

/** Voids a bid that an admin must not see, by the number that its bidder gives: neither amount nor name is shown. */
export function VoidHiddenBidDialog({ onVoid, onClose }: VoidHiddenBidDialogProps) {
  async function handleSubmit({ bidId, reason }: Values) {
    const result = await onVoid({ bidId: bidId.trim(), reason });
    if (result.ok) onClose();
    return result;
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Void a bid"
      description="The bids of this auction are hidden from you too. Its bidder finds the number on the auction's page."
    >
      <Form<Values> initialValues={{ bidId: '', reason: '' }} schema={voidingRules} onSubmit={handleSubmit}>
        <TextField name="bidId" label="Bid number" />
        <TextArea name="reason" label="Reason" rows={3} hint="Those concerned will read it." />
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button type="submit" variant="danger">
            Void bid
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
