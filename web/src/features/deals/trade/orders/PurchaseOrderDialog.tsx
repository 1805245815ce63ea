import { purchaseOrderRules } from 'api/rules/orders';
import { MutationDialog } from '../../../../kit/forms/MutationDialog.tsx';
import { TextField } from '../../../../kit/forms/TextField.tsx';
import { SetPurchaseOrderNumberDocument, type PurchaseOrderNumberFragment } from './PurchaseOrderNumber.generated.ts';

type PurchaseOrderDialogProps = { order: PurchaseOrderNumberFragment; onClose: () => void };

export const PurchaseOrderDialog = ({ order, onClose }: PurchaseOrderDialogProps) => (
  <MutationDialog
    title="Your PO number"
    description="The seller reads it with the order."
    initialValues={{ orderId: order.id, purchaseOrderNumber: order.purchaseOrderNumber ?? '' }}
    schema={purchaseOrderRules}
    action="Save"
    busyText="Saving..."
    success="The PO number is saved."
    document={SetPurchaseOrderNumberDocument}
    variables={(values) => values}
    onClose={onClose}
  >
    <TextField name="purchaseOrderNumber" label="Your PO number" maxLength={60} optional />
  </MutationDialog>
);
