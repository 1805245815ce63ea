// The notices that the services would have sent for the seeded data, with the same words and links.
import { dollars } from '../../rules/dollars.ts';
import type { PlannedAuction } from './auctions.ts';
import type { Member } from './members.ts';
import { messageOf, type Message } from './messageRows.ts';
import { waitingNotice } from '../../features/companies/waitingNotice.ts';
import { orderNotice } from '../../features/orders/orderNotice.ts';
import type { PlannedOrder } from './orderPlan.ts';
import type { OrderStep } from './orderSteps.ts';
import type { Random } from './random.ts';
import type { PlannedRfp } from './rfps.ts';

export const noticesOfRfp = ({ row, bids }: PlannedRfp, orders: readonly PlannedOrder[], random: Random): Message[] => {
  const link = `/rfps/${row.id}`;
  const received = bids.map((bid) => {
    const content = `A bid of ${dollars(bid.amount)} was placed on your RFP '${row.title}'.${bid.message ? `\n\n${bid.message}` : ''}`;
    const subject = `New bid on your RFP: ${row.title}`;
    return messageOf(
      { createdAt: bid.createdAt, sendingUserId: bid.userId, recipientId: row.userId, subject, content, link },
      random,
    );
  });
  const order = orders.find((one) => bids.some((bid) => bid.id === one.row.bidId));
  if (!order) return received;
  const lost = bids
    .filter((bid) => bid.status === 'declined')
    .map((bid) => {
      const content = `The buyer accepted another bid on '${row.title}'.`;
      return messageOf(
        {
          createdAt: order.row.createdAt,
          recipientId: bid.userId,
          subject: `Not awarded: ${row.title}`,
          content,
          link,
        },
        random,
      );
    });
  return [...received, ...lost];
};

export const noticeOfOrder = ({ row, title }: PlannedOrder, random: Random): Message =>
  messageOf(
    {
      createdAt: row.createdAt,
      sendingUserId: row.buyerId,
      recipientId: row.sellerId,
      subject: `New order: ${title}`,
      content: `An order of ${dollars(row.totalAmount)} was placed: ${title}.`,
      link: `/orders/${row.id}`,
    },
    random,
  );

/** Notifies the other party of each step of an order. */
export const noticeOfStep = ({ row, order, title }: OrderStep, random: Random): Message => {
  const by = row.actorId === order.buyerId ? 'buyer' : 'seller';
  const { totalAmount } = order;
  return messageOf(
    {
      createdAt: row.createdAt,
      sendingUserId: row.actorId,
      recipientId: by === 'buyer' ? order.sellerId : order.buyerId,
      ...orderNotice({ move: row.status, by, title, totalAmount, note: row.note }),
      link: `/orders/${order.id}`,
    },
    random,
  );
};

/** Live: the owner's last bid notice and the last outbid notice. Ended: the result, for the owner and the bidders. */
export const noticesOfAuction = (auction: PlannedAuction, random: Random): Message[] =>
  auction.row.status === 'ended' ? ofEnded(auction, random) : ofLive(auction, random);

const ofLive = ({ row, bids }: PlannedAuction, random: Random): Message[] => {
  const last = bids.at(-1);
  if (!last || row.bidVisibility === 'sealed') return [];
  const link = `/auctions/${row.id}`;
  const { createdAt } = last;
  const subject = `New bid in your auction: ${row.title}`;
  const content = `A bid was placed in your auction '${row.title}'.`;
  const toOwner = messageOf({ createdAt, recipientId: row.userId, subject, content, link }, random);
  const displaced = bids.at(-2);
  if (!displaced || row.bidVisibility !== 'public') return [toOwner];
  const outbid = {
    createdAt,
    recipientId: displaced.userId,
    subject: `You are outbid: ${row.title}`,
    content: `Another bidder leads the auction '${row.title}' now.`,
    link,
  };
  return [toOwner, messageOf(outbid, random)];
};

const ofEnded = ({ row, bids, owner }: PlannedAuction, random: Random): Message[] => {
  const { closedAt, title, outcome } = row;
  const price = dollars(row.leadingAmount ?? '0');
  if (!closedAt) return [];
  const notify = (recipientId: string, subject: string, content: string) =>
    messageOf(
      { createdAt: closedAt, recipientId, subject: `${subject}: ${title}`, content, link: `/auctions/${row.id}` },
      random,
    );
  const endings = {
    awarded: `Your auction '${title}' has ended. The winning bid is ${price}; the order is among your orders.`,
    reserve_not_met: `Your auction '${title}' has ended. The best bid of ${price} did not meet the reserve.`,
    no_bids: `Your auction '${title}' has ended without a bid.`,
  };
  const toOwner = notify(owner.id, 'Auction ended', endings[outcome ?? 'no_bids']);
  const toBidders = [...new Set(bids.map((bid) => bid.userId))].map((bidder) =>
    outcome === 'awarded' && bidder === row.leaderId
      ? notify(bidder, 'You won', `Your bid of ${price} won the auction '${title}'. The order is among your orders.`)
      : notify(
          bidder,
          outcome === 'awarded' ? 'Not won' : 'Reserve not met',
          `The auction '${title}' has ended without an award to you.`,
        ),
  );
  return [toOwner, ...toBidders];
};

/** Notifies the admin of companies that wait for verification. */
export const noticesOfVerification = (
  admin: Member,
  waiting: readonly { member: Member; at: Date }[],
  random: Random,
): Message[] =>
  waiting.map(({ member, at }) => {
    return messageOf({ createdAt: at, recipientId: admin.id, ...waitingNotice(member) }, random);
  });
