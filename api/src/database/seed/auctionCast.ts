import type { Part } from './bidders.ts';
import type { AuctionData } from './data.ts';
import { demoMember, type DemoAccountName, type Member } from './members.ts';

/** What the demo accounts do in an auction; whoever owns it does not bid in it. */
export interface Cast extends Part {
  owner?: Member;
}

type Role = { [role in keyof Cast]: DemoAccountName };

/** 'type phase visibility' → the roles in the first auctions of that kind; live ones count where there are two bids or more. */
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

export const castOf = (data: AuctionData, all: readonly AuctionData[], members: readonly Member[]): Cast => {
  const alike = all.filter((one) => kindOf(one) === kindOf(data) && (one.phase === 'upcoming' || one.bids >= 2));
  const role = roles[kindOf(data)]?.[alike.indexOf(data)] ?? {};
  return Object.fromEntries(Object.entries(role).map(([name, account]) => [name, demoMember(members, account)]));
};
