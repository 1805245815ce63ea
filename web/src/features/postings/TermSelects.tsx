import { deliveryTerms, paymentTerms } from 'api/rules/postings';
import { asOptions, SelectField } from '../../kit/forms/SelectField.tsx';
import { deliveryTermLabels, paymentTermLabels } from './termLabels.ts';

export const DeliveryTermsSelect = () => (
  <SelectField
    name="deliveryTerms"
    label="Delivery terms"
    options={asOptions(deliveryTerms, deliveryTermLabels)}
    placeholder="Not set"
    optional
  />
);

export const PaymentTermsSelect = () => (
  <SelectField
    name="paymentTerms"
    label="Payment terms"
    options={asOptions(paymentTerms, paymentTermLabels)}
    placeholder="Not set"
    optional
  />
);
