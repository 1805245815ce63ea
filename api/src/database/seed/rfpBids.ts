import type { Bid } from './demoBids.ts';
import type { Material } from './catalogue.ts';
import { sellersOf, type Member } from './members.ts';
import { rounded, toText } from './money.ts';
import type { PlannedOffering } from './demoOfferings.ts';
import { randomOf, type Random } from './random.ts';
import { floorTo, MINUTE, plusDays, startOf } from './time.ts';
import { present } from './present.ts';

export interface Rfp {
  id: string;
  createdAt: Date;
  userId: string;
  title: string;
  description: string;
  productId: string;
  quantity: number;
  unit: string;
  targetPrice: string | null;
  deliveryLocation: string | null;
  deliveryDate: string | null;
  closingDate: string | null;
  status: 'active' | 'awarded' | 'expired' | 'cancelled';
}

interface BiddingContext {
  buyer: Member;
  material: Material;
  members: readonly Member[];
  /** Offerings of the same material. */
  offers: readonly PlannedOffering[];
  today: string;
  messages: readonly string[];
}

/** About three fifths get one to six bids from different sellers; awarded ones and those of demo accounts always do. */
export const bidOnRfp = (rfp: Rfp, context: BiddingContext, random: Random): Bid[] => {
  const { buyer, material, members, offers } = context;
  if (rfp.status !== 'awarded' && !buyer.demo && !randomOf('rfp bids', rfp.title).chance(0.62)) return [];
  const sellers = random.shuffled(sellersOf(members, material.family).filter((member) => member !== buyer));
  // Prefer the demo seller, so that the account has bids.
  const bidders = sellers.sort((a, b) => Number(b.demo === 'seller') - Number(a.demo === 'seller'));
  const from = random.chance(0.25) ? 0 : bidders.filter((member) => member.demo === 'seller').length;
  const chosen = bidders.slice(from, from + random.whole(buyer.demo ? 2 : 1, buyer.demo ? 4 : 6));
  const times = bidTimes(rfp, chosen.length, context.today, random);
  const bids = chosen.map((bidder, nth) => {
    const offer = offers.find(({ seller, row }) => seller === bidder && row.status === 'active');
    const unitCents =
      offer && random.chance(0.6) ? offer.cents * random.within(0.96, 1) : material.cents * random.within(0.9, 1.12);
    return {
      id: random.id(present(times[nth])),
      createdAt: present(times[nth]),
      userId: bidder.id,
      amount: toText(rounded(unitCents * rfp.quantity, 4)),
      message: random.chance(0.8) ? random.pick(context.messages) : null,
      auctionId: null,
      rfpId: rfp.id,
      offeringId: offer && offer.row.createdAt < present(times[nth]) ? offer.row.id : null,
      status: 'active' as const,
      seq: null,
      aliasNumber: null,
    };
  });
  return rfp.status === 'awarded' ? award(bids) : bids;
};

const award = (bids: Bid[]): Bid[] => {
  const winner = bids.reduce((best, bid) => (Number(bid.amount) < Number(best.amount) ? bid : best));
  return bids.map((bid) => ({ ...bid, status: bid === winner ? 'awarded' : 'declined' }));
};

/** Between the posting and its closing day, and before today. */
const bidTimes = (rfp: Rfp, count: number, today: string, random: Random): Date[] => {
  const last = rfp.closingDate !== null && rfp.closingDate < today ? plusDays(rfp.closingDate, 1) : today;
  const from = rfp.createdAt.getTime();
  const span = startOf(last).getTime() - from;
  return Array.from({ length: count }, () => from + random.within(0.02, 0.98) * span)
    .sort((a, b) => a - b)
    .map((time, nth) => new Date(floorTo(new Date(time), MINUTE).getTime() + MINUTE + nth * 1000));
};
