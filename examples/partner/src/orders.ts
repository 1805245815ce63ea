// The orders and quotes of the seller.
import type { Client } from './client.ts';
import { Followed } from './followed.ts';
import { OrdersDocument, QuotesDocument, type OrdersQuery, type QuotesQuery } from './operations.generated.ts';

export type Order = OrdersQuery['orders']['nodes'][number];
export type Quote = QuotesQuery['quotes']['nodes'][number];

/** Before the first quote. */
const EVER = '1970-01-01T00:00:00Z';

export const followedOrders = (client: Client, path: string, onChange: (order: Order) => void): Followed<Order> =>
  new Followed(
    path,
    async (updatedSince, after) => (await client.graphql(OrdersDocument, { updatedSince, after })).orders,
    onChange,
  );

export const followedQuotes = (client: Client, path: string, onChange: (quote: Quote) => void): Followed<Quote> =>
  new Followed(
    path,
    async (updatedSince, after) =>
      (await client.graphql(QuotesDocument, { updatedSince: updatedSince ?? EVER, after })).quotes,
    onChange,
  );

/** The quantity of each offering's orders that wait for the seller's confirmation. */
export const pendingOf = (orders: Iterable<Order>): Map<string, number> => {
  const quantities = new Map<string, number>();
  for (const { status, offeringId, quantity } of orders)
    if (status === 'pending' && offeringId !== null)
      quantities.set(offeringId, (quantities.get(offeringId) ?? 0) + (quantity ?? 0));
  return quantities;
};
