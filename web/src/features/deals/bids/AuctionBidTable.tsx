import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { money } from '../../../kit/format.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { DataTable, type Column } from '../../../kit/ui/DataTable.tsx';
import { Moment, Money } from '../../../kit/ui/Figures.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { color, type } from '../../../theme.ts';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import type { AuctionBidFragment } from './AuctionBid.generated.ts';
import { BidBadge } from './BidBadge.tsx';

type AuctionBidTableProps = {
  bids: readonly AuctionBidFragment[];
  /** The leading bid at the price that the market bid for its maximum, if that is not its own amount. */
  automatic?: AuctionBidFragment;
  unit: string | undefined;
  /** Own bids show their number, with which an admin can find a hidden bid. */
  isHidden: boolean;
  /** The awarded bidder's company, for the owner. */
  winner?: ReactNode;
  /** Set if the viewer may void standing bids. */
  onVoid?: (bid: AuctionBidFragment) => void;
};

/** The bids of an auction, newest first, under the bidders' aliases. */
export const AuctionBidTable = ({ bids, automatic, unit, isHidden, winner, onVoid }: AuctionBidTableProps) => {
  const isOwn = useIsOwn();
  const items: ListedBid[] = automatic
    ? [{ ...automatic, isAutomatic: true, id: AUTOMATIC, message: null }, ...bids]
    : [...bids];
  return (
    <DataTable
      caption="Bids, newest first"
      items={items}
      columns={[...columns(unit, isOwn, isHidden, Boolean(automatic), winner), ...(onVoid ? [voiding(onVoid)] : [])]}
    />
  );
};

/** There is at most one, the newest. */
const AUTOMATIC = 'automatic';
type ListedBid = AuctionBidFragment & { isAutomatic?: boolean };

const columns = (
  unit: string | undefined,
  isOwn: (bid: AuctionBidFragment) => boolean,
  isHidden: boolean,
  hasAutomatic: boolean,
  winner: ReactNode,
): Column<ListedBid>[] => [
  {
    header: 'Bidder',
    isTitle: true,
    cell: (bid) => {
      const { id, bidder, status, message, isAutomatic = false } = bid;
      // The automatic bid won, not the one that was typed.
      const isWon = status === 'awarded' && isAutomatic === hasAutomatic;
      return (
        <div>
          <Row $gap={2}>
            {isOwn(bid) ? ['You', bidder && `(${bidder})`].filter(Boolean).join(' ') : bidder}
            {isWon && winner}
            {/* All but one are not awarded: that goes without saying. */}
            {(isWon || status === 'voided') && <BidBadge status={status} />}
          </Row>
          {isHidden && !isAutomatic && isOwn(bid) && <BidNumber>Bid number {id}</BidNumber>}
          {/* The API sends it to the bidder, and of the winning bid to the owner. */}
          {message && <Message>{message}</Message>}
        </div>
      );
    },
  },
  {
    header: 'Placed',
    cell: ({ createdAt, isAutomatic }) => (isAutomatic ? 'Automatic bid' : <Moment at={createdAt} form="dateTime" />),
  },
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

const voiding = (onVoid: (bid: AuctionBidFragment) => void): Column<ListedBid> => ({
  header: 'Void',
  isAction: true,
  cell: (bid) =>
    bid.status === 'active' &&
    !bid.isAutomatic && (
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
