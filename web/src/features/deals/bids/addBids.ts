import type { ApolloCache, Reference } from '@apollo/client';

type BidList = { totalCount: number; nodes: readonly Reference[]; pageInfo: { hasNextPage: boolean } };
type ChangedBid = { __typename?: string; id: string };

/** Adds the new bids of a live update to the lists of an auction's bids, newest first. Bids that are listed stay in place. */
export const addBids = (cache: ApolloCache, auctionId: string, bids: readonly ChangedBid[]): void => {
  cache.modify<{ bids: BidList }>({
    id: cache.identify({ __typename: 'Auction', id: auctionId }),
    fields: {
      bids: (list, { readField, toReference }) => {
        const { nodes, totalCount, pageInfo } = list as BidList;
        const placeOf = (bid: Reference) => `${readField('createdAt', bid)} ${readField('id', bid)}`;
        const oldest = nodes.at(-1);
        const added = bids
          .flatMap((bid) => toReference({ __typename: 'Bid', id: bid.id }) ?? [])
          .filter(({ __ref }) => !nodes.some((known) => known.__ref === __ref))
          // Older bids are on a page that is not loaded yet, and are counted already.
          .filter((bid) => !pageInfo.hasNextPage || !oldest || placeOf(bid) > placeOf(oldest));
        if (added.length === 0) return list;
        const sorted = [...added, ...nodes].toSorted((a, b) => (placeOf(a) < placeOf(b) ? 1 : -1));
        return { ...list, nodes: sorted, totalCount: totalCount + added.length };
      },
    },
  });
};
