import { bidOnAuction, meetsReserve } from './auctionBids.ts';
import { rolesOf, type AuctionRoles } from './auctionRoles.ts';
import { timesOf } from './auctionTimes.ts';
import { termsOf, type AuctionTerms, type AuctionTimes } from './auctionTerms.ts';
import { orderOfBidders } from './bidders.ts';
import type { Bid } from './demoBids.ts';
import type { Material } from './catalogue.ts';
import { readAuctions, type AuctionData } from './data.ts';
import { buyersOf, nearest, sellersOf, type Member } from './members.ts';
import { randomOf, type Random } from './random.ts';
import { later, MINUTE } from './time.ts';
import { present } from './present.ts';

export interface Auction extends AuctionTerms {
  status: 'scheduled' | 'active' | 'ended';
  outcome: 'awarded' | 'reserve_not_met' | 'no_bids' | null;
  closedAt: Date | null;
  leadingAmount: string | null;
  leaderId: string | null;
  acceptedBids: number;
  bidders: number;
}

export interface PlannedAuction {
  row: Auction;
  bids: Bid[];
  owner: Member;
  material: Material;
}

export interface AuctionInputs {
  materials: readonly Material[];
  members: readonly Member[];
  bidMessages: readonly string[];
}

export const planAuctions = (inputs: AuctionInputs, today: string, hour: Date): PlannedAuction[] => {
  const all = readAuctions();
  return all.map((data) => {
    const times = timesOf(data, all, today, hour);
    return planAuction(data, inputs, { times, hour, roles: rolesOf(data, all, inputs.members), seed: today });
  });
};

interface PlanOptions {
  times: AuctionTimes;
  /** The hour of the plan; all bids are older. */
  hour: Date;
  roles: AuctionRoles;
  seed: string;
}

export const planAuction = (
  data: AuctionData,
  inputs: AuctionInputs,
  { times, hour, roles, seed }: PlanOptions,
): PlannedAuction => {
  const random = randomOf('auction', data.title, seed);
  const material = present(inputs.materials.find(({ name }) => name === data.material));
  const owner = roles.owner ?? ownerOf(data, material, inputs.members, random);
  const terms = termsOf(random.id(times.createdAt), data, material, owner, times, random);

  const candidates = (data.type === 'forward' ? buyersOf : sellersOf)(inputs.members, material.family);
  const otherMembers = candidates.filter((member) => member !== owner && !member.demo);
  const isOver = terms.endTime <= hour;
  const { bids, leading, standing } = bidOnAuction(
    terms,
    {
      bidders: orderOfBidders(otherMembers, times.startTime < hour ? data.bids : 0, data.maxBidders, roles, random),
      // A bid in the last minutes would have extended the end.
      until: isOver ? later(terms.endTime, -((data.autoExtendMinutes ?? 0) + 5) * MINUTE) : hour,
      meetsReserve: random.chance(isOver ? 0.8 : 0.4),
      messages: inputs.bidMessages,
    },
    random,
  );
  const outcome = !isOver
    ? null
    : !leading
      ? 'no_bids'
      : meetsReserve(terms, leading.amount)
        ? 'awarded'
        : 'reserve_not_met';
  const row: Auction = {
    ...terms,
    ...standing,
    status: isOver ? 'ended' : terms.startTime <= hour ? 'active' : 'scheduled',
    outcome,
    closedAt: isOver ? later(terms.endTime, random.whole(40, 250)) : null,
  };
  const decided = bids.map((bid): Bid => ({
    ...bid,
    status: outcome !== 'awarded' ? 'active' : bid === leading ? 'awarded' : 'declined',
  }));
  return { row, bids: decided, owner, material };
};

/** A seller (forward) or buyer (reverse) at or near the place of delivery. */
const ownerOf = (data: AuctionData, { family }: Material, members: readonly Member[], random: Random): Member => {
  const own = (data.type === 'forward' ? sellersOf : buyersOf)(members, family).filter((member) => !member.demo);
  return random.pick(nearest(own, data.deliveryLocation));
};
