import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { money } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable, type Column } from '../../kit/ui/DataTable.tsx';
import { Moment, Money } from '../../kit/ui/Figures.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { color, type } from '../../theme.ts';
import { useIsOwn } from '../companies/useIsOwn.ts';
import type { AuctionBidFragment } from './AuctionBid.generated.ts';
import { BidBadge } from './BidBadge.tsx';

type AuctionBidTableProps = {
  bids: readonly AuctionBidFragment[];
  unit: string | undefined;
  /** Own bids show their number, with which an admin can find a hidden bid. */
  isHidden: boolean;
  /** The awarded bidder's company, for the owner. */
  winner?: ReactNode;
  /** Set if the viewer may void standing bids. */
  onVoid?: (bid: AuctionBidFragment) => void;
};

/** The bids of an auction, newest first, under the bidders' aliases. */
export const AuctionBidTable = ({ bids, unit, isHidden, winner, onVoid }: AuctionBidTableProps) => {
  const isOwn = useIsOwn();
  return (
    <DataTable
      caption="Bids, newest first"
      items={bids}
      columns={[...columns(unit, isOwn, isHidden, winner), ...(onVoid ? [voiding(onVoid)] : [])]}
    />
  );
};

const columns = (
  unit: string | undefined,
  isOwn: (bid: AuctionBidFragment) => boolean,
  isHidden: boolean,
  winner: ReactNode,
): Column<AuctionBidFragment>[] => [
  {
    header: 'Bidder',
    isTitle: true,
    cell: (bid) => {
      const { id, bidder, status, message } = bid;
      return (
        <div>
          <Row $gap={2}>
            {isOwn(bid) ? ['You', bidder && `(${bidder})`].filter(Boolean).join(' ') : bidder}
            {status === 'awarded' && winner}
            {/* All but one are not awarded: that goes without saying. */}
            {status !== 'declined' && <BidBadge status={status} />}
          </Row>
          {isHidden && isOwn(bid) && <BidNumber>Bid number {id}</BidNumber>}
          {/* The API sends it to the bidder, and of the winning bid to the owner. */}
          {message && <Message>{message}</Message>}
        </div>
      );
    },
  },
  { header: 'Placed', cell: ({ createdAt }) => <Moment at={createdAt} form="dateTime" /> },
  { header: 'Amount', numeric: true, cell: ({ amount }) => <Money amount={amount} unit={unit} /> },
];

const BidNumber = styled.span`
  ${type.dataSmall};
  color: ${color.inkFaint};
  overflow-wrap: anywhere;
`;

const Message = styled.p`
  ${type.small};
  color: ${color.inkSoft};
  max-width: 48ch;
  overflow-wrap: anywhere;
`;

const voiding = (onVoid: (bid: AuctionBidFragment) => void): Column<AuctionBidFragment> => ({
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
