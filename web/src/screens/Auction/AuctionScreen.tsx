import { useMemo } from 'react';
import { isId } from 'api/rules/id';
import { addBids } from '../../features/deals/bids/addBids.ts';
import { useLive } from '../../features/around/live/useLive.ts';
import { useOnChange } from '../../kit/useOnChange.ts';
import { MissingRecord } from '../../kit/ui/Details.tsx';
import { useRecord } from '../../kit/useRecord.ts';
import { AuctionChangedDocument, type AuctionChangedSubscription } from './AuctionChanged.generated.ts';
import { AuctionDetails } from './AuctionDetails.tsx';
import { AuctionScreenDocument } from './AuctionScreen.generated.ts';
import type { ShownAuction } from './shownAuction.ts';

const pick = ({ auctionChanged }: AuctionChangedSubscription) => auctionChanged;

/** An auction with its terms and the price and bids that the viewer may see. */
export const AuctionScreen = () => {
  const { id, client, data, fetchMore, ...query } = useRecord(AuctionScreenDocument);
  const auction = data?.auction;
  const shown = useMemo(() => (auction ? [auction] : undefined), [auction]);
  useLive(AuctionChangedDocument, {
    pick,
    onEvent: ({ auctionChanged }) => addBids(client.cache, id, auctionChanged.bids),
    auctionId: id,
    shown,
    reload: () => void query.refetch(),
    skip: !isId(id),
  });
  useOnChange(permissionFacts(auction), () => void query.refetch());
  if (!auction) return <MissingRecord noun="auction" query={query} />;
  return <AuctionDetails auction={auction} onMore={(after) => void fetchMore({ variables: { after } })} />;
};

/**
 * Permissions are not part of live frames, which members share. A new status or pause reloads the screen anyway; these
 * facts change with bids.
 */
const permissionFacts = (auction: ShownAuction | null | undefined) =>
  auction && [auction.bidCount === 0, auction.reserveMet, auction.bidderCount === auction.maxBidders].join();
