import { DateField } from '../../../kit/forms/DateField.tsx';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { MoneyField } from '../../../kit/forms/NumberField.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { today } from '../../../kit/time.ts';
import { OtherUnit } from './OtherUnit.tsx';
import { PostingFields } from './PostingFields.tsx';
import type { ProductFieldFragment } from './ProductField.generated.ts';

/** The terms of an RFP; without `product` its product stays. */
export const RfpFields = ({ product }: { product?: ProductFieldFragment | null }) => (
  <>
    <PostingFields
      product={product}
      titlePlaceholder="For example: Sulfuric Acid 98 %, 200 MT a month"
      describe="Grade, specification, packaging, documents you need"
    />
    <OtherUnit quantities={['quantity']} prices={[]} />
    <FieldRow>
      <MoneyField name="targetPrice" label="Target budget" hint="In US dollars, for the whole quantity." optional />
      <TextField name="deliveryLocation" label="Delivery location" placeholder="Port or city" optional />
    </FieldRow>
    <FieldRow>
      <DateField
        name="closingDate"
        label="Closing date"
        min={today()}
        hint="The last day for bids, to 24:00 UTC."
        optional
      />
      <DateField name="deliveryDate" label="Delivery date" min={today()} optional />
    </FieldRow>
  </>
);
