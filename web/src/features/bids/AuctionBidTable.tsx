import { Moment, Money } from '../../kit/ui/Figures.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import type { AuctionBidFragment } from './AuctionBid.generated.ts';
import { BidBadge } from './BidBadge.tsx';

type AuctionBidTableProps = {
  bids: readonly AuctionBidFragment[];
  unit: string | undefined;
  viewerId: string | undefined;
};

/** The bids of an auction, newest first, under the bidders' aliases. */
export const AuctionBidTable = ({ bids, unit, viewerId }: AuctionBidTableProps) => (
  <DataTable
    caption="Bids, newest first"
    items={bids}
    itemKey={({ id }) => id}
    columns={[
      {
        key: 'bidder',
        header: 'Bidder',
        isTitle: true,
        cell: ({ bidder, userId, status }) => (
          <Row $gap={2}>
            {viewerId && userId === viewerId ? `You (${bidder})` : bidder}
            <BidBadge status={status} />
          </Row>
        ),
      },
      { key: 'time', header: 'Placed', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
      { key: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => <Money amount={amount} unit={unit} /> },
    ]}
  />
);
