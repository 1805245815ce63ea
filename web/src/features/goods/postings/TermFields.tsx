import { placeAsked } from 'api/rules/values/deliveryTermNames';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { DateField } from '../../../kit/forms/DateField.tsx';
import { FieldRow, FieldSet } from '../../../kit/forms/Field.tsx';
import { NumberField } from '../../../kit/forms/NumberField.tsx';
import { TextArea, TextField } from '../../../kit/forms/TextField.tsx';
import { today } from '../../../kit/time.ts';
import { DeliveryTermsSelect, PaymentTermsSelect } from './TermSelects.tsx';

/** The optional commercial terms of an offering. */
export const TermFields = ({ unit }: { unit?: string }) => (
  <FieldSet>
    <legend>Commercial terms</legend>
    <FieldRow>
      <NumberField
        name="minimumQuantity"
        label="Minimum order"
        suffix={unit}
        hint="Smaller orders are refused."
        optional
      />
      <NumberField
        name="quantityTolerance"
        label="Tolerance"
        prefix="±"
        suffix="%"
        hint="Of the delivered quantity."
        optional
      />
    </FieldRow>
    <AgreedTermFields />
    <TextArea
      name="specifications"
      label="Specifications"
      rows={3}
      placeholder={'grade: Technical\nassay: 98 % min'}
      hint="One 'name: value' per line. A grade other than that of the product is marked."
      optional
    />
  </FieldSet>
);

/** Asks for the place where there is a term, because a term without one says little about who pays what. */
export const NamedPlace = ({ label }: { label: string }) => {
  const [{ value: term }] = useField<string>('deliveryTerms');
  const [{ value: place }] = useField<string>('deliveryLocation');
  const hint = placeAsked(term, place);
  return <TextField name="deliveryLocation" placeholder="Port or city" maxLength={200} optional {...{ label, hint }} />;
};

/** The terms that offerings and quotes have; `children` is a field beside the last ones. */
export const AgreedTermFields = ({ children }: { children?: ReactNode }) => (
  <>
    <FieldRow>
      <DeliveryTermsSelect />
      <NamedPlace label="Named place" />
    </FieldRow>
    <FieldRow>
      <NumberField name="leadTimeDays" label="Lead time" suffix="days" hint="After the order." optional />
      <DateField name="deliveryDate" label="Delivery date" min={today()} hint="Instead of a lead time." optional />
      <PaymentTermsSelect />
    </FieldRow>
    <FieldRow>
      <TextField name="packaging" label="Packaging" placeholder="For example: 25 kg bag" maxLength={200} optional />
      <TextField name="origin" label="Origin" placeholder="Where the goods were made" maxLength={100} optional />
      {children}
    </FieldRow>
  </>
);
