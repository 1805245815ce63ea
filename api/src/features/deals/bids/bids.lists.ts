import { ArgsType } from 'type-graphql';
import { connectionOf, ListArgs, UpdatedSince } from '../../../schema/connectionTypes.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { DEFAULT_SORT, UPDATED_FIRST } from '../../goods/postings/postings.lists.ts';
import { Bid, BidStatus } from './bid.entity.ts';

export const BidConnection = connectionOf(Bid);

export const BidSort = graphEnum('BidSort', 'Sort order of a list of bids.', {
  newest: 'Newest first.',
  updated: UPDATED_FIRST,
});
export type BidSort = keyof typeof BidSort;

@ArgsType()
export class BidListArgs extends ListArgs {
  @Nullable(() => BidStatus, 'Only bids of this status.') status?: BidStatus;
  @UpdatedSince() updatedSince?: string;
  @Nullable(() => BidSort, DEFAULT_SORT) sort?: BidSort;
}
