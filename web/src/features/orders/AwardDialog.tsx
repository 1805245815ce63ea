import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { companyNameOf } from '../companies/CompanyName.tsx';
import type { RfpBidFragment } from '../bids/RfpBid.generated.ts';
import { AwardBidDocument } from './AwardBid.generated.ts';

type AwardDialogProps = {
  bid: RfpBidFragment;
  rfp: { title: string; quantity: number; unit: string };
  refetch: string[];
  onClose: () => void;
};

/** Confirms the award of a bid on the member’s own RFP, which places the order and declines the other bids. */
export const AwardDialog = ({ bid, rfp, refetch, onClose }: AwardDialogProps) => {
  const keyed = useCommandKey();
  const { submit } = useSubmit(AwardBidDocument, {
    success: 'Your order has been created successfully. You will receive updates via email.',
    failure: 'Failed to create order. Please try again.',
    refetch,
  });
  return (
    <ConfirmDialog
      title="Award this bid?"
      description="This places the order with the supplier and closes the RFP. The other bidders are notified."
      action="Award and order"
      busyText="Awarding..."
      leave="Cancel"
      onConfirm={() => submit({ input: keyed({ bidId: bid.id }) })}
      onClose={onClose}
    >
      <KeyValueList
        dense
        items={[
          { label: 'Supplier', value: bid.user ? companyNameOf({ user: bid.user, company: bid.company }) : '' },
          { label: 'RFP', value: rfp.title },
          { label: 'Quantity', value: <Quantity amount={rfp.quantity} unit={rfp.unit} />, numeric: true },
          { label: 'Order total', value: <Money amount={bid.amount} size="large" />, numeric: true },
        ]}
      />
    </ConfirmDialog>
  );
};
