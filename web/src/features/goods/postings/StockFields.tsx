import { termList } from 'api/rules/postings';
import { DateField } from '../../../kit/forms/DateField.tsx';
import { FieldRow } from '../../../kit/forms/Field.tsx';
import { TextField } from '../../../kit/forms/TextField.tsx';
import { today } from '../../../kit/time.ts';

/** How long an offering stands, and texts such as the seller's own number. */
export const StockFields = () => (
  <FieldRow>
    <DateField name="availableUntil" label="Available until" min={today()} hint="To 24:00 UTC of that day." optional />
    {termList.map(([name, { field }]) => field && <TextField key={name} name={name} {...field} optional />)}
  </FieldRow>
);
