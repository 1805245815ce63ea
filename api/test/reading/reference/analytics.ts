import { amount, cents, compareText } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'];

/** The first days of the last twelve months, oldest first. */
const lastMonths = (): string[] => {
  const now = new Date();
  return Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at)).toISOString().slice(0, 10),
  );
};

const monthOf = (moment: string): string => `${moment.slice(0, 7)}-01`;

const totals = (orders: readonly Row[]) => ({
  amount: amount(orders.reduce((sum, order) => sum + cents(text(order, 'total_amount')), 0n)),
  orders: orders.length,
});

const materialOf = (asking: Asking, order: Row): string | null | undefined => {
  const bid = rowOf(asking, 'bid', order['bid_id']);
  const from =
    rowOf(asking, 'offering', order['offering_id']) ??
    rowOf(asking, 'rfp', bid?.['rfp_id']) ??
    rowOf(asking, 'auction', bid?.['auction_id']);
  return from?.['product_id'];
};

export const analytics = (asking: Asking, side: string): unknown => {
  const { world, viewer } = asking;
  const months = lastMonths();
  const isRecent = (moment: string): boolean => moment.slice(0, 10) >= months[0]!;
  const mine = world.order.filter((order) => order[`${side}_id`] === viewer.id && isRecent(text(order, 'created_at')));
  const placed = mine.filter((order) => order['status'] !== 'cancelled');
  const materials = world.product
    .map((product) => ({ product, of: placed.filter((order) => materialOf(asking, order) === product['id']) }))
    .filter(({ of }) => of.length > 0)
    .map(({ product, of }) => ({ productId: text(product, 'id'), name: text(product, 'name'), ...totals(of) }));
  const own = side === 'seller' ? 'forward' : 'reverse';
  const ended = world.auction
    .filter((auction) => auction['closed_at'] && isRecent(auction['closed_at']))
    .map((auction) => ({ auction, winning: rowOf(asking, 'bid', auction['awarded_bid_id']) }))
    .filter(({ auction, winning }) =>
      auction['type'] === own ? auction['user_id'] === viewer.id : winning?.['user_id'] === viewer.id,
    )
    .sort((a, b) => compareText(text(b.auction, 'closed_at'), text(a.auction, 'closed_at')))
    .slice(0, 20);
  return {
    months: months.map((month) => ({
      month,
      ...totals(placed.filter((order) => monthOf(text(order, 'created_at')) === month)),
    })),
    statuses: STATUSES.map((status) => ({
      status,
      ...totals(mine.filter((order) => order['status'] === status)),
    })).filter(({ orders }) => orders > 0),
    materials: materials
      .sort((a, b) =>
        cents(b.amount) > cents(a.amount)
          ? 1
          : cents(b.amount) < cents(a.amount)
            ? -1
            : compareText(a.productId, b.productId),
      )
      .slice(0, 8),
    auctions: ended.map(({ auction, winning }) => ({
      auctionId: auction['id'],
      title: auction['title'],
      type: auction['type'],
      outcome: auction['outcome'],
      day: text(auction, 'closed_at').slice(0, 10),
      startingPrice: auction['starting_price'],
      awardedPrice: winning?.['amount'] ?? null,
    })),
  };
};
