import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import type { ChosenProduct } from '../postings/ProductField.tsx';
import { AuctionDialog } from './AuctionDialog.tsx';
import { auctionCommand, initialAuction, type AuctionValues, type ValidAuction } from './auctionForm.ts';
import { CreateAuctionDocument } from './CreateAuctionDialog.generated.ts';

type CreateAuctionDialogProps = {
  /** Names of the queries to refetch after success. */
  refetch: string[];
  title?: string;
  /** Initial values and their product. */
  initial?: { values: AuctionValues; product: ChosenProduct | null };
  onCreated?: (id: string) => void;
  onClose: () => void;
};

/** Creates a forward or reverse auction. */
export const CreateAuctionDialog = ({ refetch, title, initial, onCreated, onClose }: CreateAuctionDialogProps) => {
  const keyed = useCommandKey();
  const { submit } = useSubmit(CreateAuctionDocument, {
    success: 'Your auction has been created successfully!',
    failure: 'Failed to create auction. Please try again.',
    refetch,
  });

  const handleSubmit = async (values: ValidAuction) => {
    const result = await submit({ input: keyed(auctionCommand(values)) });
    if (result.ok && result.data.createAuction) onCreated?.(result.data.createAuction.id);
    return result;
  };

  return (
    <AuctionDialog
      title={title ?? 'Create Auction'}
      description="Times are those of your time zone. The terms are fixed from the first bid on."
      initialValues={initial?.values ?? initialAuction}
      product={initial?.product}
      action="Create Auction"
      busyText="Creating..."
      onSubmit={handleSubmit}
      onClose={onClose}
    />
  );
};
