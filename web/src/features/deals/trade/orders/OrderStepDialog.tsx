import { changeOrderRules, type OrderMove } from 'api/rules/orders';
import { inboxQueries } from '../../../people/inbox/messages/inboxQueries.ts';
import { MutationDialog } from '../../../../kit/forms/MutationDialog.tsx';
import { TextArea } from '../../../../kit/forms/TextField.tsx';
import { useCommandKey } from '../../../../kit/useCommandKey.ts';
import { ChangeOrderDocument } from './OrderStepDialog.generated.ts';
import { orderSteps } from './orderSteps.ts';

type OrderStepDialogProps = { orderId: string; move: OrderMove; onClose: () => void };

/** Confirms the next step of an order; cancelling needs a reason. */
export const OrderStepDialog = ({ orderId, move, onClose }: OrderStepDialogProps) => {
  const { action, question, description, note, success } = orderSteps[move];
  const keyed = useCommandKey();
  return (
    <MutationDialog
      title={question}
      description={description}
      initialValues={{ orderId, status: move, note: '' }}
      schema={changeOrderRules}
      action={action}
      busyText="Saving..."
      isDangerous={move === 'cancelled'}
      success={success}
      document={ChangeOrderDocument}
      variables={(step: object) => ({ input: keyed(changeOrderRules.cast(step)) })}
      refetch={inboxQueries}
      onClose={onClose}
    >
      {note && <TextArea name="note" rows={3} optional={move !== 'cancelled'} {...note} />}
    </MutationDialog>
  );
};
