import { idIs } from '../../../../reading/id.ts';
import {
  allOf,
  always,
  asOf,
  columns,
  decimal,
  defineType,
  extendType,
  from,
  isViewersParty,
  manyBy,
  one,
  oneBy,
  personal,
  value,
} from '../../../../reading/reading.ts';
import { name, sql, type Sql } from '../../../../reading/sql.ts';
import { Product } from '../../../goods/catalogue/product.entity.ts';
import { companyOf } from '../../../people/companies/companies.reading.ts';
import { defineMoves } from '../../../people/companies/viewerCan.ts';
import { Conversation } from '../../../people/inbox/conversations/conversation.entity.ts';
import { Message } from '../../../people/inbox/messages/message.entity.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import { ofSides } from '../orders/orders.reading.ts';
import { CommercialTerms } from '../../../goods/postings/commercialTerms.type.ts';
import { updated, updatedSince } from '../../../goods/postings/postings.reading.ts';
import { current, isCurrent, isExpired, isOpen, isOther, isValid, movesOfQuotes } from './moves.ts';
import { Quote, QuoteRevision, QuoteViewerCan } from './quote.entity.ts';
import { MAX_REVISIONS } from './rules.ts';

const status = (quote: Sql): Sql => sql`case when ${isExpired(quote)} then 'expired' else ${quote}.status end`;

/** Quotes that wait for the party that the viewer acts for. */
export const awaitsViewer = allOf(isOpen, isValid, isOther).sql;

defineMoves(QuoteViewerCan, movesOfQuotes);

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
