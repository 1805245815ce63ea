import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { AuctionDialog } from './AuctionDialog.tsx';
import { auctionCommand, initialAuction } from './auctionForm.ts';
import { CreateAuctionDocument } from './CreateAuctionDialog.generated.ts';

type CreateAuctionDialogProps = {
  /** Names of the queries to load again after success. */
  refetch: string[];
  onClose: () => void;
};

/** Creates an auction, forward or reverse. */
export function CreateAuctionDialog({ refetch, onClose }: CreateAuctionDialogProps) {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(CreateAuctionDocument, {
    success: 'Your auction has been created successfully!',
    failure: 'Failed to create auction. Please try again.',
    refetch,
  });

  async function handleSubmit(values: object) {
    const result = await submit({ input: keyed(auctionCommand(values)) });
    if (result.ok) onClose();
    return result;
  }

  return (
    <AuctionDialog
      title="Create Auction"
      description="All times are UTC. Its terms are fixed from the first bid on."
      initialValues={initialAuction}
      action="Create Auction"
      busyText="Creating..."
      busy={busy}
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
}
