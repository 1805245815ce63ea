import { buyersOf, demoMember, type Member } from './members.ts';
import { toText } from './money.ts';
import type { PlannedOffering } from './demoOfferings.ts';
import { orderOf, type PlannedOrder } from './orderPlan.ts';
import type { Random } from './random.ts';
import { HOUR, later, MINUTE, startOf } from './time.ts';

export interface OfferingDeals {
  offerings: readonly PlannedOffering[];
  members: readonly Member[];
  today: string;
}

const PARTIAL_ORDERS = 40;

/** Buyer, seller and number of orders between demo accounts and others, besides those from bids. */
const demoDeals = [
  ['buyer', 'seller', 2],
  ['buyer', 'both', 1],
  ['buyer', null, 5],
  ['both', 'seller', 1],
  ['both', null, 2],
  [null, 'seller', 4],
  [null, 'both', 3],
] as const;

/** Full quantities of sold-out offerings and parts of others. */
export const ordersFromOfferings = ({ offerings, members, today }: OfferingDeals, random: Random): PlannedOrder[] => {
  const isOpen = ({ row }: PlannedOffering) =>
    row.status === 'active' && row.createdAt < later(startOf(today), -48 * HOUR);
  const soldOut = offerings.filter(({ row }) => row.status === 'sold_out');
  const open = random.shuffled(offerings.filter(isOpen));
  const otherBuyer = ({ material, seller }: PlannedOffering): Member =>
    random.pick(buyersOf(members, material.family).filter((member) => member !== seller && !member.demo));

  const taken = new Set<PlannedOffering>();
  const ofDemo = demoDeals.flatMap(([buyer, seller, count]) => {
    const fits = (offering: PlannedOffering) =>
      seller === null
        ? !offering.seller.demo && demoMember(members, buyer).families.includes(offering.material.family)
        : offering.seller.demo === seller;
    const chosen = open.filter((offering) => !taken.has(offering) && fits(offering)).slice(0, count);
    for (const offering of chosen) taken.add(offering);
    return chosen.map((offering) => ({
      offering,
      buyer: buyer === null ? otherBuyer(offering) : demoMember(members, buyer),
    }));
  });
  const ofOthers = open.filter((offering) => !taken.has(offering) && !offering.seller.demo).slice(0, PARTIAL_ORDERS);

  return [
    ...soldOut.map((offering) => order(offering, otherBuyer(offering), offering.row.quantity, today, random)),
    ...ofDemo.map(({ offering, buyer }, nth) =>
      order(offering, buyer, part(offering, random), today, random, DEMO_AGES[nth % DEMO_AGES.length]),
    ),
    ...ofOthers.map((offering) => order(offering, otherBuyer(offering), part(offering, random), today, random)),
  ];
};

/** Ages in days, so that a demo account has orders in every status. */
const DEMO_AGES = [1, 5, 12, 22, 45, 2, 9];

/** The offering's quantity is what is left now, so a part may be ordered in addition. */
const part = ({ row }: PlannedOffering, random: Random) =>
  Math.max(1, Math.round(row.quantity * random.pick([0.1, 0.2, 0.25, 0.5])));

const order = (
  { row, cents }: PlannedOffering,
  buyer: Member,
  quantity: number,
  today: string,
  random: Random,
  days?: number,
): PlannedOrder => {
  const newest = later(startOf(today), -HOUR);
  const since = newest.getTime() - row.createdAt.getTime();
  const age = Math.min(
    days === undefined ? random.within(0, 0.9) * since : days * 24 * HOUR + random.whole(0, 14 * 60) * MINUTE,
    since * 0.9,
  );
  const createdAt = later(newest, -Math.floor(age));
  const totalAmount = toText(cents * quantity);
  const deal = {
    createdAt,
    buyerId: buyer.id,
    sellerId: row.userId,
    totalAmount,
    quantity,
    unit: row.unit,
    offeringId: row.id,
  };
  return { title: row.title, row: orderOf(deal, today, random, row.status === 'active') };
};
