import { fullName } from '../../features/people/accounts/person.ts';
import { CompanyName } from '../../features/people/companies/CompanyName.tsx';
import { money } from '../../kit/format.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { paths } from '../../paths.ts';
import type { ShownAuction } from './shownAuction.ts';
import { AwardNext } from './AwardNext.tsx';
import { useAward } from './useAward.ts';

type AuctionResultProps = {
  auction: Pick<ShownAuction, 'id' | 'outcome' | 'myStanding'>;
  isOwner: boolean;
};

/** The result of an ended auction for the viewer, with a link to the order. */
export const AuctionResult = ({ auction, isOwner }: AuctionResultProps) => {
  const { outcome, myStanding } = auction;
  const isAwarded = outcome === 'awarded';
  if (isAwarded && (isOwner || myStanding?.leading)) return <Awarded auction={auction} isOwner={isOwner} />;
  if (!myStanding?.lastAmount) return null;
  return (
    <Callout title={isAwarded ? 'Another bid won' : 'Nothing was awarded'}>
      Your bid was {money(myStanding.lastAmount)}.
    </Callout>
  );
};

/** For the buyer and the seller: the latest order, if an earlier one was cancelled. */
const Awarded = ({ auction, isOwner }: AuctionResultProps) => {
  const { winner, order, canAwardNext } = useAward(auction, true);
  const isCancelled = order?.status === 'cancelled';
  return (
    <>
      {isOwner && winner?.user && (
        <Callout
          title={
            <>
              Awarded to <CompanyName user={winner.user} company={winner.company} />
            </>
          }
        >
          {fullName(winner.user)}, {winner.bidder} in the list of bids.
        </Callout>
      )}
      {isCancelled && (
        <Callout title="The order was cancelled">
          {isOwner ? 'You may award the next bid instead.' : 'The owner may award the next bid instead.'}
        </Callout>
      )}
      {canAwardNext && <AwardNext auctionId={auction.id} />}
      {!isCancelled && !isOwner && <Callout title="You won">The order is waiting for you.</Callout>}
      <LinkButton
        wide
        variant={isCancelled ? 'secondary' : 'primary'}
        to={order ? paths.order(order.id) : paths.orders}
      >
        {order ? `View order over ${money(order.totalAmount)}` : 'View orders'}
      </LinkButton>
    </>
  );
};
