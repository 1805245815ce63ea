import type { Phrases } from './data.ts';
import { buyersOf, demoMember, type DemoAccountName, type Member } from './members.ts';
import { messageOf, type Message } from './messageRows.ts';
import type { PlannedOffering } from './demoOfferings.ts';
import { filled } from './offeringText.ts';
import type { Random } from './random.ts';
import { DAY, later, MINUTE, startOf } from './time.ts';

const INQUIRIES = 150;

/** Inquiries of and to demo accounts; null is any other member. Inquiries by a demo account are always answered. */
const demoInquiries: [asks: DemoAccountName | null, sells: DemoAccountName | null, count: number][] = [
  ['buyer', 'seller', 1],
  ['buyer', null, 4],
  ['both', null, 3],
  [null, 'seller', 4],
  [null, 'both', 3],
];

export const planInquiries = (
  offerings: readonly PlannedOffering[],
  members: readonly Member[],
  { inquiries, replies }: Phrases,
  today: string,
  random: Random,
): Message[] => {
  const open = random.shuffled(offerings.filter(({ row }) => row.status === 'active'));

  const ask = (offering: PlannedOffering, buyer: Member, isAnswered: boolean): Message[] => {
    const { row, seller, material } = offering;
    const age = Math.min(random.within(0, 25 * DAY), (startOf(today).getTime() - row.createdAt.getTime()) * 0.8);
    const createdAt = later(startOf(today), -Math.floor(age / MINUTE) * MINUTE - MINUTE);
    const phrase = random.pick(inquiries);
    const quantity = Math.max(1, Math.round(row.quantity * random.pick([0.1, 0.25, 0.5])));
    const values = { material: material.name, quantity, unit: row.unit };
    const inquiry = messageOf(
      {
        createdAt,
        sendingUserId: buyer.id,
        recipientId: seller.id,
        subject: filled(phrase.subject, values),
        content: filled(phrase.content, values),
        link: `/offerings/${row.id}`,
        offeringId: row.id,
      },
      random,
    );
    const answeredAt = later(createdAt, random.whole(20, 30 * 60) * MINUTE);
    if (!isAnswered || answeredAt >= startOf(today)) return [inquiry];
    const reply = {
      createdAt: answeredAt,
      sendingUserId: seller.id,
      recipientId: buyer.id,
      subject: `Re: ${inquiry.subject}`,
      content: replyTo(phrase.content, replies, random),
      inReplyToId: inquiry.id,
    };
    return [inquiry, messageOf(reply, random)];
  };

  const otherBuyers = ({ material, seller }: PlannedOffering) =>
    buyersOf(members, material.family).filter((member) => member !== seller && !member.demo);

  const ofDemo = demoInquiries.flatMap(([asks, sells, count]) => {
    const buyer = asks && demoMember(members, asks);
    const fits = ({ seller, material, row }: PlannedOffering) =>
      (sells ? seller.demo === sells : !seller.demo && !!buyer?.families.includes(material.family)) &&
      row.createdAt < later(startOf(today), -4 * DAY);
    return open
      .filter(fits)
      .slice(0, count)
      .flatMap((offering) => ask(offering, buyer ?? random.pick(otherBuyers(offering)), buyer !== null));
  });
  const ofOthers = open
    .filter(({ seller }) => !seller.demo)
    .slice(-INQUIRIES)
    .flatMap((offering) => ask(offering, random.pick(otherBuyers(offering)), random.chance(0.6)));
  return [...ofDemo, ...ofOthers];
};

/** The reply that shares the most words with the inquiry. */
const replyTo = (inquiry: string, replies: readonly string[], random: Random): string => {
  const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{5,}/g));
  const asked = wordsOf(inquiry);
  const rated = replies.map((reply) => ({
    reply,
    shared: [...wordsOf(reply)].filter((word) => asked.has(word)).length,
  }));
  const max = Math.max(...rated.map(({ shared }) => shared));
  return random.pick(rated.filter(({ shared }) => shared === max)).reply;
};
