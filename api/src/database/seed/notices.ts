// The notices that the services would have sent for the seeded data, with the same words and links.
import { logOf } from './demoAuctionLogs.ts';
import type { PlannedAuction } from './demoAuctions.ts';
import type { Member } from './members.ts';
import { messageOf, type Message } from './messageRows.ts';
import { render } from '../../features/messaging/templates.ts';
import { endNotices } from '../../features/notifications/auctionNotices.ts';
import type { PlannedOrder } from './orderPlan.ts';
import type { OrderStep } from './orderSteps.ts';
import type { Random } from './random.ts';
import type { PlannedRfp } from './demoRfps.ts';

export const noticesOfRfp = ({ row, bids }: PlannedRfp, orders: readonly PlannedOrder[], random: Random): Message[] => {
  const about = { rfpId: row.id, title: row.title };
  const received = bids.map((bid) => {
    const notice = render('rfp_bid', { ...about, amount: bid.amount, message: bid.message });
    return messageOf(
      { createdAt: bid.createdAt, sendingUserId: bid.userId, recipientId: row.userId, ...notice },
      random,
    );
  });
  const order = orders.find((one) => bids.some((bid) => bid.id === one.row.bidId));
  if (!order) return received;
  const lost = bids
    .filter((bid) => bid.status === 'declined')
    .map((bid) =>
      messageOf(
        { createdAt: order.row.createdAt, recipientId: bid.userId, ...render('rfp_not_awarded', about) },
        random,
      ),
    );
  return [...received, ...lost];
};

export const noticeOfOrder = ({ row, title }: PlannedOrder, random: Random): Message =>
  messageOf(
    {
      createdAt: row.createdAt,
      sendingUserId: row.buyerId,
      recipientId: row.sellerId,
      ...render('order_placed', { orderId: row.id, title, totalAmount: row.totalAmount }),
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
      ...render(`order_${row.status}`, { orderId: order.id, by, title, totalAmount, note: row.note }),
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
  const about = { auctionId: row.id, title: row.title };
  const { createdAt } = last;
  const toOwner = { createdAt, recipientId: row.userId, ...render('new_bid', { ...about, bids: 1 }) };
  const displaced = row.bidVisibility === 'public' ? bids.at(-2) : undefined;
  const outbid = displaced && { createdAt, recipientId: displaced.userId, ...render('outbid', about) };
  return [toOwner, ...(outbid ? [outbid] : [])].map((message) => messageOf(message, random));
};

const ofEnded = (auction: PlannedAuction, random: Random): Message[] => {
  const { row, bids, owner } = auction;
  const { closedAt, outcome } = row;
  if (!closedAt) return [];
  const bidders = new Map(bids.map((bid) => [bid.aliasNumber ?? 0, bid.userId]));
  const winning = outcome === 'awarded' ? bids.find(({ userId }) => userId === row.leaderId) : undefined;
  return endNotices(
    {
      type: 'closed',
      outcome: outcome ?? 'no_bids',
      price: row.leadingAmount,
      winner: winning?.aliasNumber ?? null,
      bid: winning?.seq ?? null,
    },
    { id: row.id, title: row.title, user_id: owner.id },
    bidders,
    logOf(auction, closedAt).change.lastHash,
  ).map(({ to, subject, content, link }) =>
    messageOf({ createdAt: closedAt, recipientId: to, subject, content, link }, random),
  );
};

/** Notifies the admin of companies that wait for verification. */
export const noticesOfVerification = (
  admin: Member,
  waiting: readonly { member: Member; at: Date }[],
  random: Random,
): Message[] =>
  waiting.map(({ member, at }) => {
    return messageOf({ createdAt: at, recipientId: admin.id, ...render('company_waiting', member) }, random);
  });
