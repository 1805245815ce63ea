import { DateField } from '../../kit/forms/DateField.tsx';
import { FieldRow } from '../../kit/forms/Field.tsx';
import { TextField } from '../../kit/forms/TextField.tsx';
import { today } from '../../kit/time.ts';

/** How long an offering stands, and the seller's own number for it. */
export const StockFields = () => (
  <FieldRow>
    <DateField name="availableUntil" label="Available until" min={today()} optional />
    <TextField name="sku" label="Your SKU" hint="Your own number for it. Only you see it." maxLength={64} optional />
  </FieldRow>
);
