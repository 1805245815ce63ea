import { DateField } from '../../kit/forms/DateField.tsx';
import { FieldRow } from '../../kit/forms/Field.tsx';
import { MoneyField, NumberField } from '../../kit/forms/NumberField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { today } from '../../kit/time.ts';
import { DeliveryTermsSelect, PaymentTermsSelect } from '../postings/TermSelects.tsx';

/** The terms of a quote. */
export const QuoteTermFields = ({ unit, isSeller }: { unit: string | null; isSeller: boolean }) => (
  <>
    <FieldRow>
      <MoneyField name="price" label="Price" unit={unit ?? undefined} optional={!isSeller} />
      <NumberField name="quantity" label="Quantity" min="1" suffix={unit ?? undefined} />
      <NumberField name="quantityTolerance" label="Tolerance" min="1" prefix="±" suffix="%" optional />
    </FieldRow>
    <FieldRow>
      <DeliveryTermsSelect />
      <TextField name="deliveryLocation" label="Named place" placeholder="Port or city" maxLength={200} optional />
    </FieldRow>
    <FieldRow>
      <NumberField name="leadTimeDays" label="Lead time" min="1" suffix="days" hint="After the order." optional />
      <DateField name="deliveryDate" label="Delivery date" min={today()} hint="Instead of a lead time." optional />
      <PaymentTermsSelect />
    </FieldRow>
    <FieldRow>
      <TextField name="packaging" label="Packaging" maxLength={200} optional />
      <TextField name="origin" label="Origin" maxLength={100} optional />
      <DateField name="validUntil" label="Valid until" min={today()} hint="To the end of that day, UTC." />
    </FieldRow>
    <TextArea name="note" label="Message" rows={3} optional />
  </>
);
