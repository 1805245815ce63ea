import { AuctionClock } from '../../features/deals/auctions/AuctionClock.tsx';
import { HighlightChange } from '../../features/deals/auctions/HighlightChange.tsx';
import { StandingBadge } from '../../features/deals/auctions/StandingBadge.tsx';
import { BidBadge } from '../../features/deals/bids/BidBadge.tsx';
import { counted } from '../../kit/format.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Day, Money } from '../../kit/ui/Figures.tsx';
import { SmallText, Text, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { BidTarget, BidGroup, OwnBid } from './groupBids.ts';

/** A table of auctions and RFPs with the viewer's bids and their status. */
export const OwnBidTable = ({ items }: { items: readonly BidGroup[] }) => (
  <DataTable
    caption="Auctions and RFPs with my bids"
    items={items}
    itemKey={({ target }) => target.id}
    columns={[
      { header: 'For', isTitle: true, cell: ({ target }) => <Title target={target} /> },
      { header: 'Standing', cell: ({ target, bids: [last] }) => <Standing target={target} last={last} /> },
      { header: 'Time', cell: ({ target }) => <Time target={target} /> },
      { header: 'Current Bid', numeric: true, cell: ({ target }) => <Price target={target} /> },
      { header: 'My bid', numeric: true, cell: ({ target, bids }) => <Own target={target} bids={bids} /> },
    ]}
  />
);

const Title = ({ target }: { target: BidTarget }) => (
  <div>
    <TextLink to={target.__typename === 'Auction' ? paths.auction(target.id) : paths.rfp(target.id)}>
      {target.title}
    </TextLink>
    <SmallText>
      {target.__typename === 'Rfp' ? 'RFP' : target.type === 'forward' ? 'Forward Auction' : 'Reverse Auction'}
    </SmallText>
  </div>
);

const Standing = ({ target, last }: { target: BidTarget; last: OwnBid | undefined }) => {
  if (target.__typename === 'Auction') return <StandingBadge auction={target} />;
  if (!last) return null;
  return last.status === 'active' ? <Badge>Waiting for the buyer</Badge> : <BidBadge status={last.status} />;
};

const Time = ({ target }: { target: BidTarget }) => {
  if (target.__typename === 'Auction') return <AuctionClock auction={target} />;
  if (target.rfpStatus !== 'active') return <Badge>Closed</Badge>;
  return target.closingDate === null ? null : <Day of={target.closingDate} prefix="Closes " last="short" />;
};

const Price = ({ target }: { target: BidTarget }) => {
  if (target.__typename !== 'Auction' || target.currentPrice === null) return null;
  return (
    <HighlightChange value={target.currentPrice}>
      <Money amount={target.currentPrice} unit={target.priceBasis === 'per_unit' ? target.unit : undefined} />
    </HighlightChange>
  );
};

const Own = ({ target, bids }: BidGroup) => {
  const [last] = bids;
  const amount = (target.__typename === 'Auction' && ownPrice(target)) || last?.amount;
  if (!amount) return null;
  return (
    <div>
      <Money
        amount={amount}
        unit={target.__typename === 'Auction' && target.priceBasis === 'per_unit' ? target.unit : undefined}
      />
      {bids.length > 1 && (
        <Text $size="small" $tone="inkFaint">
          {counted(bids.length, 'bid')}
        </Text>
      )}
    </div>
  );
};

/** Who leads pays the price, which a maximum may have moved beyond the bid. */
const ownPrice = ({ myStanding, currentPrice }: Extract<BidTarget, { __typename: 'Auction' }>) =>
  myStanding?.leading && currentPrice !== null ? currentPrice : myStanding?.lastAmount;
