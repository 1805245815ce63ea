import { idIs } from '../../reading/id.ts';
import {
  allOf,
  always,
  asOf,
  columns,
  decimal,
  defineType,
  everyone,
  extendType,
  from,
  isActingParty,
  isViewersParty,
  manyBy,
  one,
  oneBy,
  personal,
  value,
  type Rule,
} from '../../reading/reading.ts';
import { name, sql, type Sql } from '../../reading/sql.ts';
import { Product } from '../catalogue/product.entity.ts';
import { companyOf } from '../companies/companies.reading.ts';
import { isOfUnlockedCompany } from '../companies/lockedCompany.ts';
import { defineViewerCan } from '../companies/viewerCan.ts';
import { Conversation } from '../conversations/conversation.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import { isOn, isSide } from '../orders/moves.ts';
import { ofSides } from '../orders/orders.reading.ts';
import { CommercialTerms } from '../postings/commercialTerms.type.ts';
import { today, updated, updatedSince } from '../postings/postings.reading.ts';
import { Quote, QuoteRevision, QuoteViewerCan } from './quote.entity.ts';
import { MAX_REVISIONS } from './rules.ts';

const isCurrent = (quote: Sql, revision: Sql): Sql =>
  sql`${revision}.quote_id = ${quote}.id and ${revision}.number = ${quote}.current_revision`;
/** Of the terms that are proposed now. */
const current = (quote: Sql, expression: Sql): Sql =>
  sql`(select ${expression} from quote_revision current where ${isCurrent(quote, sql`current`)})`;

const isOpen: Rule = (quote) => sql`${quote}.status = 'open'`;
const isExpired = (quote: Sql): Sql =>
  sql`(${quote}.status = 'open' and ${current(quote, sql`coalesce(available_until < ${today}, false)`)})`;
const status = (quote: Sql): Sql => sql`case when ${isExpired(quote)} then 'expired' else ${quote}.status end`;
const isValid: Rule = (quote) => sql`not ${isExpired(quote)}`;

/** Whether the viewer acts for the buyer, if the current terms are of this side, otherwise for the seller. */
const isBuyerAfter =
  (side: OrderSide): Rule =>
  (quote, viewer) =>
    isActingParty(
      current(quote, sql`case side when ${side} then ${quote}.buyer_party_id else ${quote}.seller_party_id end`),
      viewer,
    );
/** Whether the viewer acts for the side that proposed the current terms, or for the other one. */
const [isAuthor, isOther] = [isBuyerAfter('buyer'), isBuyerAfter('seller')];

/** Quotes that wait for the party that the viewer acts for. */
export const awaitsViewer = allOf(isOpen, isValid, isOther).sql;

// The moves decide by the same conditions on the locked row.
const mayRevise: Rule = (quote, viewer) =>
  viewer.id !== null && sql`(${isValid(quote, viewer)} or ${isOn('seller')(quote, viewer)})`;
const hasRoom: Rule = (quote) => sql`${quote}.current_revision < ${MAX_REVISIONS}`;
const isPriced: Rule = (quote) => current(quote, sql`price is not null`);
const isOnOffer: Rule = (quote) =>
  sql`(select offering.status <> 'withdrawn' from offering where offering.id = ${quote}.offering_id)`;
/** Not even for a while since the current terms were proposed. */
const wasOnOffer: Rule = (quote) =>
  sql`(select coalesce(offering.withdrawn_at < ${current(quote, sql`created_at`)}, true) from offering where offering.id = ${quote}.offering_id)`;
/** As the offering shows, too. */
const isOfUnlockedSeller = isOfUnlockedCompany('seller_party_id');

defineViewerCan(QuoteViewerCan, {
  table: () => Quote,
  visible: everyone,
  fields: {
    revise: personal(allOf(isSide, isOpen, mayRevise, hasRoom, isOnOffer)),
    accept: personal(allOf(isOther, isOpen, isValid, isPriced, isOnOffer, wasOnOffer, isOfUnlockedSeller)),
    decline: personal(allOf(isOther, isOpen)),
    withdraw: personal(allOf(isAuthor, isOpen)),
  },
});

defineType(Quote, {
  visible: ofSides,
  fields: {
    ...columns('number', 'buyerId', 'sellerId', 'offeringId'),
    status: value(status),
    isExpired: value(isExpired),
    awaiting: value(
      (quote) =>
        sql`case when ${quote}.status = 'open' then ${current(quote, sql`case side when 'buyer' then 'seller' else 'buyer' end`)} end`,
    ),
    buyerCompany: companyOf('buyer_party_id'),
    sellerCompany: companyOf('seller_party_id'),
    product: one(
      () => Product,
      (quote, product) =>
        sql`${product}.id = (select offering.product_id from offering where offering.id = ${quote}.offering_id)`,
    ),
    // Both sides see both; the database has them for each quote.
    revision: personal(always(one(() => QuoteRevision, isCurrent))),
    conversation: personal(always(oneBy(() => Conversation, 'conversation_id'))),
    revisions: personal(
      manyBy(() => QuoteRevision, 'quote_id', { order: (revision) => sql`${revision}.number`, max: MAX_REVISIONS }),
    ),
    order: personal(
      one(
        () => Order,
        (quote, order) => sql`${order}.quote_id = ${quote}.id`,
      ),
    ),
    viewerCan: from(() => QuoteViewerCan),
  },
  sorts: { latest: { ...updated, descending: true, unindexed: true }, updated: { ...updated, unindexed: true } },
  filters: {
    updatedSince,
    side: (row, side: OrderSide, viewer) => isViewersParty(sql`${row}.${name(`${side}_party_id`)}`, viewer),
    status: (row, wanted: string) => sql`${status(row)} = ${wanted}`,
    awaitingMe: (row, wanted: boolean, viewer) => sql`${awaitsViewer(row, viewer, {})} = ${wanted}`,
    offeringId: (row, id: string) => idIs(sql`${row}.offering_id`, id),
  },
});

defineType(QuoteRevision, {
  visible: asOf('quote', ofSides),
  fields: {
    quote: personal(always(oneBy(() => Quote, 'quote_id'))),
    terms: from(() => CommercialTerms),
    totalAmount: value((revision) => decimal(sql`${revision}.total_amount`)),
  },
});

extendType(Message, {
  quote: personal(
    one(
      () => Quote,
      (message, quote) => sql`${message}.kind = 'quote' and ${quote}.id = ${message}.about_id`,
    ),
  ),
});
