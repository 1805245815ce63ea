import type { Member } from './members.ts';
import type { Random } from './random.ts';

/** A demo account's role in an auction. */
export interface BidderRoles {
  leads?: Member;
  outbid?: Member;
  /** Bids without a required result. */
  takesPart?: Member;
}

/** The order in which bidders bid: nobody twice in a row, and no more bidders than allowed. */
export const orderOfBidders = (
  candidates: readonly Member[],
  count: number,
  maxBidders: number | null,
  roles: BidderRoles,
  random: Random,
): Member[] => {
  const own = roles.leads ?? roles.outbid ?? roles.takesPart;
  const size = Math.min(maxBidders ?? Infinity, Math.max(2, Math.ceil(count * random.within(0.45, 0.8))));
  const pool = [...(own ? [own] : []), ...random.shuffled(candidates.filter((member) => member !== own))].slice(
    0,
    size,
  );
  if (pool.length < 2) return pool.slice(0, count);

  const other = (...not: (Member | undefined)[]) => random.pick(pool.filter((member) => !not.includes(member)));
  const backwards: Member[] = [];
  if (roles.leads) backwards.push(roles.leads);
  if (roles.outbid) backwards.push(other(roles.outbid), roles.outbid);
  while (backwards.length < count) backwards.push(other(backwards.at(-1)));
  const order = backwards.slice(0, count).reverse();
  if (own && order.length > 0 && !order.includes(own)) order[0] = own;
  return order;
};
