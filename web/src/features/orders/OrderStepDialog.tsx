import { changeOrderRules, type OrderMove } from 'api/rules/orders';
import { Form } from '../../kit/forms/Form.tsx';
import { TextArea } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { ChangeOrderDocument, type ChangeOrderMutationVariables } from './OrderStepDialog.generated.ts';
import { orderSteps } from './orderSteps.ts';

type OrderStepDialogProps = { orderId: string; move: OrderMove; onClose: () => void };

/** Confirms the next step of an order; cancelling needs a reason. */
export function OrderStepDialog({ orderId, move, onClose }: OrderStepDialogProps) {
  const { action, question, description, note, success } = orderSteps[move];
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(ChangeOrderDocument, { success, failure: (reason) => reason });

  async function handleSubmit(step: object) {
    const result = await submit({ input: keyed(step as ChangeOrderMutationVariables['input']) });
    if (result.ok) onClose();
    return result;
  }

  return (
    <Dialog onClose={onClose} title={question} description={description}>
      <Form initialValues={{ orderId, status: move, note: '' }} schema={changeOrderRules} onSubmit={handleSubmit}>
        {note && <TextArea name="note" rows={3} optional={move !== 'cancelled'} {...note} />}
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Back</Button>
          </DialogClose>
          <Button type="submit" variant={move === 'cancelled' ? 'danger' : 'primary'} busy={busy} busyText="Saving...">
            {action}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
