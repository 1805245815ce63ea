import { auctionRules } from 'api/rules/auctions';
import { accepted, type Prefill } from '../../goods/postings/prefill.ts';
import { usePrefill } from '../../goods/postings/usePrefill.ts';
import { initialAuction } from './auctionForm.ts';
import { CreateAuctionDialog } from './CreateAuctionDialog.tsx';

type NewAuctionDialogProps = {
  /** The initial title; the product is prefilled too if the catalogue has one with that name. */
  title?: string;
  productId?: string;
  /** Further initial values, from the URL. */
  prefill?: Prefill;
  refetch: string[];
  onClose: () => void;
};

const filledIn = ({ price, basis, place, terms, date, ...same }: Prefill) =>
  accepted(auctionRules, {
    ...same,
    startingPrice: price,
    priceBasis: basis,
    deliveryLocation: place,
    deliveryTerms: terms,
    deliveryDate: date,
  });

/** Creates an auction, prefilled with the search text. */
export const NewAuctionDialog = ({ title, productId, prefill = {}, ...dialog }: NewAuctionDialogProps) => {
  const { loading, product, values } = usePrefill(productId, title);
  if (loading) return null;
  const { unit } = values;
  const start = {
    ...initialAuction,
    title: values.title,
    unit,
    productId: product?.id ?? initialAuction.productId,
    ...filledIn(prefill),
  };
  return <CreateAuctionDialog initial={{ values: start, product }} {...dialog} />;
};
