// Fields of an order about its source.
import type { Field } from './fieldFunction.ts';
import { allFound, found } from './found.ts';
import { amount, cents, compareText, divided } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const bidOf = (asking: Asking, order: Row): Row | undefined => rowOf(asking, 'bid', order['bid_id']);

const auctionOf = (asking: Asking, order: Row): Row | undefined =>
  rowOf(asking, 'auction', bidOf(asking, order)?.['auction_id']);

const postingOf = (asking: Asking, order: Row): Row | undefined =>
  rowOf(asking, 'offering', order['offering_id']) ??
  rowOf(asking, 'rfp', bidOf(asking, order)?.['rfp_id']) ??
  auctionOf(asking, order);

const titleOf = (asking: Asking, order: Row): string => postingOf(asking, order)?.['title'] ?? 'Order';

const companyOf = (asking: Asking, userId: string): string =>
  text(
    asking.world.company_profile.find((profile) => profile['user_id'] === userId) ?? rowOf(asking, 'user', userId)!,
    'company_name',
  );

/** Texts that an order search looks at: its subject and the companies of both sides. */
export const orderText = (order: Row, asking: Asking): string =>
  [titleOf(asking, order), ...['buyer_id', 'seller_id'].map((side) => companyOf(asking, text(order, side)))].join(' ');

/** RFPs and auctions have delivery terms; an offering has only a location. */
const ofBid =
  (column: string): Field =>
  (order, asking) =>
    order['offering_id'] ? null : (postingOf(asking, order)?.[column] ?? null);

const ofAuction =
  (column: string): Field =>
  (order, asking) =>
    auctionOf(asking, order)?.[column] ?? null;

export const orders: Record<string, Field> = {
  'Order.title': (order, asking) => titleOf(asking, order),
  'Order.sku': (order, asking) => {
    const offeringId = order['offering_id'] ?? bidOf(asking, order)?.['offering_id'];
    return order['seller_id'] === asking.viewer.id ? (rowOf(asking, 'offering', offeringId)?.['sku'] ?? null) : null;
  },
  'Order.product': (order, asking) =>
    found(asking, 'Product', rowOf(asking, 'product', postingOf(asking, order)?.['product_id'])),
  'Order.materialName': (order, asking) =>
    rowOf(asking, 'product', postingOf(asking, order)?.['product_id'])?.['name'] ?? null,
  'Order.unitPrice': (order) =>
    order['quantity'] ? amount(divided(cents(text(order, 'total_amount')), BigInt(order['quantity']))) : null,
  'Order.deliveryTerms': ofAuction('delivery_terms'),
  'Order.paymentTerms': ofAuction('payment_terms'),
  'Order.deliveryLocation': ofBid('delivery_location'),
  'Order.deliveryDate': ofBid('delivery_date'),
  'Order.history': (order, asking) =>
    allFound(
      asking,
      'OrderEvent',
      asking.world.order_event
        .filter((event) => event['order_id'] === order['id'])
        .sort(
          (a, b) =>
            compareText(text(a, 'created_at'), text(b, 'created_at')) || compareText(text(a, 'id'), text(b, 'id')),
        ),
    ),
};
