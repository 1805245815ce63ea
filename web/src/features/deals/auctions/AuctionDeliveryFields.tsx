import { CheckboxField } from '../../../kit/forms/CheckboxField.tsx';
import { DateField } from '../../../kit/forms/DateField.tsx';
import { FieldRow, FieldSet } from '../../../kit/forms/Field.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import { today } from '../../../kit/time.ts';
import type { AuctionValues } from './auctionForm.ts';
import { NamedPlace } from '../../goods/postings/TermFields.tsx';
import { DeliveryTermsSelect, PaymentTermsSelect } from '../../goods/postings/TermSelects.tsx';

/** Delivery, payment, quality and inspection. */
export const AuctionDeliveryFields = ({ values: { inspectionRequired } }: { values: AuctionValues }) => (
  <FieldSet>
    <legend>Terms</legend>
    <FieldRow>
      <NamedPlace label="Delivery location" />
      <DateField name="deliveryDate" label="Delivery date" min={today()} optional />
    </FieldRow>
    <FieldRow>
      <DeliveryTermsSelect />
      <PaymentTermsSelect />
    </FieldRow>
    <TextArea
      name="qualitySpecs.requirements"
      label="Quality requirements"
      placeholder="Assay, limits, certificates"
      rows={3}
      optional
    />
    <CheckboxField name="inspectionRequired">The goods are inspected</CheckboxField>
    {inspectionRequired && (
      <TextField name="inspectionLocation" label="Inspection location" placeholder="Where they can be inspected" />
    )}
  </FieldSet>
);
