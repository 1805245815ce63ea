import type { Material } from './catalogue.ts';
import { readOfferingPhrases } from './data.ts';
import { sellersOf, type Member } from './members.ts';
import { roundTo, toText } from './money.ts';
import { describeOffering, packagingOf, titleOf } from './offeringText.ts';
import { randomOf, type Random } from './random.ts';
import { DAY, later, MINUTE, plusDays, startOf } from './time.ts';

interface Offering {
  id: string;
  createdAt: Date;
  userId: string;
  title: string;
  description: string;
  productId: string;
  quantity: number;
  unit: string;
  price: string;
  location: string;
  availableUntil: string | null;
  status: 'active' | 'sold_out' | 'expired' | 'withdrawn';
}

/** An offering with the data its row does not contain. */
export interface PlannedOffering {
  row: Offering;
  material: Material;
  seller: Member;
  cents: number;
}

const SPREAD_DAYS = 90;

export const planOfferings = (
  materials: readonly Material[],
  members: readonly Member[],
  today: string,
): PlannedOffering[] => {
  const phrases = readOfferingPhrases();
  return materials.flatMap((material) => {
    const random = randomOf('offerings', material.name, today);
    return chooseSellers(material, members, random).map((seller, nth) => {
      const cents = priceOf(material, seller, random);
      const createdAt = later(startOf(today), -random.whole(30, SPREAD_DAYS * 24 * 60) * MINUTE);
      const packaging = packagingOf(material, random);
      const quantity = quantityOf(material, random);
      const row: Offering = {
        id: random.id(createdAt),
        createdAt,
        userId: seller.id,
        title: titleOf(material, packaging, random),
        description: describeOffering(phrases, { material, seller, packaging, quantity }, random),
        productId: material.id,
        quantity,
        unit: material.reference.unit,
        price: toText(cents),
        location: `${seller.city}, ${seller.country}`,
        ...availability(today, createdAt, nth, random),
      };
      return { row, material, seller, cents };
    });
  });
};

/** Four to nine companies that sell the family; verified ones are more likely, demo accounts appear occasionally. */
const chooseSellers = ({ family }: Material, members: readonly Member[], random: Random): Member[] => {
  const sellers = sellersOf(members, family);
  const own = sellers.filter((member) => member.demo && random.chance(0.2));
  const weight = (member: Member) => (member.verificationStatus === 'approved' ? 3 : 1);
  const others = sellers
    .filter((member) => !member.demo)
    // Weighted sampling without replacement: the largest u^(1/weight) win.
    .map((member) => ({ member, key: random.number() ** (1 / weight(member)) }))
    .sort((a, b) => b.key - a.key)
    .map(({ member }) => member);
  return random.shuffled([...own, ...others].slice(0, random.whole(4, 9)));
};

/** Mostly close to the reference price; each company also has its own price level. */
const priceOf = (material: Material, seller: Member, random: Random): number => {
  const bias = randomOf('price level', seller.owner.email).within(-0.04, 0.04);
  const off = random.chance(0.85)
    ? random.within(-0.075, 0.075) + random.within(-0.075, 0.075)
    : random.within(-0.36, 0.36);
  const factor = 1 + Math.max(-0.38, Math.min(0.38, off + bias));
  const cents = material.cents * factor;
  return roundTo(Math.round(cents), cents > 100_00 ? 50 : cents > 10_00 ? 5 : 1);
};

/** Round quantities of a realistic total value. */
const quantityOf = ({ cents, reference }: Material, random: Random): number => {
  const lot = Math.exp(random.within(Math.log(15_000_00), Math.log(400_000_00)));
  const smallest = reference.unit === 'MT' ? 1 : 25;
  const quantity = Math.max(smallest, lot / cents);
  const grain =
    quantity < 20
      ? 1
      : quantity < 100
        ? 4
        : quantity < 500
          ? 20
          : quantity < 2_000
            ? 50
            : quantity < 10_000
              ? 250
              : 1_000;
  return roundTo(Math.round(quantity), Math.max(grain, smallest));
};

/** The first offering of every material is always active. */
const availability = (
  today: string,
  createdAt: Date,
  nth: number,
  random: Random,
): Pick<Offering, 'availableUntil' | 'status'> => {
  const draw = nth === 0 ? 1 : random.number();
  const until = random.chance(0.35) ? null : plusDays(today, random.whole(20, 180));
  if (draw < 0.025) return { status: 'sold_out', availableUntil: until };
  if (draw < 0.045) return { status: 'withdrawn', availableUntil: until };
  const age = Math.floor((startOf(today).getTime() - createdAt.getTime()) / DAY);
  if (draw < 0.075 && age > 2) return { status: 'expired', availableUntil: plusDays(today, -random.whole(1, age - 1)) };
  return { status: 'active', availableUntil: until };
};
