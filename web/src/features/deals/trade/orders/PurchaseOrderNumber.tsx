import { useState } from 'react';
import { lazyNamed } from '../../../../kit/lazyNamed.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import type { PurchaseOrderNumberFragment } from './PurchaseOrderNumber.generated.ts';

const PurchaseOrderDialog = lazyNamed(() => import('./PurchaseOrderDialog.tsx'), 'PurchaseOrderDialog');

/** The buyer's own number, which the buyer can name also when an auction made the order. */
export const PurchaseOrderNumber = ({ order }: { order: PurchaseOrderNumberFragment }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Row $gap={3}>
      {order.purchaseOrderNumber}
      {order.viewerCan.setPurchaseOrderNumber && (
        <Button size="small" variant="secondary" data-screen-only="" onClick={() => setOpen(true)}>
          {order.purchaseOrderNumber === null ? 'Add' : 'Change'} PO number
        </Button>
      )}
      {isOpen && <PurchaseOrderDialog order={order} onClose={() => setOpen(false)} />}
    </Row>
  );
};
