import type { BidderRoles } from './bidders.ts';
import type { AuctionData } from './data.ts';
import { demoMember, type DemoAccountName, type Member } from './members.ts';

/** Roles of demo accounts in an auction; its owner does not bid. */
export interface AuctionRoles extends BidderRoles {
  owner?: Member;
}

type Role = { [role in keyof AuctionRoles]: DemoAccountName };

/** 'type phase visibility' → the roles in the first auctions of that kind; live auctions count if they have at least two bids. */
const roles: Record<string, Role[]> = {
  'forward live public': [
    { leads: 'buyer' },
    { outbid: 'buyer' },
    { owner: 'seller', leads: 'buyer' },
    { owner: 'seller', outbid: 'both' },
    { outbid: 'buyer' },
    { owner: 'both' },
    { leads: 'both' },
  ],
  'reverse live public': [
    { leads: 'seller' },
    { outbid: 'seller' },
    { owner: 'buyer', leads: 'seller' },
    { outbid: 'seller' },
    { owner: 'buyer', leads: 'both' },
    { owner: 'both' },
  ],
  'forward live rank_only': [{ takesPart: 'buyer' }],
  'reverse live rank_only': [{ takesPart: 'seller' }],
  'forward live sealed': [{ takesPart: 'buyer' }, { owner: 'seller' }],
  'reverse live sealed': [{ takesPart: 'seller' }],
  'forward upcoming rank_only': [{ owner: 'seller' }],
  'reverse upcoming public': [{ owner: 'buyer' }],
  'forward ended public': [{ leads: 'buyer' }, { owner: 'seller' }, { outbid: 'both' }],
  'reverse ended public': [{ leads: 'seller' }, { owner: 'buyer' }, { owner: 'both' }],
};

const kindOf = ({ type, phase, bidVisibility }: AuctionData) => `${type} ${phase} ${bidVisibility}`;

export const rolesOf = (data: AuctionData, all: readonly AuctionData[], members: readonly Member[]): AuctionRoles => {
  const sameKind = all.filter((one) => kindOf(one) === kindOf(data) && (one.phase === 'upcoming' || one.bids >= 2));
  const role = roles[kindOf(data)]?.[sameKind.indexOf(data)] ?? {};
  return Object.fromEntries(Object.entries(role).map(([name, account]) => [name, demoMember(members, account)]));
};
