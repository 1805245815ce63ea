import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { orderRules as placedRules } from 'api/rules/orders';
import { whole } from 'api/rules/values';
import { useState } from 'react';
import { multiplied } from '../../kit/amount.ts';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { useSubmit } from '../../kit/useSubmit.ts';
import { minimumOf } from './statedTerms.ts';
import type { CommercialTermsFragment } from './CommercialTerms.generated.ts';
import { LatestOrdersDocument, OrderOfferingDocument, type LatestOrdersQuery } from './InquireDialog.generated.ts';

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
  const client = useApolloClient();
  const [equal, setEqual] = useState<EqualOrder>();

  const place = async ({ quantity: written, purchaseOrderNumber, deliveryAddress }: InquiryValues) => {
    // The total that the buyer saw: if the price changed, the server refuses the order.
    const totalAmount = multiplied(price, String(written));
    const quantity = Number(written);
    const isAsked = equal?.quantity === quantity;
    const found = isAsked ? undefined : await findEqual(client, id, quantity);
    if (found) return setEqual(found);
    const input = keyed({ offeringId: id, quantity, totalAmount, purchaseOrderNumber, deliveryAddress });
    // Another order, also where the answer about the first one was lost.
    if (isAsked) input.idempotencyKey += ` ${equal.number}`;
    const result = await submit({ input });
    if (!result.ok) return { ...result, fields: { quantity: result.reason } };
    onDone();
    return result;
  };
  return { place, busy, equal };
};

type EqualOrder = LatestOrdersQuery['orders']['nodes'][number];

const LATELY = 10 * 60_000;

/** The order of the buyer's party that is probably the same one. A failure to ask holds up no order. */
const findEqual = async (client: ApolloClient, id: string, quantity: number): Promise<EqualOrder | undefined> => {
  const asked = client.query({ query: LatestOrdersDocument, fetchPolicy: 'no-cache' });
  const { data } = await asked.catch(() => ({ data: undefined }));
  const isEqual = (order: EqualOrder) => order.offeringId === id && order.quantity === quantity;
  const isLately = ({ createdAt }: EqualOrder) => Date.now() - Date.parse(createdAt) < LATELY;
  return data?.orders.nodes.find((order) => isEqual(order) && isLately(order) && order.status !== 'cancelled');
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
