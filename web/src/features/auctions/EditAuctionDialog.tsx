import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { AuctionDialog } from './AuctionDialog.tsx';
import { auctionCommand, valuesOf } from './auctionForm.ts';
import { EditAuctionDocument, type EditableAuctionFragment } from './EditAuctionDialog.generated.ts';

type EditAuctionDialogProps = { auction: EditableAuctionFragment; onClose: () => void };

/** Edits the member’s own auction that has no bids. */
export function EditAuctionDialog({ auction, onClose }: EditAuctionDialogProps) {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(EditAuctionDocument, {
    success: 'Your auction was changed.',
    failure: (reason) => reason,
  });

  async function handleSubmit(values: object) {
    const result = await submit({ auctionId: auction.id, input: keyed(auctionCommand(values)) });
    if (result.ok) onClose();
    return result;
  }

  return (
    <AuctionDialog
      title="Edit auction"
      description="All times are UTC. Possible until the first bid; the change is in the log, and the bidders you approved are notified."
      initialValues={valuesOf(auction)}
      product={auction.product}
      action="Save changes"
      busyText="Saving..."
      busy={busy}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
