import { instant, isActingParty, type Rule } from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { isOfUnlockedCompany } from '../../../people/companies/lockedCompany.ts';
import type { Condition, Moves } from '../../../people/companies/moves.ts';
import { isOn, isSide } from '../orders/moves.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import { today } from '../../../goods/postings/postingStatus.ts';
import { MAX_REVISIONS } from './rules.ts';

export const isCurrent = (quote: Sql, revision: Sql): Sql =>
  sql`${revision}.quote_id = ${quote}.id and ${revision}.number = ${quote}.current_revision`;
/** Of the terms that are proposed now. */
export const current = (quote: Sql, expression: Sql): Sql =>
  sql`(select ${expression} from quote_revision current where ${isCurrent(quote, sql`current`)})`;

export const isOpen: Rule = (quote) => sql`${quote}.status = 'open'`;
export const isExpired = (quote: Sql): Sql =>
  sql`(${quote}.status = 'open' and ${current(quote, sql`coalesce(available_until < ${today}, false)`)})`;
export const isValid: Rule = (quote) => sql`not ${isExpired(quote)}`;

/** Whether the viewer acts for the buyer, if the current terms are of this side, otherwise for the seller. */
const isBuyerAfter =
  (side: OrderSide): Rule =>
  (quote, viewer) =>
    isActingParty(
      current(quote, sql`case side when ${side} then ${quote}.buyer_party_id else ${quote}.seller_party_id end`),
      viewer,
    );
/** Whether the viewer acts for the side that proposed the current terms. */
const isAuthor = isBuyerAfter('buyer');
/** Whether the viewer acts for the side whose turn it is. */
export const isOther = isBuyerAfter('seller');

const mayRenew: Rule = (quote, viewer) =>
  viewer.id !== null && sql`${isValid(quote, viewer)} or ${isOn('seller')(quote, viewer)}`;
const ofOffering = (quote: Sql, expression: Sql): Sql =>
  sql`(select ${expression} from offering where offering.id = ${quote}.offering_id)`;
/** Not even for a while since the current terms were proposed. */
const wasOnOffer: Rule = (quote) =>
  ofOffering(quote, sql`coalesce(offering.withdrawn_at <= ${current(quote, sql`created_at`)}, true)`);

const EXPIRED = 'These terms were valid until {validUntil}, 24:00 UTC.';
const GONE = 'This offering is no longer available.';
const quoteStatus = { quoteStatus: 'status' };

/** Of an open quote, by who has read its current terms. */
const begin: readonly Condition[] = [
  [isSide, 'NOT_FOUND', 'Quote not found.'],
  [
    (quote) => sql`${quote}.status <> 'accepted'`,
    'QUOTE_CLOSED',
    'This quote is accepted: by {acceptedBy}, {acceptedMinute}, as order {orderNumber}.{unusedNumber}',
    {
      details: {
        ...quoteStatus,
        acceptedBy: 'acceptedBy',
        acceptedAt: 'acceptedAt',
        orderId: 'orderId',
        orderNumber: 'orderNumber',
      },
    },
  ],
  [isOpen, 'QUOTE_CLOSED', 'This quote is {status}.', { details: quoteStatus }],
  [
    (quote, _viewer, { revision }) => revision === undefined || sql`${quote}.current_revision = ${revision}`,
    'TERMS_CHANGED',
    'The terms of this quote have changed. Please read them again.',
    { details: { revision: 'currentRevision' }, fields: { revision: 'is {currentRevision} now' } },
  ],
];
const inTurn: Condition = [isOther, 'NOT_YOUR_TURN', 'It is the turn of the other side.'];
const onOffer: Condition = [(quote) => ofOffering(quote, sql`offering.status <> 'withdrawn'`), 'OFFERING_CLOSED', GONE];

const ofOrder = (quote: Sql, expression: Sql): Sql =>
  sql`(select ${expression} from "order" placed where placed.quote_id = ${quote}.id)`;
const acceptedBy = (quote: Sql): Sql =>
  sql`coalesce((select nullif(trim(first_name || ' ' || last_name), '') from "user" where id = ${quote}.closed_by_id), 'Somebody')`;

export const movesOfQuotes: Moves<'revise' | 'accept' | 'decline' | 'withdraw'> = {
  table: 'quote',
  moves: {
    revise: [
      ...begin,
      [mayRenew, 'QUOTE_EXPIRED', EXPIRED],
      [
        (quote) => sql`${quote}.current_revision < ${MAX_REVISIONS}`,
        'CONFLICT',
        `A quote has at most ${MAX_REVISIONS} proposals. Please begin another one.`,
      ],
      onOffer,
    ],
    // Nobody is told of a block or a lock of the buyer before trying.
    accept: [
      ...begin,
      inTurn,
      [isValid, 'QUOTE_EXPIRED', EXPIRED],
      [
        (quote) => current(quote, sql`price is not null`),
        'BAD_USER_INPUT',
        'The buyer has named no price. Please send a quote with one.',
        { fields: { revision: 'has no price' } },
      ],
      onOffer,
      [isOfUnlockedCompany('seller_party_id'), 'OFFERING_CLOSED', GONE],
      [
        wasOnOffer,
        'OFFERING_CLOSED',
        'This offering was withdrawn after these terms were proposed. Please propose them again.',
      ],
    ],
    decline: [...begin, inTurn],
    withdraw: [...begin, [isAuthor, 'NOT_YOUR_TURN', 'The other side proposed these terms. You can decline them.']],
  },
  names: {
    validUntil: (quote) => current(quote, sql`available_until`),
    acceptedBy: (quote) => ofOrder(quote, acceptedBy(quote)),
    acceptedMinute: (quote) =>
      ofOrder(quote, sql`to_char(placed.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"')`),
    acceptedAt: (quote) => ofOrder(quote, instant(sql`placed.created_at`)),
    orderId: (quote) => ofOrder(quote, sql`placed.id`),
    orderNumber: (quote) => ofOrder(quote, sql`placed.number`),
    unusedNumber: (_quote, { purchaseOrderNumber }) =>
      purchaseOrderNumber ? sql`${` The purchase order number ${purchaseOrderNumber} was not used.`}` : sql`''`,
  },
};
