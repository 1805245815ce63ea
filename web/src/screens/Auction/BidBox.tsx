import { useSession } from '../../features/accounts/SessionProvider.tsx';
import { useMembersAct } from '../../features/accounts/useMembersOnly.ts';
import { limitLabels, NO_LOWER_BID } from '../../features/bids/limitLabels.ts';
import { useAuctionCommands } from '../../features/auctions/commands/useAuctionCommands.ts';
import { money } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './shownAuction.ts';

type BidBoxProps = { auction: ShownAuction; onBid: () => void };

/** The viewer's position in an auction, with the bid button. Visitors sign in when they press it. */
export const BidBox = ({ auction, onBid }: BidBoxProps) => {
  const isMember = Boolean(useSession().user);
  const { status, pausedAt, myStanding, preQualificationRequired, minimumNextBid, type, viewerCan } = auction;
  const isPaused = pausedAt !== null;
  const canBid = (isMember ? viewerCan.bid : !isPaused) && minimumNextBid !== null;
  if (status === 'ended') return null;
  if (preQualificationRequired && myStanding?.qualification !== 'approved') return <Admission auction={auction} />;
  if (status !== 'active') return null;
  return (
    <>
      <OwnStanding auction={auction} />
      <Button wide disabled={!canBid} onClick={onBid}>
        {myStanding?.leading && auction.bidVisibility === 'public' ? limitLabels[type].changeOwn : 'Place Bid'}
      </Button>
      {!canBid && (
        <Text $size="small" $tone="inkSoft">
          {isPaused
            ? 'No bids are taken until it goes on, with the time that is left.'
            : minimumNextBid === null
              ? NO_LOWER_BID
              : 'You cannot bid in this auction.'}
        </Text>
      )}
      {canBid && minimumNextBid !== null && !myStanding?.leading && (
        <Text $size="small" $tone="inkSoft">
          {type === 'forward' ? 'At least' : 'At most'} {money(minimumNextBid)}
        </Text>
      )}
    </>
  );
};

const OwnStanding = ({ auction: { type, myStanding, bidVisibility } }: { auction: ShownAuction }) => {
  if (!myStanding?.lastAmount) {
    return bidVisibility === 'sealed' ? (
      <Text $size="small" $tone="inkSoft">
        Sealed: nobody sees your bid before the end, not even the owner. You can replace it until then.
      </Text>
    ) : null;
  }
  const { leading, rank, lastAmount, maxAmount } = myStanding;
  const words = `Your bid: ${money(lastAmount)}${maxAmount ? `, ${limitLabels[type].upTo} ${money(maxAmount)}` : ''}.`;
  if (leading === null) return <Callout title="Your sealed bid is in">{words} It opens at the end.</Callout>;
  const place = bidVisibility === 'rank_only' && rank !== null ? ` You are on rank ${rank}.` : '';
  if (leading) return <Callout title="You lead">{words + place}</Callout>;
  return (
    <Callout tone="warning" title="You are outbid">
      {words + place}
    </Callout>
  );
};

/** If the owner approves bidders: the viewer's request to take part and its status. */
const Admission = ({ auction: { id, myStanding, viewerCan } }: { auction: ShownAuction }) => {
  const isMember = Boolean(useSession().user);
  const { request } = useAuctionCommands([]);
  const handleRequest = useMembersAct(`request ${id}`, () => void request.submit({ auctionId: id }));
  const state = myStanding?.qualification ?? 'none';
  if (state === 'requested')
    return <Callout title="Approval requested">You can bid once the owner approves you.</Callout>;
  if (state === 'declined') {
    return (
      <Callout tone="error" title="The owner declined">
        {myStanding?.declineReason}
      </Callout>
    );
  }
  return (
    <>
      <Text $size="small" $tone="inkSoft">
        The owner of this auction approves bidders first.
      </Text>
      {(viewerCan.requestParticipation || !isMember) && (
        <Button wide busy={request.busy} onClick={handleRequest}>
          Request to participate
        </Button>
      )}
    </>
  );
};
