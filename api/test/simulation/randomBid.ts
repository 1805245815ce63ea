import type { Random } from './random.ts';
import type { Reference } from './reference.ts';
import type { BidStep } from './steps.ts';

/** A bid near a deciding boundary: the minimum, the price, other maxima, the reserve. */
export const randomBid = (random: Random, reference: Reference): BidStep => {
  const { terms } = reference;
  const lead = reference.lead();
  const stranger = random.int(1, Math.min(reference.aliases + 1, 7));
  const bidder = lead && random.chance(0.12) ? lead.bidder : stranger;
  const amount = randomAmount(random, reference, bidder);
  const max = random.chance(terms.visibility === 'public' ? 0.5 : 0.03)
    ? randomMaximum(random, reference, amount)
    : null;
  const price = lead ? reference.cents(lead.value) : terms.starting;
  return {
    do: 'bid',
    bidder,
    isOwner: random.chance(0.01),
    amount,
    max,
    seen: random.chance(0.7) ? null : random.chance(0.8) ? reference.edits : random.int(0, reference.edits + 1),
    expected: random.chance(0.8)
      ? null
      : random.pick([price, amount * 2, Math.ceil(amount / 2), Math.ceil(amount / 1.5)]),
    confirmed: random.chance(0.5),
  };
};

const randomAmount = (random: Random, reference: Reference, bidder: number): number => {
  const { terms } = reference;
  const least = reference.minimum(bidder) ?? reference.toBeat(bidder) ?? 0;
  const better = least + terms.step * random.int(0, 3);
  const value = random.pick([least, least, better, better + random.int(0, terms.step), least - 1, least - terms.step]);
  const cents = Math.round(reference.cents(random.chance(0.05) ? reference.cents(terms.starting) : value));
  return random.chance(0.01) ? random.pick([0, -1]) : Math.max(1, cents);
};

const randomMaximum = (random: Random, reference: Reference, amount: number): number => {
  const { terms } = reference;
  const rival = random.pick(reference.entries)?.max ?? null;
  const near = rival === null ? amount : reference.cents(rival);
  const up = terms.forward ? 1 : -1;
  return Math.max(
    random.chance(0.01) ? 0 : 1,
    random.pick([
      amount,
      amount + up * terms.step * random.int(1, 10),
      amount + up * random.int(0, terms.step * 4),
      near,
      near + random.int(-1, 1),
      near + up * terms.step,
      (terms.reserve ?? amount) + random.int(-1, 1),
      amount - up,
    ]),
  );
};
