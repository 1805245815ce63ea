import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Stack } from '../../kit/ui/Layout.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { companyNameOf } from '../companies/CompanyName.tsx';
import type { RfpBidFragment } from '../bids/RfpBid.generated.ts';
import { useState } from 'react';
import { AwardBidDocument } from './AwardBid.generated.ts';

type AwardDialogProps = {
  bid: RfpBidFragment;
  rfp: { title: string; quantity: number; unit: string };
  refetch: string[];
  onClose: () => void;
};

/** Confirms the award of a bid on the member’s own RFP, which places the order and declines the other bids. */
export function AwardDialog({ bid, rfp, refetch, onClose }: AwardDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(AwardBidDocument, {
    success: 'Your order has been created successfully. You will receive updates via email.',
    failure: 'Failed to create order. Please try again.',
    refetch,
  });

  async function handleAward() {
    const result = await submit({ input: keyed({ bidId: bid.id }) });
    if (result.ok) onClose();
    else setRefusal(result.reason);
  }

  return (
    <Dialog
      onClose={onClose}
      title="Award this bid?"
      description="This places the order with the supplier and closes the RFP. The other bidders are notified."
    >
      <Stack>
        {refusal && <Callout tone="error">{refusal}</Callout>}
        <KeyValueList
          dense
          items={[
            { label: 'Supplier', value: bid.user ? companyNameOf(bid.user) : '' },
            { label: 'RFP', value: rfp.title },
            { label: 'Quantity', value: <Quantity amount={rfp.quantity} unit={rfp.unit} />, numeric: true },
            { label: 'Order total', value: <Money amount={bid.amount} size="large" />, numeric: true },
          ]}
        />
        <DialogFoot>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button busy={busy} busyText="Awarding..." onClick={() => void handleAward()}>
            Award and order
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
