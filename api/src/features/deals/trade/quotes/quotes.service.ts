import { LockMode } from '@mikro-orm/core';
import type { AnyObject, ObjectSchema } from 'yup';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound } from '../../../../common/errors.ts';
import { databaseNow } from '../../../../database/clock.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf, representativeOf } from '../../../../writing/actingParty.ts';
import { createOnce, memberOf } from '../../../../writing/command.ts';
import { held } from '../../../../writing/held.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { validated } from '../../../../writing/validated.ts';
import { refuseUnconfirmed } from '../../../people/accounts/emailConfirmation.service.ts';
import { refuseMove } from '../../../people/companies/moves.ts';
import { isOwnCompany } from '../../../people/companies/ownCompany.ts';
import { refuseBlocked } from '../../../people/inbox/messages/blocking.service.ts';
import { addressOf, conversationBetween } from '../../../people/inbox/messages/conversationAddress.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import { dayOf, isActiveOn } from '../../../goods/postings/inventory.service.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { announceSteps, lockQuote, otherOf, partyOf, type SteppedQuote } from './lockedQuote.ts';
import { movesOfQuotes } from './moves.ts';
import { proposedTerms } from './proposedTerms.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';
import type { RequestQuoteInput, ReviseQuoteInput, SendQuoteInput } from './quotes.inputs.ts';
import { requestQuoteRules, reviseQuoteRules, sendQuoteRules } from './rules.ts';

export const requestQuote = (ctx: Context, input: RequestQuoteInput): Promise<Sql> => {
  const { offeringId, isSample, requestId, ...named } = validated(requestQuoteRules, input);
  return proposeOnce(ctx, input, requestQuoteRules, async (em, member) => {
    await spendQuota(em, member, 'messages');
    const party = await actingPartyOf(em, member);
    const offering = await offeringOf(em, offeringId);
    const { partyId } = offering;
    if (await isOwnCompany(em, partyId, party)) throw conflict('This is your own offering.', 'OWN_POSTING');
    const today = dayOf(await databaseNow(em));
    if (!isActiveOn(offering, today)) throw gone();
    await refuseBlocked(em, member, partyId);
    // The last day of the offering is not the buyer's.
    const own = { price: named.price ?? null, availableUntil: named.validUntil ?? null };
    const terms = { ...proposedTerms(offering, named, 'buyer', today), ...own };
    const seller = await representativeOf(em, offering.user.id, partyId);
    const quote = await opened(em, offering, {
      buyer: [member, party],
      seller: [seller, partyId],
      isSample,
      requestId,
    });
    return propose(em, member, { quote, side: 'buyer', current: terms }, named.note);
  });
};

export const sendQuote = (ctx: Context, input: SendQuoteInput): Promise<Sql> => {
  const { conversationId, offeringId, isSample, ...named } = validated(sendQuoteRules, input);
  return proposeOnce(ctx, input, sendQuoteRules, async (em, member) => {
    await spendQuota(em, member, 'messages');
    const party = await actingPartyOf(em, member);
    const buyer = await addressOf(em, member, { conversationId });
    const offering = await offeringOf(em, offeringId);
    const { partyId } = offering;
    if (partyId !== party) throw notFound('Offering');
    if (await isOwnCompany(em, partyId, buyer.party)) throw conflict('This is your own offering.', 'OWN_POSTING');
    if (offering.status === 'withdrawn') throw gone();
    await refuseBlocked(em, member, buyer.party);
    const terms = proposedTerms(offering, named, 'seller', dayOf(await databaseNow(em)));
    const sides = { buyer: [buyer.person, buyer.party], seller: [member, party], isSample } as const;
    const quote = await opened(em, offering, sides);
    return propose(em, member, { quote, side: 'seller', current: terms }, named.note);
  });
};

/** An answer, a counter-offer, or other terms in the place of the own ones. */
export const reviseQuote = (ctx: Context, input: ReviseQuoteInput): Promise<Sql> => {
  const { quoteId, revision, ...named } = validated(reviseQuoteRules, input);
  return proposeOnce(ctx, input, reviseQuoteRules, async (em, member) => {
    const { quote, side, current, today } = await lockQuote(em, member, quoteId);
    await offeringOf(em, quote.offering.id);
    await refuseMove(em, ctx.viewer, movesOfQuotes, 'revise', quote.id, { revision });
    await spendQuota(em, member, 'messages');
    await refuseBlocked(em, member, partyOf(quote, otherOf(side)));
    quote.currentRevision = revision + 1;
    return propose(em, member, { quote, side, current: proposedTerms(current, named, side, today) }, named.note);
  });
};

/** Adds a revision once, and finds its quote. */
const proposeOnce = async (
  ctx: Context,
  input: RequestQuoteInput | SendQuoteInput | ReviseQuoteInput,
  rules: ObjectSchema<AnyObject>,
  propose: (em: EntityManager, member: string) => Promise<QuoteRevision>,
): Promise<Sql> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  // Null or a blank removes a term and an absent one stays, so these are two commands.
  const removed = Object.entries(input).flatMap(([name, value]) => (value === null || value === '' ? [name] : []));
  const revision = await createOnce(
    ctx,
    { ...input, ...(removed.length > 0 && { removed }) },
    { rules, type: QuoteRevision, by: 'user' },
    (em) => propose(em, member),
  );
  return sql`(select quote_id from quote_revision where id = ${revision})`;
};

const gone = () => conflict('This offering is no longer available.', 'OFFERING_CLOSED');

/** The offering of a quote, which nobody changes until the transaction ends. */
const offeringOf = (em: EntityManager, id: string): Promise<Offering> =>
  held(em, Offering, { id }, 'Offering', LockMode.PESSIMISTIC_READ);

/** Each side with the person who acts and the party. */
type Sides = Record<OrderSide, readonly [person: string, party: string]> & {
  isSample?: boolean | null | undefined;
  requestId?: string | null | undefined;
};

const opened = async (
  em: EntityManager,
  offering: Offering,
  { buyer, seller, isSample, requestId }: Sides,
): Promise<Quote> => {
  const conversation = await conversationBetween(em, buyer[1], seller[1], 'offering', offering.id);
  return em.create(Quote, {
    buyer: buyer[0],
    buyerPartyId: buyer[1],
    seller: seller[0],
    sellerPartyId: seller[1],
    offering: offering.id,
    conversation,
    isSample: isSample ?? false,
    requestId: requestId ?? null,
    currentRevision: 1,
  });
};

/** Announces terms, and makes the revision with them. */
const propose = async (
  em: EntityManager,
  member: string,
  proposed: SteppedQuote,
  note: string | null | undefined,
): Promise<QuoteRevision> => {
  const { quote, side, current } = proposed;
  const number = quote.currentRevision;
  const step = number === 1 && side === 'buyer' ? 'requested' : 'revised';
  await announceSteps(em, member, [{ ...proposed, step, note }]);
  return em.create(QuoteRevision, { ...current, quote: quote.id, number, side, user: member, note: note ?? null });
};
