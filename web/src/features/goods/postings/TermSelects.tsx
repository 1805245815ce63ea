import { paymentTerms } from 'api/rules/postings';
import { deliveryTerms } from 'api/rules/values/deliveryTermNames';
import { asOptions, SelectField } from '../../../kit/forms/SelectField.tsx';
import { deliveryTermLabels, paymentTermLabels } from './termLabels.ts';

type TermSelectProps = { placeholder?: string };

export const DeliveryTermsSelect = ({ placeholder = 'Not set' }: TermSelectProps) => (
  <SelectField
    name="deliveryTerms"
    label="Delivery terms"
    options={asOptions(deliveryTerms, deliveryTermLabels)}
    placeholder={placeholder}
    optional
  />
);

export const PaymentTermsSelect = ({ placeholder = 'Not set' }: TermSelectProps) => (
  <SelectField
    name="paymentTerms"
    label="Payment terms"
    options={asOptions(paymentTerms, paymentTermLabels)}
    placeholder={placeholder}
    optional
  />
);
