import { useMembersOnly } from '../../features/accounts/useMembersOnly.ts';
import { proxyWords } from '../../features/bids/proxyWords.ts';
import { useAuctionCommands } from '../../features/desk/useAuctionCommands.ts';
import { money } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './AuctionDetails.tsx';

type BidBoxProps = { auction: ShownAuction; onBid: () => void };

/** How the viewer stands in a running auction, and the way to bid. */
export function BidBox({ auction, onBid }: BidBoxProps) {
  const membersOnly = useMembersOnly();
  const { status, pausedAt, myStanding, preQualificationRequired, minimumNextBid, type } = auction;
  const isPaused = pausedAt !== null;
  const mayBid = !preQualificationRequired || myStanding?.qualification === 'approved';
  if (status === 'ended') return null;
  if (!mayBid) return <Admission auction={auction} />;
  if (status !== 'active') return null;
  return (
    <>
      <OwnStanding auction={auction} />
      <Button wide disabled={isPaused} onClick={membersOnly(onBid)}>
        {myStanding?.leading && auction.bidVisibility === 'public' ? proxyWords[type].changeOwn : 'Place Bid'}
      </Button>
      {isPaused && (
        <Text $size="small" $tone="inkSoft">
          No bids are taken until it goes on, with the time that is left.
        </Text>
      )}
      {!isPaused && minimumNextBid !== null && !myStanding?.leading && (
        <Text $size="small" $tone="inkSoft">
          {type === 'forward' ? 'At least' : 'At most'} {money(minimumNextBid)}
        </Text>
      )}
    </>
  );
}

function OwnStanding({ auction: { type, myStanding, bidVisibility } }: { auction: ShownAuction }) {
  if (!myStanding?.lastAmount) {
    return bidVisibility === 'sealed' ? (
      <Text $size="small" $tone="inkSoft">
        Sealed: nobody sees your bid before the end, not even the owner. You can replace it until then.
      </Text>
    ) : null;
  }
  const { leading, rank, lastAmount, maxAmount } = myStanding;
  const words = `Your bid: ${money(lastAmount)}${maxAmount ? `, ${proxyWords[type].upTo} ${money(maxAmount)}` : ''}.`;
  if (leading === null) return <Notice title="Your sealed bid is in">{words} It opens at the end.</Notice>;
  const place = bidVisibility === 'rank_only' && rank !== null ? ` You are on rank ${rank}.` : '';
  if (leading) return <Notice title="You lead">{words + place}</Notice>;
  return (
    <Notice tone="outbid" title="You are outbid">
      {words + place}
    </Notice>
  );
}

/** Where the owner approves bidders first: the request, and what came of it. */
function Admission({ auction: { id, myStanding } }: { auction: ShownAuction }) {
  const membersOnly = useMembersOnly();
  const { request } = useAuctionCommands([]);
  const state = myStanding?.qualification ?? 'none';
  if (state === 'requested')
    return <Notice title="Approval asked for">You can bid once the owner approves you.</Notice>;
  if (state === 'declined') {
    return (
      <Notice tone="error" title="The owner declined">
        {myStanding?.declineReason}
      </Notice>
    );
  }
  return (
    <>
      <Text $size="small" $tone="inkSoft">
        The owner of this auction approves bidders first.
      </Text>
      <Button wide busy={request.busy} onClick={membersOnly(() => void request.submit({ auctionId: id }))}>
        Request to participate
      </Button>
    </>
  );
}
