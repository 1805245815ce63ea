import { money } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import { Moment, Money } from '../../kit/ui/Figures.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import type { AuctionBidFragment } from './AuctionBid.generated.ts';
import { BidBadge } from './BidBadge.tsx';

type AuctionBidTableProps = {
  bids: readonly AuctionBidFragment[];
  unit: string | undefined;
  viewerId: string | undefined;
  /** For whom may void a standing bid. */
  onVoid?: (bid: AuctionBidFragment) => void;
};

/** The bids of an auction, newest first, under the bidders' aliases. */
export const AuctionBidTable = ({ bids, unit, viewerId, onVoid }: AuctionBidTableProps) => (
  <DataTable
    caption="Bids, newest first"
    items={bids}
    itemKey={({ id }) => id}
    columns={[...columns(unit, viewerId), ...(onVoid ? [voiding(onVoid)] : [])]}
  />
);

const columns = (unit: string | undefined, viewerId: string | undefined): Column<AuctionBidFragment>[] => [
  {
    key: 'bidder',
    header: 'Bidder',
    isTitle: true,
    cell: ({ bidder, userId, status }) => (
      <Row $gap={2}>
        {viewerId && userId === viewerId ? ['You', bidder && `(${bidder})`].filter(Boolean).join(' ') : bidder}
        {/* All but one are not awarded: that goes without saying. */}
        {status !== 'declined' && <BidBadge status={status} />}
      </Row>
    ),
  },
  { key: 'time', header: 'Placed', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
  { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => <Money amount={amount} unit={unit} /> },
];

const voiding = (onVoid: (bid: AuctionBidFragment) => void): Column<AuctionBidFragment> => ({
  key: 'void',
  header: 'Void',
  isAction: true,
  cell: (bid) =>
    bid.status === 'active' && (
      <Button
        size="small"
        variant="quiet"
        aria-label={`Void the bid of ${bid.bidder} over ${money(bid.amount)}`}
        onClick={() => onVoid(bid)}
      >
        Void
      </Button>
    ),
});
