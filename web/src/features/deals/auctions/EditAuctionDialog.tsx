import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { AuctionDialog } from './AuctionDialog.tsx';
import { auctionCommand, valuesOf } from './auctionForm.ts';
import { EditAuctionDocument, type EditableAuctionFragment } from './EditAuctionDialog.generated.ts';

type EditAuctionDialogProps = { auction: EditableAuctionFragment; onClose: () => void };

/** Edits the member’s own auction that has no bids. */
export const EditAuctionDialog = ({ auction, onClose }: EditAuctionDialogProps) => {
  const keyed = useCommandKey();
  const { submit } = useSubmit(EditAuctionDocument, { success: 'Your auction was changed.' });
  return (
    <AuctionDialog
      title="Edit auction"
      description="Times are those of your time zone. Possible until the first bid; the change is in the log, and the bidders you approved are notified."
      initialValues={valuesOf(auction)}
      product={auction.product}
      action="Save changes"
      busyText="Saving..."
      onSubmit={(values) => submit({ auctionId: auction.id, input: keyed(auctionCommand(values)) })}
      onClose={onClose}
    />
  );
};
