import { useQuery } from '@apollo/client/react';
import { useSession } from '../accounts/session.tsx';
import { AuctionBidForm } from './AuctionBidForm.tsx';
import { BidOnAuctionDocument, type BidOnAuctionQuery } from './BidOnAuction.generated.ts';
import { BidStates } from './BidStates.tsx';

export type BiddableAuction = NonNullable<BidOnAuctionQuery['auction']>;
type BidOnAuctionProps = { id: string; refetch: string[]; onDone: () => void };

/** The dialog's inside for an auction. */
export function BidOnAuction({ id, refetch, onDone }: BidOnAuctionProps) {
  const userId = useSession().user?.id;
  const {
    data,
    loading,
    error,
    refetch: again,
  } = useQuery(BidOnAuctionDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const auction = data?.auction;
  return (
    <BidStates
      loading={loading}
      isFailed={Boolean(error)}
      onRetry={() => void again()}
      refusal={auction ? refusalOf(auction, userId) : undefined}
    >
      {auction && <AuctionBidForm auction={auction} refetch={refetch} onDone={onDone} onRefused={() => void again()} />}
    </BidStates>
  );
}

function refusalOf(auction: BiddableAuction, userId: string | undefined): string | undefined {
  if (auction.userId === userId) return 'You cannot bid on your own auction.';
  if (auction.status === 'scheduled') return 'This auction has not started yet.';
  if (auction.status === 'ended') return 'This auction has ended.';
  if (!auction.preQualificationRequired || auction.myStanding?.qualification === 'approved') return undefined;
  return 'The owner of this auction approves bidders first. Request to participate on its page.';
}
