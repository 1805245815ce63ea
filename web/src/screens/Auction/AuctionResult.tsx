import { CompanyName } from '../../features/companies/CompanyName.tsx';
import { money } from '../../kit/format.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import type { ShownAuction } from './AuctionDetails.tsx';
import { AwardNext } from './AwardNext.tsx';
import { useAward } from './useAward.ts';

type AuctionResultProps = {
  auction: Pick<ShownAuction, 'id' | 'outcome' | 'myStanding'>;
  isOwner: boolean;
};

/** What came of an ended auction for the viewer, with the way to the order. */
export function AuctionResult({ auction, isOwner }: AuctionResultProps) {
  const { outcome, myStanding } = auction;
  const isAwarded = outcome === 'awarded';
  if (isAwarded && (isOwner || myStanding?.leading)) return <Awarded auction={auction} isOwner={isOwner} />;
  if (!myStanding?.lastAmount) return null;
  return (
    <Notice title={isAwarded ? 'Another bid won' : 'Nothing was awarded'}>
      Your bid was {money(myStanding.lastAmount)}.
    </Notice>
  );
}

/** For the two whose order came of it; the last one, where another was cancelled before. */
function Awarded({ auction, isOwner }: AuctionResultProps) {
  const { winner, order } = useAward(auction, true);
  const isCancelled = order?.status === 'cancelled';
  return (
    <>
      {isOwner && winner?.user && (
        <Notice
          title={
            <>
              Awarded to <CompanyName user={winner.user} />
            </>
          }
        >
          {winner.user.firstName} {winner.user.lastName}, {winner.bidder} in the list of bids.
        </Notice>
      )}
      {isCancelled && (
        <Notice title="The order was cancelled">
          {isOwner ? 'You may award the next bid instead.' : 'The owner may award the next bid instead.'}
        </Notice>
      )}
      {isCancelled && isOwner && <AwardNext auctionId={auction.id} />}
      {!isCancelled && !isOwner && <Notice title="You won">The order is waiting for you.</Notice>}
      <LinkButton
        wide
        variant={isCancelled ? 'secondary' : 'primary'}
        to={order ? paths.order(order.id) : paths.orders}
      >
        {order ? `View order over ${money(order.totalAmount)}` : 'View orders'}
      </LinkButton>
    </>
  );
}
