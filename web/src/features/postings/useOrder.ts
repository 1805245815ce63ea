import { orderRules as placedRules } from 'api/rules/orders';
import { whole } from 'api/rules/values';
import { multiplied } from '../../kit/amount.ts';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { minimumOf } from './statedTerms.ts';
import type { CommercialTermsFragment } from './CommercialTerms.generated.ts';
import { OrderOfferingDocument } from './InquireDialog.generated.ts';

export type InquiryValues = {
  offeringId: string;
  quantity: string;
  message: string;
  purchaseOrderNumber: string;
  deliveryAddress: string;
};
export type OrderedOffering = {
  id: string;
  quantity: number;
  unit: string;
  price: string;
  terms: CommercialTermsFragment;
};

/** Places an order for the quantity in the inquiry form; a refusal is shown at that field. */
export const useOrder = ({ id, price }: OrderedOffering, refetch: string[], onDone: () => void) => {
  const keyed = useCommandKey();
  const { submit, busy } = useSubmit(OrderOfferingDocument, {
    success: 'Your order has been created successfully. You will receive updates via email.',
    failure: 'Failed to create order. Please try again.',
    refetch,
  });

  const place = async ({ quantity, purchaseOrderNumber, deliveryAddress }: InquiryValues) => {
    // The total that the buyer saw: if the price changed, the server refuses the order.
    const totalAmount = multiplied(price, String(quantity));
    const result = await submit({
      input: keyed({ offeringId: id, quantity: Number(quantity), totalAmount, purchaseOrderNumber, deliveryAddress }),
    });
    if (!result.ok) return { ...result, fields: { quantity: result.reason } };
    onDone();
    return result;
  };
  return { place, busy };
};

const NO_QUANTITY = 'Please enter the quantity to order.';

/** An order needs an available quantity and no message. */
export const orderRules = ({ quantity, unit, terms }: OrderedOffering) =>
  placedRules.pick(['purchaseOrderNumber', 'deliveryAddress']).shape({
    quantity: whole('Quantity', NO_QUANTITY)
      .min(terms.minimumQuantity ?? 1, `The minimum quantity is ${minimumOf(terms)}.`)
      .max(quantity, `Only ${quantity.toLocaleString('en-US')} ${unit} are available.`)
      .required(NO_QUANTITY),
  });
