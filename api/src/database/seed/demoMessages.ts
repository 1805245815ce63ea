import type { PlannedAuction } from './demoAuctions.ts';
import { noticesOfDecisions, type PlannedCompany } from './demoCompanies.ts';
import type { Phrases } from './data.ts';
import { planInquiries } from './inquiries.ts';
import { demoMember, type Member } from './members.ts';
import type { Message } from './messageRows.ts';
import { noticeOfOrder, noticeOfStep, noticesOfAuction, noticesOfRfp, noticesOfVerification } from './notices.ts';
import type { PlannedOffering } from './demoOfferings.ts';
import type { PlannedOrder } from './orderPlan.ts';
import type { OrderStep } from './orderSteps.ts';
import { randomOf } from './random.ts';
import type { PlannedRfp } from './demoRfps.ts';
import { DAY, later, startOf } from './time.ts';

export interface MarketHistory {
  offerings: readonly PlannedOffering[];
  rfps: readonly PlannedRfp[];
  auctions: readonly PlannedAuction[];
  orders: readonly PlannedOrder[];
  orderSteps: readonly OrderStep[];
  members: readonly Member[];
  companies: readonly PlannedCompany[];
  phrases: Phrases;
  today: string;
}

/** Limit of notices in a demo account's inbox, to keep it readable. */
const MAX_NOTICES = 9;

export const planMessages = (history: MarketHistory): Message[] => {
  const { offerings, rfps, auctions, orders, orderSteps, members, companies, phrases, today } = history;
  const random = randomOf('messages', today);
  const inquiries = planInquiries(offerings, members, phrases, today, random);
  const notices = [
    ...rfps.flatMap((rfp) => noticesOfRfp(rfp, orders, random)),
    ...orders.map((order) => noticeOfOrder(order, random)),
    ...orderSteps.map((step) => noticeOfStep(step, random)),
    ...noticesOfVerification(demoMember(members, 'admin'), waiting(companies), random),
    ...noticesOfDecisions(companies, today, random),
    // Last, because only these depend on the hour.
    ...auctions.flatMap((auction) => noticesOfAuction(auction, random)),
  ];
  const demo = new Set(members.filter((member) => member.demo).map((member) => member.id));
  const kept = [...demo].flatMap((id) =>
    newestFirst(notices.filter((one) => one.recipientId === id)).slice(0, MAX_NOTICES),
  );
  const all = [...inquiries, ...notices.filter((one) => !demo.has(one.recipientId)), ...kept];
  const unread = unreadOf(demo, all);
  const old = later(startOf(today), -6 * DAY);
  const reading = randomOf('reading', today);
  return all.map((message) => {
    if (demo.has(message.recipientId)) return { ...message, isRead: !unread.has(message) };
    return { ...message, isRead: message.createdAt < old || reading.chance(0.5) };
  });
};

/** The newest three to five messages of each demo account. */
const unreadOf = (demo: ReadonlySet<string>, all: readonly Message[]): Set<Message> => {
  const newest = [...demo].flatMap((id, nth) =>
    newestFirst(all.filter((one) => one.recipientId === id)).slice(0, 3 + (nth % 3)),
  );
  return new Set(newest);
};

const newestFirst = (messages: readonly Message[]) =>
  [...messages].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());

/** Companies that wait for verification, with the time of submission. */
const waiting = (companies: readonly PlannedCompany[]) =>
  companies
    .filter(({ member }) => member.verificationStatus === 'pending')
    .map(({ member, row }) => ({ member, at: row.submittedAt }));
