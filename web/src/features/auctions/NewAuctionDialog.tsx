import { usePrefill } from '../postings/usePrefill.ts';
import { initialAuction } from './auctionForm.ts';
import { CreateAuctionDialog } from './CreateAuctionDialog.tsx';

type NewAuctionDialogProps = {
  /** What to start with: also the material, where the catalogue has one of that name. */
  title?: string;
  refetch: string[];
  onClose: () => void;
};

/** A new auction, prefilled with what was searched for. */
export function NewAuctionDialog({ title, ...dialog }: NewAuctionDialogProps) {
  const { loading, product, values } = usePrefill(undefined, title);
  if (loading) return null;
  const { unit } = values;
  const start = { ...initialAuction, title: values.title, unit, productId: product?.id ?? initialAuction.productId };
  return <CreateAuctionDialog initial={{ values: start, product }} {...dialog} />;
}
