import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayText } from '../../../../database/arrays.ts';
import { databaseNow } from '../../../../database/clock.ts';
import { newId } from '../../../../database/id.ts';
import { dollars } from '../../../../rules/dollars.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { held, ofParty } from '../../../../writing/held.ts';
import { addWebhookEvents } from '../../../../writing/webhookEvents.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import { readAbout } from '../../../people/inbox/messages/readAbout.ts';
import { noticeTo, sendNotices } from '../../../people/notices/notify.ts';
import { dayOf } from '../../../goods/postings/inventory.service.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import type { QuoteTerms } from './proposedTerms.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';
import type { QuoteEnd } from './rules.ts';

/** A quote whose row is locked, as the side of a member sees it. */
export interface LockedQuote {
  quote: Quote;
  side: OrderSide;
  current: QuoteRevision;
  today: string;
}

/** Locks a quote of the party that a member acts for; the quota is spent, and the time is read, afterwards. */
export const lockQuote = async (em: EntityManager, member: string, id: string): Promise<LockedQuote> => {
  const party = await actingPartyOf(em, member);
  const quote = await held(em, Quote, { id, ...ofParty(party) }, 'Quote');
  const current = await em.findOneOrFail(QuoteRevision, { quote: id, number: quote.currentRevision });
  const today = dayOf(await databaseNow(em));
  const side = quote.buyerPartyId === party ? 'buyer' : 'seller';
  return { quote, side, current, today };
};

export const partyOf = (quote: Quote, side: OrderSide): string =>
  side === 'buyer' ? quote.buyerPartyId : quote.sellerPartyId;
export const otherOf = (side: OrderSide): OrderSide => (side === 'buyer' ? 'seller' : 'buyer');

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The terms in one sentence: '20 MT at $2,640.00, DAP Hull, net 60, valid until Dec 31, 2026'. */
const termsOf = ({ quantity, unit, price, availableUntil, terms }: QuoteTerms): string =>
  [
    `${quantity.toLocaleString('en-US')} ${unit}${price ? ` at ${dollars(price)}` : ''}`,
    [terms.deliveryTerms, terms.deliveryLocation].filter(Boolean).join(' '),
    terms.paymentTerms?.replaceAll('_', ' '),
    availableUntil && `valid until ${dayText.format(new Date(availableUntil))}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What a member does on one side, with the terms that it is about. */
export type SteppedQuote = Pick<LockedQuote, 'quote' | 'side'> & { current: QuoteTerms };

type Step = SteppedQuote & { step: 'requested' | 'revised' | QuoteEnd; note?: string | null | undefined };

/** Tells the other sides what a member did, in their conversations, and the webhooks of both. */
export const announceSteps = async (em: EntityManager, member: string, steps: readonly Step[]): Promise<void> => {
  for (const { quote, side } of steps) quote[side] = em.getReference(User, member, { wrapped: true });
  await em.flush();
  const others = steps.map(({ quote, side }) => ({ side: otherOf(side), quote }));
  const actors = others.map(({ quote, side }) => quote[side].id);
  const parties = others.map(({ quote, side }) => partyOf(quote, side));
  const recipients = await em.execute<{ id: string }[]>(
    `select representative_of(actor, party) as id from unnest(?::uuid[], ?::uuid[]) with ordinality step (actor, party, nth) order by nth`,
    [arrayText('uuid', actors), arrayText('uuid', parties)],
  );
  const offerings = await em.find(Offering, { id: steps.map(({ quote }) => quote.offering.id) });
  const titles = new Map(offerings.map(({ id, title }) => [id, title]));
  const told = steps.map(({ quote, side, current, step, note = null }, nth) => {
    const title = titles.get(quote.offering.id) ?? '';
    const about = { quoteId: quote.id, by: side, title, terms: termsOf(current), note };
    const notice = noticeTo(recipients[nth]?.id ?? '', step === 'revised' ? 'quote_proposed' : `quote_${step}`, about);
    return { ...notice, from: member, id: newId() };
  });
  await sendNotices(em, told);
  for (const { quote } of steps) await readAbout(em, member, `/quotes/${quote.id}`);
  await addWebhookEvents(
    em,
    steps.map(({ quote, step }) => ({
      type: `quote.${step}` as const,
      subjectIds: { quoteId: quote.id },
      parties: [quote.buyerPartyId, quote.sellerPartyId],
    })),
  );
};

type Ended = SteppedQuote & { ending: { status: QuoteEnd } & Partial<Pick<Quote, 'closedReason' | 'closedNote'>> };

export const endQuotes = (em: EntityManager, member: string, ended: readonly Ended[]): Promise<void> => {
  for (const { quote, ending } of ended) Object.assign(quote, ending, { closedById: member });
  const steps = ended.map(({ ending, ...stepped }) => ({ ...stepped, step: ending.status, note: ending.closedNote }));
  return announceSteps(em, member, steps);
};
