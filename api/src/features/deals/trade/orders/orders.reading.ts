import {
  asOf,
  extendType,
  columns,
  isViewersParty,
  day,
  decimal,
  from,
  hidden,
  many,
  manyBy,
  members,
  one,
  oneBy,
  visibleToParties,
  personal,
  defineType,
  value,
  type FieldPlan,
  type Rule,
  newest,
  ofEither,
} from '../../../../reading/reading.ts';
import { codeOf, hasCode, searchWords } from '../../../../reading/search.ts';
import { and, name, or, sql, type Sql } from '../../../../reading/sql.ts';
import { Auction } from '../../auctions/auction.entity.ts';
import { Bid } from '../../bids/bid.entity.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { companyOf } from '../../../people/companies/companies.reading.ts';
import { defineMoves } from '../../../people/companies/viewerCan.ts';
import { CommercialTerms } from '../../../goods/postings/commercialTerms.type.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Rfp } from '../../../goods/postings/rfp.entity.ts';
import { updated, updatedSince } from '../../../goods/postings/postings.reading.ts';
import { Order, OrderEvent } from './order.entity.ts';
import type { OrderSide } from './order.enums.ts';
import { OrderChange } from './orderChange.type.ts';
import { movesOfOrders } from './moves.ts';
import { OrderContact } from './orderContact.type.ts';
import { OrderViewerCan } from './viewerCan.type.ts';

export const ofSides = ofEither(isViewersParty, 'buyer_party_id', 'seller_party_id');
const ofParties: Rule = (row, viewer) => viewer.admin || ofSides(row, viewer);

/** Through the posting, whose material follows merges of the catalogue. */
const productId = (order: Sql): Sql =>
  sql`(select coalesce(offering.product_id, rfp.product_id, auction.product_id)
    from (values (${order}.offering_id, ${order}.bid_id)) source (offering_id, bid_id)
      left join offering on offering.id = source.offering_id
      left join bid on bid.id = source.bid_id
      left join rfp on rfp.id = bid.rfp_id
      left join auction on auction.id = bid.auction_id)`;

/** As the seller calls it now. */
const sku = (order: Sql): Sql =>
  sql`(select offering.sku from offering where offering.id = coalesce(${order}.offering_id, (select bid.offering_id from bid where bid.id = ${order}.bid_id)))`;

/** The name of a side: of its company, or that the person gave. */
export const partyName = (party: Sql, person: Sql): Sql =>
  sql`coalesce((select company_name from company_profile where party_id = ${party}), (select company_name from "user" where id = ${person}))`;
const nameOf = (order: Sql, side: OrderSide): Sql =>
  partyName(sql`${order}.${name(`${side}_party_id`)}`, sql`${order}.${name(`${side}_id`)}`);

/** Read from a source with the columns of `order_contact` and both sides. */
defineType(OrderContact, {
  table: 'order',
  visible: ofSides,
  fields: columns('name', 'email', 'phone', 'vatNumber'),
});

const contact = (side: OrderSide): FieldPlan => {
  const of = (field: string): Sql => sql`${name(`${side}_${field}`)}`;
  return personal(
    from(
      () => OrderContact,
      (order, contact) => sql`from (values (
        ${order}.buyer_party_id, ${order}.seller_party_id, ${order}.${of('contact_name')}, ${order}.${of('contact_email')}, ${order}.${of('contact_phone')},
        ${order}.${of('vat_number')}
      )) ${contact} (buyer_party_id, seller_party_id, name, email, phone, vat_number)`,
    ),
  );
};

defineType(Order, {
  visible: ofParties,
  fields: {
    ...columns('buyerId', 'sellerId', 'offeringId', 'bidId', 'title', 'materialName', 'number', 'location'),
    ...columns('deliveryTerms', 'paymentTerms', 'deliveryLocation'),
    buyerCompany: companyOf('buyer_party_id'),
    sellerCompany: companyOf('seller_party_id'),
    bid: personal(oneBy(() => Bid, 'bid_id')),
    viewerCan: from(() => OrderViewerCan),
    sku: personal(hidden(sku, (order, viewer) => isViewersParty(sql`${order}.seller_party_id`, viewer))),
    product: one(
      () => Product,
      (order, product) => sql`${product}.id = ${productId(order)}`,
    ),
    terms: from(() => CommercialTerms),
    unitPrice: value((order) => decimal(sql`${order}.price`)),
    deliveryDate: value((order) => day(sql`${order}.delivery_date`)),
    purchaseOrderNumber: personal(hidden((order) => sql`${order}.purchase_order_number`, ofSides)),
    deliveryAddress: personal(hidden((order) => sql`${order}.delivery_address`, ofSides)),
    buyerContact: contact('buyer'),
    sellerContact: contact('seller'),
    history: personal(
      manyBy(() => OrderEvent, 'order_id', { order: (event) => sql`${event}.created_at, ${event}.id`, max: 5 }),
    ),
  },
  sorts: { newest, updated: { ...updated, unindexed: true } },
  filters: {
    updatedSince,
    status: (row, status: string) => sql`${row}.status = ${status}`,
    side: (row, side: OrderSide, viewer) => isViewersParty(sql`${row}.${name(`${side}_party_id`)}`, viewer),
    commodity: (row, symbol: string) =>
      sql`${productId(row)} in (select product.id from product join commodity on commodity.id = product.commodity_id where commodity.symbol = ${symbol})`,
    // What only the parties see is searched for them only, and the SKU for its seller.
    search: (row, text: string, viewer) => {
      const words = sql`lower(${row}.title || ' ' || ${nameOf(row, 'buyer')} || ' ' || ${nameOf(row, 'seller')} || ' ' || coalesce(${row}.material_name, ''))`;
      const isSeller = isViewersParty(sql`${row}.seller_party_id`, viewer);
      const numbers = [
        sql`${row}.number = upper(${codeOf(text)})`,
        and([ofSides(row, viewer), hasCode(sql`${row}.purchase_order_number`, text)]),
        and([isSeller, hasCode(sku(row), text)]),
      ];
      return searchWords(words, text, { title: sql`${row}.title` }).or(or(...numbers));
    },
  },
});

defineMoves(OrderViewerCan, movesOfOrders);

defineType(OrderEvent, { visible: asOf('order', ofParties) });

/** Read from a source with the column `order_id`. */
defineType(OrderChange, {
  visible: members,
  fields: {
    order: personal(oneBy(() => Order, 'order_id')),
  },
});

const awardsOf = (target: 'rfp_id' | 'auction_id') =>
  many(
    () => Order,
    (row, order) => sql`${order}.bid_id in (select bid.id from bid where bid.${name(target)} = ${row}.id)`,
  );

extendType(Rfp, { orders: personal(awardsOf('rfp_id')) });
extendType(Auction, { orders: visibleToParties(awardsOf('auction_id')) });
extendType(Offering, { orders: personal(manyBy(() => Order, 'offering_id')) });
