import { useNavigate } from 'react-router-dom';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import type { ChosenProduct } from '../../goods/postings/ProductField.tsx';
import { AuctionDialog } from './AuctionDialog.tsx';
import { auctionCommand, initialAuction, type AuctionValues, type ValidAuction } from './auctionForm.ts';
import { CreateAuctionDocument } from './CreateAuctionDialog.generated.ts';

type CreateAuctionDialogProps = {
  /** Names of the queries to refetch after success. */
  refetch: string[];
  title?: string;
  /** Initial values and their product. */
  initial?: { values: AuctionValues; product: ChosenProduct | null };
  /** Instead of leading to the auction; the dialog does not close by itself then. */
  onCreated?: (id: string) => void;
  onClose: () => void;
};

/** Creates a forward or reverse auction, and leads to it. */
export const CreateAuctionDialog = ({ refetch, title, initial, onCreated, onClose }: CreateAuctionDialogProps) => {
  const keyed = useCommandKey();
  const navigate = useNavigate();
  // In the place of the dialog, so that Back leads to the page below it.
  const opened = onCreated ?? ((id) => void navigate(paths.auction(id), { replace: true }));
  const { submit } = useSubmit(CreateAuctionDocument, {
    success: 'Your auction has been created successfully!',
    failure: 'Failed to create auction. Please try again.',
    refetch,
  });

  const handleSubmit = async (values: ValidAuction) => {
    const result = await submit({ input: keyed(auctionCommand(values)) });
    const id = result.ok && result.data.createAuction?.id;
    return id ? void opened(id) : result;
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
