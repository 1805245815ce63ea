import { useQuery } from '@apollo/client/react';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { money } from '../../kit/format.ts';
import { paths } from '../../paths.ts';
import type { ShownAuction } from './AuctionDetails.tsx';
import { OrderOfAuctionDocument } from './OrderOfAuction.generated.ts';

/** What came of an ended auction for the viewer, with the way to the order. */
export function AuctionResult({ auction, isOwner }: { auction: ShownAuction; isOwner: boolean }) {
  const { outcome, myStanding } = auction;
  const hasWon = outcome === 'awarded' && myStanding?.leading === true;
  if (hasWon) {
    return (
      <>
        <Notice title="You won">The order is waiting for you.</Notice>
        <OrderLink auctionId={auction.id} />
      </>
    );
  }
  if (isOwner && outcome === 'awarded') return <OrderLink auctionId={auction.id} />;
  if (!myStanding?.lastAmount) return null;
  return (
    <Notice title={outcome === 'awarded' ? 'Another bid won' : 'Nothing was awarded'}>
      Your bid was {money(myStanding.lastAmount)}.
    </Notice>
  );
}

function OrderLink({ auctionId }: { auctionId: string }) {
  const { data } = useQuery(OrderOfAuctionDocument, { fetchPolicy: 'cache-and-network' });
  const order = data?.orders.nodes.find(({ bid }) => bid?.auctionId === auctionId);
  return (
    <LinkButton wide to={paths.orders}>
      {order ? `View order over ${money(order.totalAmount)}` : 'View orders'}
    </LinkButton>
  );
}
