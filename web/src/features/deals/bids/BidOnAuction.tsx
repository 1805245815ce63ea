import { useQuery } from '@apollo/client/react';
import { useOnChange } from '../../../kit/useOnChange.ts';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { useOnlyReads } from '../../people/companies/useOnlyReads.ts';
import { AuctionBidForm } from './AuctionBidForm.tsx';
import type { BiddableAuction } from './biddable.ts';
import { BidOnAuctionDocument } from './BidOnAuction.generated.ts';
import { BidFormState } from './BidFormState.tsx';
import { NO_LOWER_BID } from './limitLabels.ts';

type BidOnAuctionProps = { id: string; refetch: string[]; onDone: () => void };

/** Content of the bid dialog for an auction. */
export const BidOnAuction = ({ id, refetch, onDone }: BidOnAuctionProps) => {
  const isOwn = useIsOwn();
  const onlyReads = useOnlyReads();
  const query = useQuery(BidOnAuctionDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const again = () => void query.refetch();
  const auction = query.data?.auction;
  // Live frames have the status without the permissions.
  useOnChange(auction && `${auction.status} ${auction.pausedAt}`, again);
  return (
    <BidFormState query={query} refusal={auction ? refusalOf(auction, isOwn(auction), onlyReads) : undefined}>
      {auction && <AuctionBidForm auction={auction} refetch={refetch} onDone={onDone} onRefused={again} />}
    </BidFormState>
  );
};

/** Why bidding is not possible. The form stays open during a pause. */
const refusalOf = (auction: BiddableAuction, isOwn: boolean, onlyReads?: string): string | undefined => {
  const { status, viewerCan, pausedAt, preQualificationRequired, myStanding, minimumNextBid } = auction;
  // Live frames have the next bid without the permissions.
  if (viewerCan.bid && minimumNextBid !== null) return undefined;
  if (isOwn) return 'You cannot bid on your own auction.';
  if (status === 'scheduled') return 'This auction has not started yet.';
  if (status === 'ended') return 'This auction has ended.';
  if (onlyReads) return onlyReads;
  if (preQualificationRequired && myStanding?.qualification !== 'approved') {
    return 'The owner of this auction approves bidders first. Request to participate on its page.';
  }
  if (minimumNextBid === null) return NO_LOWER_BID;
  return pausedAt === null ? 'You cannot bid in this auction.' : undefined;
};
