import { units } from 'api/rules/postings';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { NumberField } from '../../../kit/forms/NumberField.tsx';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import type { ProductFieldFragment } from './ProductField.generated.ts';
import { ProductField } from './ProductField.tsx';

type PostingFieldsProps = {
  /** The initial product; undefined if the product cannot be chosen. */
  product: ProductFieldFragment | null | undefined;
  titlePlaceholder: string;
  describe: string;
};

/** Fields that RFPs and offerings have in common. */
export const PostingFields = ({ product, titlePlaceholder, describe }: PostingFieldsProps) => (
  <>
    <TextField name="title" label="Title" placeholder={titlePlaceholder} maxLength={160} />
    {product !== undefined && <ProductField name="productId" label="Product" initial={product} optional />}
    <TextArea name="description" label="Description" placeholder={describe} />
    <FieldRow>
      <NumberField name="quantity" label="Quantity" />
      <SelectField
        name="unit"
        label="Unit"
        options={asOptions(units)}
        placeholder="Select unit"
        hint="MT and Tons are metric tons of 1,000 kg."
      />
    </FieldRow>
  </>
);
