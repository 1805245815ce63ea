import { auctionRules } from 'api/rules/auctions';
import { units } from 'api/rules/postings';
import { cents, divided } from '../../kit/amount.ts';
import { Form, type Refusal } from '../../kit/forms/Form.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import type { ChosenProduct } from '../postings/ProductField.tsx';
import { UnusualPriceWarning } from '../postings/UnusualPriceWarning.tsx';
import { usePriceConfirmation } from '../postings/usePriceConfirmation.ts';
import { AuctionBiddingFields } from './AuctionBiddingFields.tsx';
import { AuctionDeliveryFields } from './AuctionDeliveryFields.tsx';
import { explainAuction, type AuctionValues } from './auctionForm.ts';
import { AuctionGoodsFields } from './AuctionGoodsFields.tsx';

type AuctionDialogProps = {
  title: string;
  description: string;
  initialValues: AuctionValues;
  /** The product of `productId`, for the field's label. */
  product?: ChosenProduct | null;
  action: string;
  busyText: string;
  busy: boolean;
  onSubmit: (values: object) => Promise<{ ok: true } | Refusal>;
  onClose: () => void;
};

/** The form of an auction, for creating and editing. */
export function AuctionDialog({
  title,
  description,
  initialValues,
  product,
  action,
  busyText,
  busy,
  onSubmit,
  onClose,
}: AuctionDialogProps) {
  const price = usePriceConfirmation();

  async function handleSubmit(values: object) {
    const draft = pricedDraft(values as AuctionValues);
    if (draft && (await price.isAskedAbout(draft))) return;
    return onSubmit(values);
  }

  return (
    <Dialog onClose={onClose} title={title} description={description} wide>
      <Form initialValues={initialValues} schema={auctionRules} onSubmit={handleSubmit} onInvalid={explainAuction}>
        {({ values }) => (
          <>
            <AuctionGoodsFields values={values} product={product} />
            <AuctionBiddingFields values={values} />
            <AuctionDeliveryFields values={values} />
            <DialogFoot>
              {price.finding && (
                <UnusualPriceWarning finding={price.finding}>
                  Check it, its unit and what prices are for, or confirm it.
                </UnusualPriceWarning>
              )}
              <DialogClose asChild>
                <Button variant="secondary">Cancel</Button>
              </DialogClose>
              <Button type="submit" busy={busy} busyText={busyText}>
                {price.finding ? `${action} at this price` : action}
              </Button>
            </DialogFoot>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** The starting price for one unit of the material; undefined if there is nothing to compare it with. */
function pricedDraft({ productId, quantity, unit: given, priceBasis, startingPrice }: AuctionValues) {
  const unit = units.find((one) => one.toLowerCase() === given.toLowerCase());
  const price = priceBasis === 'lot' ? divided(startingPrice, Number(quantity)) : startingPrice;
  return productId && unit && price && cents(price) ? { productId, price, unit } : undefined;
}
