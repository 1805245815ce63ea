import { useQuery } from '@apollo/client/react';
import { AuctionAwardDocument } from './AuctionAward.generated.ts';
import type { ShownAuction } from './shownAuction.ts';

/** The winner of an auction and the latest order from it; only for its buyer and seller. */
export const useAward = ({ id, outcome }: Pick<ShownAuction, 'id' | 'outcome'>, isParty: boolean) => {
  const { data } = useQuery(AuctionAwardDocument, {
    variables: { id },
    skip: !isParty || outcome !== 'awarded',
    fetchPolicy: 'cache-and-network',
  });
  const auction = data?.auction;
  return {
    winner: auction?.awardedBid,
    order: auction?.orders.nodes[0],
    canAwardNext: auction?.viewerCan.awardNext ?? false,
  };
};
