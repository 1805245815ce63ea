import { auctionRules, auctionTypes } from 'api/rules/auctions';
import { units } from 'api/rules/postings';
import { cents, divided } from '../../../kit/amount.ts';
import type { Refusal } from '../../../kit/forms/Form.tsx';
import { FormDialog } from '../../../kit/forms/FormDialog.tsx';
import { type ChosenProduct, ProductField } from '../../goods/postings/ProductField.tsx';
import { OtherUnit } from '../../goods/postings/OtherUnit.tsx';
import { UnusualPriceWarning } from '../../goods/postings/UnusualPriceWarning.tsx';
import { usePriceConfirmation } from '../../goods/postings/usePriceConfirmation.ts';
import { AuctionBiddingFields } from './AuctionBiddingFields.tsx';
import { AuctionDeliveryFields } from './AuctionDeliveryFields.tsx';
import { explainAuction, type AuctionValues, type ValidAuction } from './auctionForm.ts';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { NumberField } from '../../../kit/forms/NumberField.tsx';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';

type AuctionDialogProps = {
  title: string;
  description: string;
  initialValues: AuctionValues;
  /** The product of `productId`, for the field's label. */
  product?: ChosenProduct | null;
  action: string;
  busyText: string;
  onSubmit: (auction: ValidAuction) => Promise<{ ok: true } | Refusal | void>;
  onClose: () => void;
};

/** The form of an auction, for creating and editing. */
export const AuctionDialog = ({ product, action, onSubmit, ...dialog }: AuctionDialogProps) => {
  const price = usePriceConfirmation();

  const handleSubmit = async (values: object) => {
    const draft = pricedDraft(values as AuctionValues);
    if (draft && (await price.isAskedAbout(draft))) return;
    return onSubmit(auctionRules.cast(values));
  };

  return (
    <FormDialog
      {...dialog}
      wide
      schema={auctionRules}
      action={price.finding ? `${action} at this price` : action}
      warning={
        price.finding && (
          <UnusualPriceWarning finding={price.finding}>
            Check it, its unit and what prices are for, or confirm it.
          </UnusualPriceWarning>
        )
      }
      onSubmit={handleSubmit}
      onInvalid={explainAuction}
    >
      {({ values }) => (
        <>
          <AuctionGoodsFields values={values} product={product} />
          <AuctionBiddingFields values={values} />
          <AuctionDeliveryFields values={values} />
        </>
      )}
    </FormDialog>
  );
};

/** The starting price for one unit of the material; undefined if there is nothing to compare it with. */
const pricedDraft = ({ productId, quantity, unit: given, priceBasis, startingPrice }: AuctionValues) => {
  const unit = units.find((one) => one.toLowerCase() === given.toLowerCase());
  const price = priceBasis === 'lot' ? divided(startingPrice, quantity) : startingPrice;
  return productId && unit && price && cents(price) ? { productId, price, unit } : undefined;
};

const types = {
  forward: 'Forward – you sell, the highest bid wins',
  reverse: 'Reverse – you buy, the lowest bid wins',
};

type AuctionGoodsFieldsProps = { values: AuctionValues; product?: ChosenProduct | null };

/** Fields of the goods that are sold or bought. */
const AuctionGoodsFields = ({ values: { type, priceBasis }, product }: AuctionGoodsFieldsProps) => (
  <>
    <SelectField name="type" label="Type of auction" options={asOptions(auctionTypes, types)} />
    <TextField
      name="title"
      label="Title"
      placeholder={type === 'forward' ? 'For example: 400 MT urea, granular' : 'For example: Supply of 400 MT urea'}
      maxLength={160}
    />
    <ProductField name="productId" label="Product" initial={product} />
    <TextArea name="description" label="Description" placeholder="Grade, origin, packaging, documents" />
    <FieldRow>
      <NumberField name="quantity" label="Quantity" />
      <TextField name="unit" label="Unit" placeholder="MT, drums, pallets" maxLength={40} />
    </FieldRow>
    <OtherUnit
      quantities={['quantity']}
      prices={priceBasis === 'per_unit' ? ['startingPrice', 'reservePrice', 'bidIncrement'] : []}
    />
  </>
);
