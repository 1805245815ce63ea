import { deliveryTerms, paymentTerms } from 'api/rules/postings';
import { CheckboxField } from '../../kit/forms/CheckboxField.tsx';
import { DateField } from '../../kit/forms/DateField.tsx';
import { FieldRow, FieldSet } from '../../kit/forms/Field.tsx';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { TextArea, TextField } from '../../kit/forms/TextField.tsx';
import { today } from '../../kit/time.ts';
import type { AuctionValues } from './auctionForm.ts';
import { deliveryTermLabels, paymentTermLabels } from '../postings/termLabels.ts';

/** Delivery, payment, quality and inspection. */
export const AuctionDeliveryFields = ({ values: { inspectionRequired } }: { values: AuctionValues }) => (
  <FieldSet>
    <legend>Terms</legend>
    <FieldRow>
      <TextField name="deliveryLocation" label="Delivery location" placeholder="Port or city" optional />
      <DateField name="deliveryDate" label="Delivery date" min={today()} optional />
    </FieldRow>
    <FieldRow>
      <SelectField
        name="deliveryTerms"
        label="Delivery terms"
        options={asOptions(deliveryTerms, deliveryTermLabels)}
        placeholder="Not set"
        optional
      />
      <SelectField
        name="paymentTerms"
        label="Payment terms"
        options={asOptions(paymentTerms, paymentTermLabels)}
        placeholder="Not set"
        optional
      />
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
