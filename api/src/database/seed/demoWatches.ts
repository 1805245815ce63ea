import type { Material } from './catalogue.ts';
import type { PlannedAuction } from './demoAuctions.ts';
import type { Member } from './members.ts';
import type { PlannedOffering } from './demoOfferings.ts';
import { randomOf, type Random } from './random.ts';
import type { PlannedRfp } from './demoRfps.ts';
import { HOUR, later, startOf } from './time.ts';

interface Watch {
  id: string;
  createdAt: Date;
  userId: string;
  productId: string | null;
  offeringId: string | null;
  rfpId: string | null;
  auctionId: string | null;
  awaiting: boolean;
}
type Target = Partial<Pick<Watch, 'productId' | 'offeringId' | 'rfpId' | 'auctionId'>>;
type Posting = { row: { id: string; userId: string; status: string; createdAt: Date } };

interface Market {
  materials: readonly Material[];
  offerings: readonly PlannedOffering[];
  rfps: readonly PlannedRfp[];
  auctions: readonly PlannedAuction[];
  members: readonly Member[];
  today: string;
}

/** Watchlists of the demo accounts: materials, and open postings of others. */
export const planWatches = ({ materials, offerings, rfps, auctions, members, today }: Market): Watch[] =>
  members
    .filter(({ demo }) => demo)
    .flatMap(({ id: userId }) => {
      const random = randomOf('watches', userId, today);
      const open = (postings: readonly Posting[], count: number, target: (id: string) => Target) =>
        some(
          postings.filter(({ row }) => row.status === 'active' && row.userId !== userId),
          count,
          random,
        ).map(({ row: { id, createdAt } }) => ({ target: target(id), postedAt: createdAt }));
      const watched: { target: Target; postedAt?: Date }[] = [
        ...some(materials, 4, random).map(({ id }) => ({ target: { productId: id } })),
        ...open(offerings, 3, (id) => ({ offeringId: id })),
        ...open(rfps, 2, (id) => ({ rfpId: id })),
        ...open(auctions, 2, (id) => ({ auctionId: id })),
      ];
      return watched.map(({ target, postedAt }, index) => {
        const wanted = later(startOf(today), -index * HOUR);
        // Nothing is watched before it is posted.
        return watchOf(userId, target, postedAt && postedAt > wanted ? postedAt : wanted, random);
      });
    });

const some = <T>(list: readonly T[], count: number, random: Random): T[] => random.shuffled(list).slice(0, count);

const watchOf = (userId: string, target: Target, createdAt: Date, random: Random): Watch => ({
  id: random.id(createdAt),
  createdAt,
  userId,
  productId: null,
  offeringId: null,
  rfpId: null,
  auctionId: null,
  awaiting: false,
  ...target,
});
