import type { Member } from './members.ts';
import type { Random } from './random.ts';

/** What a demo account does in an auction. */
export interface Part {
  leads?: Member;
  outbid?: Member;
  /** Bids, wherever that leads. */
  takesPart?: Member;
}

/** Who bids when: nobody twice in a row, never more of them than the auction takes. */
export const orderOfBidders = (
  candidates: readonly Member[],
  count: number,
  most: number | null,
  part: Part,
  random: Random,
): Member[] => {
  const own = part.leads ?? part.outbid ?? part.takesPart;
  const size = Math.min(most ?? Infinity, Math.max(2, Math.ceil(count * random.within(0.45, 0.8))));
  const pool = [...(own ? [own] : []), ...random.shuffled(candidates.filter((member) => member !== own))].slice(
    0,
    size,
  );
  if (pool.length < 2) return pool.slice(0, count);

  const other = (...not: (Member | undefined)[]) => random.pick(pool.filter((member) => !not.includes(member)));
  const backwards: Member[] = [];
  if (part.leads) backwards.push(part.leads);
  if (part.outbid) backwards.push(other(part.outbid), part.outbid);
  while (backwards.length < count) backwards.push(other(backwards.at(-1)));
  const order = backwards.slice(0, count).reverse();
  if (own && order.length > 0 && !order.includes(own)) order[0] = own;
  return order;
};
