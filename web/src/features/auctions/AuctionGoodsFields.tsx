import { auctionTypes } from 'api/rules/auctions';
import { FieldRow } from '../../kit/forms/Field.tsx';
import { NumberField } from '../../kit/forms/NumberField.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { ProductField, type ChosenProduct } from '../postings/ProductField.tsx';
import type { AuctionValues } from './auctionForm.ts';

const types = {
  forward: 'Forward – you sell, the highest bid wins',
  reverse: 'Reverse – you buy, the lowest bid wins',
};

type AuctionGoodsFieldsProps = { values: AuctionValues; product?: ChosenProduct | null };

/** Fields of the goods that are sold or bought. */
export const AuctionGoodsFields = ({ values: { type }, product }: AuctionGoodsFieldsProps) => (
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
      <NumberField name="quantity" label="Quantity" min="1" />
      <TextField name="unit" label="Unit" placeholder="MT, drums, pallets" maxLength={40} />
    </FieldRow>
  </>
);
