import { ArgsType, Field } from 'type-graphql';
import { connectionOf } from '../../schema/connections.ts';
import { graphEnum } from '../../schema/enums.ts';
import { PostingListArgs } from '../postings/postings.lists.ts';
import { Auction } from './auction.entity.ts';
import { AuctionStatus, AuctionType } from './auction.enums.ts';

export const AuctionConnection = connectionOf(Auction);

export const AuctionSort = graphEnum('AuctionSort', 'Orders of a list of auctions.', {
  newest: 'Newest first.',
  ends_soonest: 'Ending soonest first.',
  starts_soonest: 'Starting soonest first.',
  ended_latest: 'Ended latest first.',
  price: 'Lowest price first, as far as the viewer may know it.',
  price_descending: 'Highest price first, as far as the viewer may know it.',
});
export type AuctionSort = keyof typeof AuctionSort;

@ArgsType()
export class AuctionListArgs extends PostingListArgs {
  @Field(() => AuctionStatus, { nullable: true, description: 'Only auctions that stand so.' }) status?: AuctionStatus;
  @Field(() => AuctionType, { nullable: true, description: 'Only forward or only reverse auctions.' })
  type?: AuctionType;
  @Field(() => AuctionSort, { nullable: true, description: 'The order; newest first if absent.' }) sort?: AuctionSort;
}
