import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, DomainError, notFound } from '../../common/errors.ts';
import { databaseNow } from '../../database/clock.ts';
import { dollars } from '../../rules/dollars.ts';
import { actingPartyOf, representativeOf } from '../../writing/actingParty.ts';
import { addWebhookEvent } from '../../writing/webhookEvents.ts';
import { User } from '../accounts/user.entity.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import { notify } from '../notices/notify.ts';
import { dayOf } from '../postings/inventory.service.ts';
import { Offering } from '../postings/offering.entity.ts';
import type { QuoteTerms } from './proposedTerms.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';
import type { QuoteEnd } from './rules.ts';

/** A quote whose row is locked, as the side of a member sees it. */
export interface HeldQuote {
  quote: Quote;
  side: OrderSide;
  current: QuoteRevision;
  isExpired: boolean;
  today: string;
}

/** Locks a quote of the party that a member acts for; the quota is spent, and the time is read, afterwards. */
export const holdQuote = async (em: EntityManager, member: string, id: string): Promise<HeldQuote> => {
  const party = await actingPartyOf(em, member);
  const quote = await em.findOne(
    Quote,
    { id, $or: [{ buyerPartyId: party }, { sellerPartyId: party }] },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!quote) throw notFound('Quote');
  const current = await em.findOneOrFail(QuoteRevision, { quote: id, number: quote.currentRevision });
  const today = dayOf(await databaseNow(em));
  const side = quote.buyerPartyId === party ? 'buyer' : 'seller';
  return { quote, side, current, today, isExpired: !!current.availableUntil && current.availableUntil < today };
};

/** Refuses a step on a quote that is closed, or that names another revision than the current one. */
export const refuseUnseen = ({ quote }: HeldQuote, seen: number): void => {
  const { status, currentRevision } = quote;
  if (status !== 'open') throw conflict(`This quote is ${status}.`, 'QUOTE_CLOSED', { quoteStatus: status });
  if (currentRevision !== seen)
    throw new DomainError(
      'TERMS_CHANGED',
      'The terms of this quote have changed. Please read them again.',
      { revision: `is ${currentRevision} now` },
      { revision: currentRevision },
    );
};

export const refuseExpired = ({ current, isExpired }: HeldQuote): void => {
  if (isExpired) throw conflict(`These terms were valid until ${current.availableUntil}.`, 'QUOTE_EXPIRED');
};

/** The side that proposed the terms waits for the other one. */
export const refuseOutOfTurn = ({ side, current }: HeldQuote): void => {
  if (side === current.side) throw conflict('It is the turn of the other side.', 'NOT_YOUR_TURN');
};

export const partyOf = (quote: Quote, side: OrderSide): string =>
  side === 'buyer' ? quote.buyerPartyId : quote.sellerPartyId;
export const otherOf = (side: OrderSide): OrderSide => (side === 'buyer' ? 'seller' : 'buyer');

/** The terms in one sentence. */
const termsOf = ({ quantity, unit, price, availableUntil }: QuoteTerms): string =>
  [
    `${quantity.toLocaleString('en-US')} ${unit}`,
    price && ` at ${dollars(price)} per ${unit}`,
    availableUntil && `, valid until ${availableUntil}`,
  ]
    .filter(Boolean)
    .join('');

/** What a member does on one side, with the terms that it is about. */
export type SteppedQuote = Pick<HeldQuote, 'quote' | 'side'> & { current: QuoteTerms };

/** Tells the other side what a member did, in their conversation, and the webhooks of both. */
export const announceStep = async (
  em: EntityManager,
  member: string,
  { quote, side, current }: SteppedQuote,
  step: 'requested' | 'revised' | QuoteEnd,
  note: string | null = null,
): Promise<void> => {
  quote[side] = em.getReference(User, member, { wrapped: true });
  await em.flush();
  const other = otherOf(side);
  const recipient = await representativeOf(em, quote[other].id, partyOf(quote, other));
  const { title } = await em.findOneOrFail(Offering, { id: quote.offering.id });
  const notice = { quoteId: quote.id, by: side, title, terms: termsOf(current), note };
  await notify(em, recipient, step === 'revised' ? 'quote_proposed' : `quote_${step}`, notice, member);
  await addWebhookEvent(em, {
    type: `quote.${step}`,
    subjectIds: { quoteId: quote.id },
    parties: [quote.buyerPartyId, quote.sellerPartyId],
  });
};

type Ending = { status: QuoteEnd } & Partial<Pick<Quote, 'closedReason' | 'closedNote'>>;

export const endQuote = (em: EntityManager, member: string, held: SteppedQuote, ending: Ending): Promise<void> => {
  Object.assign(held.quote, ending, { closedById: member });
  return announceStep(em, member, held, ending.status, ending.closedNote);
};
