import { ArgsType, ID, Int } from 'type-graphql';
import { Money } from '../../../schema/scalars.ts';
import { connectionOf, SearchArgs, UpdatedSince } from '../../../schema/connectionTypes.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { OnlyWatched } from '../../people/watchlist/watched.ts';
import { DeliveryTerms } from './commercialTerms.enums.ts';
import { Offering, OfferingStatus } from './offering.entity.ts';
import { Rfp, RfpStatus } from './rfp.entity.ts';

export const OfferingConnection = connectionOf(Offering);
export const RfpConnection = connectionOf(Rfp);

/** Of lists with `updatedSince`. */
export const UPDATED_FIRST = 'By the time of the last change, earliest first.';
export const DEFAULT_SORT = 'Sort order; if absent `updated` with `updatedSince`, otherwise newest first.';

export const OfferingSort = graphEnum('OfferingSort', 'Sort order of a list of offerings.', {
  newest: 'Newest first.',
  price:
    'Lowest comparable price first: per kg, then per litre, then per piece; then unusual prices that are not confirmed; offers that cannot be compared last.',
  price_descending:
    'Highest comparable price first: per kg, then per litre, then per piece; unusual prices that are not confirmed and offers that cannot be compared last.',
  updated: UPDATED_FIRST,
});
export type OfferingSort = keyof typeof OfferingSort;

export const RfpSort = graphEnum('RfpSort', 'Sort order of a list of RFPs.', {
  newest: 'Newest first.',
  closing_soonest: 'Closing soonest first; RFPs without a closing day last.',
  updated: UPDATED_FIRST,
});
export type RfpSort = keyof typeof RfpSort;

/** Filters that RFPs, offerings and auctions share. */
@ArgsType()
export class PostingListArgs extends SearchArgs {
  @Nullable(() => ID, 'Only postings of this material.') productId?: string;
  @Nullable(() => ID, 'Only postings of materials of this category and its descendants.') categoryId?: string;
  @Nullable(() => ID, 'Only postings of this person.') userId?: string;
  @Nullable(() => ID, 'Only postings of this company.') companyId?: string;
  @Nullable(() => Boolean, "True: only the viewer's own postings; none for visitors. False: only those of others.")
  mine?: boolean;
  @OnlyWatched() watched?: boolean;
}

@ArgsType()
export class OfferingListArgs extends PostingListArgs {
  @Nullable(() => OfferingStatus, 'Only offerings of this status.') status?: OfferingStatus;
  @Nullable(
    () => String,
    'Only offerings of companies registered in this country, by its English name or its ISO code of two letters; another is refused.',
  )
  country?: string;
  @Nullable(() => Boolean, 'True: only offerings of verified companies. False: only the others.') verified?: boolean;
  @Nullable(() => DeliveryTerms, 'Only offerings with these Incoterms.') deliveryTerms?: DeliveryTerms;
  @Nullable(
    () => Money,
    'Only offerings that cost at least this for one `priceUnit`: MT, Tons and KG convert into each other. Unusual prices that are not confirmed are left out.',
  )
  minPrice?: string;
  @Nullable(() => Money, 'Only offerings that cost at most this for one `priceUnit`, as for `minPrice`.')
  maxPrice?: string;
  @Nullable(() => String, 'The unit of `minPrice` and `maxPrice`: MT, KG, L, Tons or Units; MT if absent.')
  priceUnit?: string;
  @UpdatedSince() updatedSince?: string;
  @Nullable(() => OfferingSort, DEFAULT_SORT) sort?: OfferingSort;
}

@ArgsType()
export class RfpListArgs extends PostingListArgs {
  @Nullable(() => RfpStatus, 'Only RFPs of this status.') status?: RfpStatus;
  @Nullable(() => Boolean, "True: only the viewer's own RFPs with bids to decide about. False: only others.")
  awaitingMe?: boolean;
  @UpdatedSince() updatedSince?: string;
  @Nullable(() => RfpSort, DEFAULT_SORT) sort?: RfpSort;
}

@ArgsType()
export class SuppliersArgs {
  @Nullable(() => Int, 'Maximum number, 1 to 100; by default the size of a page.') first?: number;
}
