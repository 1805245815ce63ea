import { purchaseOrderRules } from 'api/rules/orders';
import { useState } from 'react';
import { FormDialog } from '../../kit/forms/FormDialog.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { SetPurchaseOrderNumberDocument, type PurchaseOrderNumberFragment } from './PurchaseOrderNumber.generated.ts';

/** The buyer's own number, which the buyer can name also when an auction made the order. */
export const PurchaseOrderNumber = ({ order }: { order: PurchaseOrderNumberFragment }) => {
  const { id: orderId, purchaseOrderNumber, viewerCan } = order;
  const [isOpen, setOpen] = useState(false);
  const { submit } = useSubmit(SetPurchaseOrderNumberDocument, { success: 'The PO number is saved.' });
  return (
    <Row $gap={3}>
      {purchaseOrderNumber}
      {viewerCan.setPurchaseOrderNumber && (
        <Button size="small" variant="secondary" data-screen-only="" onClick={() => setOpen(true)}>
          {purchaseOrderNumber === null ? 'Add' : 'Change'} PO number
        </Button>
      )}
      {isOpen && (
        <FormDialog
          title="Your PO number"
          description="The seller reads it with the order."
          initialValues={{ orderId, purchaseOrderNumber: purchaseOrderNumber ?? '' }}
          schema={purchaseOrderRules}
          action="Save"
          busyText="Saving..."
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <TextField name="purchaseOrderNumber" label="Your PO number" maxLength={60} optional />
        </FormDialog>
      )}
    </Row>
  );
};
