import { ArgsType } from 'type-graphql';
import { connectionOf, UpdatedSince } from '../../../schema/connectionTypes.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { DEFAULT_SORT, PostingListArgs, UPDATED_FIRST } from '../../goods/postings/postings.lists.ts';
import { Auction } from './auction.entity.ts';
import { AuctionStatus, AuctionType } from './auction.enums.ts';

export const AuctionConnection = connectionOf(Auction);

export const AuctionSort = graphEnum('AuctionSort', 'Sort order of a list of auctions.', {
  newest: 'Newest first.',
  ends_soonest: 'Ending soonest first.',
  starts_soonest: 'Starting soonest first.',
  ended_latest: 'Most recently ended first.',
  price: 'Lowest price first, by the prices that the viewer may see.',
  price_descending: 'Highest price first, by the prices that the viewer may see.',
  updated: UPDATED_FIRST,
});
export type AuctionSort = keyof typeof AuctionSort;

@ArgsType()
export class AuctionListArgs extends PostingListArgs {
  @Nullable(() => AuctionStatus, 'Only auctions of this status.') status?: AuctionStatus;
  @Nullable(() => AuctionType, 'Only forward or only reverse auctions.') type?: AuctionType;
  @UpdatedSince() updatedSince?: string;
  @Nullable(() => AuctionSort, DEFAULT_SORT) sort?: AuctionSort;
}
