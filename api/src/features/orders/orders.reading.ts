import {
  extendType,
  column,
  day,
  decimal,
  everyone,
  from,
  hidden,
  allOf,
  many,
  members,
  one,
  visibleToParties,
  personal,
  defineType,
  value,
  type FieldPlan,
  type Rule,
  newest,
} from '../../reading/reading.ts';
import { searchWords } from '../../reading/search.ts';
import { join, name, sql, type Sql } from '../../reading/sql.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Bid } from '../bids/bid.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { updated, updatedSince } from '../postings/postings.reading.ts';
import { Order, OrderEvent } from './order.entity.ts';
import type { OrderSide } from './order.enums.ts';
import { OrderChange } from './orderChange.type.ts';
import { orderMoveNames, orderMoves, type OrderMove } from './rules.ts';
import { OrderViewerCan } from './viewerCan.type.ts';

const ofParties: Rule = (row, viewer) =>
  viewer.admin || (viewer.id !== null && sql`(${row}.buyer_id = ${viewer.id} or ${row}.seller_id = ${viewer.id})`);

const source = sql`"source"`;
/** A column of the RFP or auction whose bid was awarded. */
const ofBid = (order: Sql, rfp: Sql, auction: Sql): Sql =>
  sql`(select coalesce(${rfp}, ${auction}) from bid left join rfp on rfp.id = bid.rfp_id left join auction on auction.id = bid.auction_id where bid.id = ${order}.bid_id)`;
const ofAuction = (order: Sql, columnOfAuction: Sql): Sql =>
  sql`(select ${columnOfAuction} from bid join auction on auction.id = bid.auction_id where bid.id = ${order}.bid_id)`;
const ofOffering = (order: Sql, columnOfOffering: Sql): Sql =>
  sql`(select ${source}.${columnOfOffering} from offering ${source} where ${source}.id = ${order}.offering_id)`;

/** The title of the posting, which is public. */
const title = (order: Sql): Sql =>
  sql`coalesce(${ofOffering(order, sql`title`)}, ${ofBid(order, sql`rfp.title`, sql`auction.title`)}, 'Order')`;

const productId = (order: Sql): Sql =>
  sql`coalesce(${ofOffering(order, sql`product_id`)}, ${ofBid(order, sql`rfp.product_id`, sql`auction.product_id`)})`;

/** As the seller calls it now. */
const sku = (order: Sql): Sql =>
  sql`(select ${source}.sku from offering ${source} where ${source}.id = coalesce(${order}.offering_id, (select bid.offering_id from bid where bid.id = ${order}.bid_id)))`;

const nameOf = (person: Sql): Sql =>
  sql`(select coalesce(company_profile.company_name, "user".company_name) from "user" left join company_profile on company_profile.user_id = "user".id where "user".id = ${person})`;

defineType(Order, {
  visible: ofParties,
  fields: {
    buyerId: column('buyer_id'),
    sellerId: column('seller_id'),
    offeringId: column('offering_id'),
    bidId: column('bid_id'),
    bid: personal(
      one(
        () => Bid,
        (order, bid) => sql`${bid}.id = ${order}.bid_id`,
      ),
    ),
    viewerCan: from(() => OrderViewerCan),
    title: value(title),
    sku: personal(hidden(sku, (order, { id }) => id !== null && sql`${order}.seller_id = ${id}`)),
    product: one(
      () => Product,
      (order, product) => sql`${product}.id = ${productId(order)}`,
    ),
    materialName: value(
      (order) => sql`(select material.name from product material where material.id = ${productId(order)})`,
    ),
    unitPrice: value((order) => decimal(sql`round(${order}.total_amount / ${order}.quantity, 2)`)),
    deliveryTerms: value((order) => ofAuction(order, sql`auction.delivery_terms`)),
    paymentTerms: value((order) => ofAuction(order, sql`auction.payment_terms`)),
    deliveryLocation: value((order) => ofBid(order, sql`rfp.delivery_location`, sql`auction.delivery_location`)),
    deliveryDate: value((order) => day(ofBid(order, sql`rfp.delivery_date`, sql`auction.delivery_date`))),
    history: personal(
      many(
        () => OrderEvent,
        (order, event) => sql`${event}.order_id = ${order}.id`,
        { order: (event) => sql`${event}.created_at, ${event}.id`, max: 5 },
      ),
    ),
  },
  sorts: { newest, updated: { ...updated, unindexed: true } },
  filters: {
    updatedSince,
    status: (row, status: string) => sql`${row}.status = ${status}`,
    side: (row, side: OrderSide, viewer) =>
      side === 'buyer' ? sql`${row}.buyer_id = ${viewer.id}::uuid` : sql`${row}.seller_id = ${viewer.id}::uuid`,
    // The web app prints the end of the id as the number of the order.
    search: (row, text: string) =>
      searchWords(
        sql`lower(${title(row)} || ' ' || ${nameOf(sql`${row}.buyer_id`)} || ' ' || ${nameOf(sql`${row}.seller_id`)})`,
        text,
      ).or(sql`right(${row}.id::text, 12) = ${text.trim().toLowerCase()}`),
  },
});

/** Whether the viewer may set this status now. */
const can = (move: OrderMove): FieldPlan => {
  const { from: statuses, by } = orderMoves[move];
  const isInTurn: Rule = (order) => sql`${order}.status = any (${[...statuses]}::text[])`;
  const isSide: Rule = (order, { id }) =>
    id !== null &&
    sql`(${join(
      by.map((side) => sql`${order}.${name(`${side}_id`)} = ${id}`),
      ' or ',
    )})`;
  return personal(allOf(isSide, isInTurn));
};

defineType(OrderViewerCan, {
  table: () => Order,
  visible: everyone,
  fields: Object.fromEntries(orderMoveNames.map((move) => [orderMoves[move].action, can(move)])),
});

const seen = sql`"seen_order"`;

defineType(OrderEvent, {
  visible: (event, viewer) => {
    const rule = ofParties(seen, viewer);
    return typeof rule === 'boolean'
      ? rule
      : sql`exists (select 1 from "order" ${seen} where ${seen}.id = ${event}.order_id and ${rule})`;
  },
});

/** Read from a source with the column `order_id`. */
defineType(OrderChange, {
  visible: members,
  fields: {
    order: personal(
      one(
        () => Order,
        (change, order) => sql`${order}.id = ${change}.order_id`,
      ),
    ),
  },
});

extendType(Rfp, {
  orders: personal(
    many(
      () => Order,
      (rfp, order) => sql`${order}.bid_id in (select bid.id from bid where bid.rfp_id = ${rfp}.id)`,
    ),
  ),
});

extendType(Auction, {
  orders: visibleToParties(
    many(
      () => Order,
      (row, order) => sql`${order}.bid_id in (select bid.id from bid where bid.auction_id = ${row}.id)`,
    ),
  ),
});

extendType(Offering, {
  orders: personal(
    many(
      () => Order,
      (offering, order) => sql`${order}.offering_id = ${offering}.id`,
    ),
  ),
});
