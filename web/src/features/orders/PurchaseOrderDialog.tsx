import { purchaseOrderRules } from 'api/rules/orders';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { SetPurchaseOrderNumberDocument, type PurchaseOrderNumberFragment } from './PurchaseOrderNumber.generated.ts';

type PurchaseOrderDialogProps = { order: PurchaseOrderNumberFragment; onClose: () => void };

export const PurchaseOrderDialog = ({ order, onClose }: PurchaseOrderDialogProps) => {
  const { submit } = useSubmit(SetPurchaseOrderNumberDocument, { success: 'The PO number is saved.' });
  return (
    <FormDialog
      title="Your PO number"
      description="The seller reads it with the order."
      initialValues={{ orderId: order.id, purchaseOrderNumber: order.purchaseOrderNumber ?? '' }}
      schema={purchaseOrderRules}
      action="Save"
      busyText="Saving..."
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="purchaseOrderNumber" label="Your PO number" maxLength={60} optional />
    </FormDialog>
  );
};
