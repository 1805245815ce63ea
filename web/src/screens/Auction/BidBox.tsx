import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { useMembersAct } from '../../features/people/accounts/useMembersOnly.ts';
import { useOnlyReads } from '../../features/people/companies/useOnlyReads.ts';
import { limitLabels, NO_LOWER_BID } from '../../features/deals/bids/limitLabels.ts';
import { useAuctionCommands } from '../../features/deals/auctions/commands/useAuctionCommands.ts';
import { money } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Callout } from '../../kit/ui/Callout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './shownAuction.ts';

type BidBoxProps = { auction: ShownAuction };

/** Whether the viewer is past the owner's approval, where one is needed. */
const isAdmitted = ({ preQualificationRequired, myStanding }: ShownAuction) =>
  !preQualificationRequired || myStanding?.qualification === 'approved';

const useCanBid = ({ pausedAt, viewerCan, minimumNextBid }: ShownAuction) =>
  (useSession().user ? viewerCan.bid : pausedAt === null) && minimumNextBid !== null;

/** Visitors sign in when they press it. */
export const BidButton = ({ auction, onBid }: BidBoxProps & { onBid: () => void }) => {
  const canBid = useCanBid(auction);
  if (auction.status !== 'active' || !isAdmitted(auction)) return null;
  return (
    <Button wide disabled={!canBid} onClick={onBid}>
      {auction.myStanding?.leading && auction.bidVisibility === 'public'
        ? limitLabels[auction.type].changeOwn
        : 'Place Bid'}
    </Button>
  );
};

/** The viewer's bid in an auction and what they can bid next. */
export const BidBox = ({ auction }: BidBoxProps) => {
  const { status, pausedAt, myStanding, minimumNextBid, type } = auction;
  const canBid = useCanBid(auction);
  const onlyReads = useOnlyReads();
  if (status === 'ended') return null;
  if (!isAdmitted(auction)) return <Admission auction={auction} />;
  if (status !== 'active') return null;
  const lines = [
    ownBid(auction),
    pausedAt !== null
      ? 'No bids are taken until it goes on, with the time that is left.'
      : minimumNextBid === null
        ? NO_LOWER_BID
        : !canBid
          ? (onlyReads ?? 'You cannot bid in this auction.')
          : !myStanding?.leading && `${type === 'forward' ? 'At least' : 'At most'} ${money(minimumNextBid)}.`,
  ];
  return <SmallText>{lines.filter(Boolean).join(' ')}</SmallText>;
};

const ownBid = ({ type, myStanding, bidVisibility, currentPrice, reserveMet }: ShownAuction): string | false => {
  if (!myStanding?.lastAmount) {
    return (
      bidVisibility === 'sealed' &&
      'Sealed: nobody sees your bid before the end, not even the owner. You can replace it until then.'
    );
  }
  const { leading, lastAmount, maxAmount } = myStanding;
  const isMoved = leading && currentPrice !== null && currentPrice !== lastAmount;
  const words = `Your bid: ${money(lastAmount)}${maxAmount ? `, ${limitLabels[type].upTo} ${money(maxAmount)}` : ''}.`;
  if (leading === null) return `${words} It opens at the end.`;
  return [
    words,
    isMoved && `The market bid ${money(currentPrice)} for you${reserveMet ? ', which meets the reserve' : ''}.`,
    leading && reserveMet === false && 'At this price the reserve is not met.',
  ]
    .filter(Boolean)
    .join(' ');
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
      <SmallText>The owner of this auction approves bidders first.</SmallText>
      {(viewerCan.requestParticipation || !isMember) && (
        <Button wide busy={request.busy} onClick={handleRequest}>
          Request to participate
        </Button>
      )}
    </>
  );
};
