import { auctionRules } from 'api/rules/auctions';
import { Form, type Refusal } from '../../kit/forms/Form.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog, DialogClose, DialogFoot } from '../../kit/ui/Dialog.tsx';
import type { ChosenProduct } from '../postings/ProductField.tsx';
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
export const AuctionDialog = ({
  title,
  description,
  initialValues,
  product,
  action,
  busyText,
  busy,
  onSubmit,
  onClose,
}: AuctionDialogProps) => (
  <Dialog open onOpenChange={onClose} title={title} description={description} wide>
    <Form initialValues={initialValues} schema={auctionRules} onSubmit={onSubmit} onInvalid={explainAuction}>
      {({ values }) => (
        <>
          <AuctionGoodsFields values={values} product={product} />
          <AuctionBiddingFields values={values} />
          <AuctionDeliveryFields values={values} />
          <DialogFoot>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={busy} busyText={busyText}>
              {action}
            </Button>
          </DialogFoot>
        </>
      )}
    </Form>
  </Dialog>
);
