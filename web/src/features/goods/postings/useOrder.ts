import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { orderRules as placedRules } from 'api/rules/orders';
import { whole } from 'api/rules/values';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { multiplied } from '../../../kit/amount.ts';
import { useCommandKey } from '../../../kit/useCommandKey.ts';
import { useSubmit, type SubmitResult } from '../../../kit/useSubmit.ts';
import { paths } from '../../../paths.ts';
import type { CompanyNameFragment, PersonNameFragment } from '../../people/companies/CompanyName.generated.ts';
import { tooFew, tooMany } from './statedTerms.ts';
import type { CommercialTermsFragment } from './CommercialTerms.generated.ts';
import {
  LatestOrdersDocument,
  OrderOfferingDocument,
  type LatestOrdersQuery,
  type OrderOfferingMutation,
} from './InquireDialog.generated.ts';

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
  user: PersonNameFragment;
  company: CompanyNameFragment | null;
};

type Placed = SubmitResult<OrderOfferingMutation>;
type Question = {
  total: string;
  values: InquiryValues;
  equal: EqualOrder | undefined;
  close: (placed?: Placed) => void;
};

/** Places an order for the quantity in the inquiry form, after a last question, and leads to it. */
export const useOrder = ({ id, price }: OrderedOffering, refetch: string[]) => {
  const keyed = useCommandKey();
  const { submit } = useSubmit(OrderOfferingDocument, {
    success: 'Your order has been created successfully. You will receive updates via email.',
    failure: 'Failed to create order. Please try again.',
    refetch,
  });
  const client = useApolloClient();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question>();

  /** The form counts as being sent until the question is closed, so that nothing asks about unsaved input. */
  const ask = async (values: InquiryValues) => {
    const equal = await findEqual(client, id, Number(values.quantity));
    const total = multiplied(price, String(values.quantity)) ?? '';
    const placed = await new Promise<Placed | undefined>((close) => setQuestion({ total, values, equal, close }));
    setQuestion(undefined);
    return placed;
  };

  const place = async ({ total: totalAmount, values, equal, close }: Question) => {
    const { quantity, purchaseOrderNumber, deliveryAddress } = values;
    // The total that the buyer saw: if the price changed, the server refuses the order.
    const input = keyed({
      offeringId: id,
      quantity: Number(quantity),
      totalAmount,
      purchaseOrderNumber,
      deliveryAddress,
    });
    // Another order, also where the answer about the first one was lost.
    if (equal) input.idempotencyKey += ` ${equal.number}`;
    const result = await submit({ input });
    // The form is saved before it is left, or Back would be asked about its input.
    if (result.ok) close(result);
    // In the place of the dialog, so that Back leads to the page below it.
    if (result.ok && result.data.placeOrder) void navigate(paths.order(result.data.placeOrder.id), { replace: true });
    return result;
  };
  return { ask, place, question };
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
    quantity: whole('Quantity', NO_QUANTITY, () => `Quantity must be a whole number of ${unit}.`)
      .min(terms.minimumQuantity ?? 1, tooFew(terms))
      .max(quantity, tooMany({ quantity, unit }))
      .required(NO_QUANTITY),
  });
