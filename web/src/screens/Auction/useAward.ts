import { useQuery } from '@apollo/client/react';
import { AuctionAwardDocument } from './AuctionAward.generated.ts';
import type { ShownAuction } from './AuctionDetails.tsx';

/** Who won an auction, and the latest order that came of it: both only for its two parties. */
export function useAward({ id, outcome }: Pick<ShownAuction, 'id' | 'outcome'>, isParty: boolean) {
  const { data } = useQuery(AuctionAwardDocument, {
    variables: { id },
    skip: !isParty || outcome !== 'awarded',
    fetchPolicy: 'cache-and-network',
  });
  return { winner: data?.auction?.awardedBid, order: data?.auction?.orders.nodes[0] };
}
