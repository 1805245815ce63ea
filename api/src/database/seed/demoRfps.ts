import type { Bid } from './demoBids.ts';
import type { Material } from './catalogue.ts';
import { readPhrases, readRfps, type RfpData } from './data.ts';
import { buyersOf, demoMember, nearest, type Member } from './members.ts';
import { rounded, toText } from './money.ts';
import type { PlannedOffering } from './demoOfferings.ts';
import { randomOf, type Random } from './random.ts';
import { bidOnRfp, type Rfp } from './rfpBids.ts';
import { DAY, later, MINUTE, plusDays, startOf } from './time.ts';
import { present } from './present.ts';

export interface PlannedRfp {
  row: Rfp;
  material: Material;
  buyer: Member;
  bids: Bid[];
}

interface Market {
  materials: readonly Material[];
  members: readonly Member[];
  offerings: readonly PlannedOffering[];
  today: string;
}

export const planRfps = ({ materials, members, offerings, today }: Market): PlannedRfp[] => {
  const phrases = readPhrases();
  const material = new Map(materials.map((one) => [one.name, one]));
  let closed = 0;
  return readRfps().map((data, index) => {
    const random = randomOf('rfp', data.title, today);
    const wanted = present(material.get(data.material));
    const buyer = buyerOf(data, wanted, members, index, random);
    const isClosed = data.closesInDays !== null && data.closesInDays < 0;
    const status = isClosed ? present(CLOSED_STATUSES[closed++ % CLOSED_STATUSES.length]) : 'active';
    const row = rowOf(data, wanted, buyer, status, today, random);
    const offers = offerings.filter((offering) => offering.material === wanted);
    const bids = bidOnRfp(
      row,
      { buyer, material: wanted, members, offers, today, messages: phrases.rfpBidMessages },
      random,
    );
    return { row, material: wanted, buyer, bids };
  });
};

/** Results of RFPs whose closing day has passed, in turn. */
const CLOSED_STATUSES = ['awarded', 'expired', 'awarded', 'awarded', 'cancelled'] as const;

/** Some RFPs belong to demo accounts, the others to a company near the place of delivery. */
const buyerOf = (
  data: RfpData,
  { family }: Material,
  members: readonly Member[],
  index: number,
  random: Random,
): Member => {
  if (index === 18) return demoMember(members, 'both');
  if (index % 12 === 2) return demoMember(members, 'buyer');
  const buyers = buyersOf(members, family).filter((member) => !member.demo);
  return random.pick(nearest(buyers, data.deliveryLocation));
};

const rowOf = (
  data: RfpData,
  material: Material,
  buyer: Member,
  status: Rfp['status'],
  today: string,
  random: Random,
): Rfp => {
  const { closesInDays, deliveryInDays, targetFactor } = data;
  // Open RFPs were posted in the last weeks, closed ones some weeks before they closed.
  const age = closesInDays !== null && closesInDays < 0 ? random.whole(10, 25) - closesInDays : random.whole(1, 24);
  const createdAt = later(startOf(today), -age * DAY + random.whole(6 * 60, 18 * 60) * MINUTE);
  return {
    id: random.id(createdAt),
    createdAt,
    userId: buyer.id,
    title: data.title,
    description: data.description,
    productId: material.id,
    quantity: data.quantity,
    unit: data.unit,
    // For the whole quantity, like bids.
    targetPrice: targetFactor === null ? null : toText(rounded(material.cents * data.quantity * targetFactor, 3)),
    deliveryLocation: data.deliveryLocation,
    deliveryDate: deliveryInDays === null ? null : plusDays(today, deliveryInDays),
    closingDate: closesInDays === null ? null : plusDays(today, closesInDays),
    status,
  };
};
