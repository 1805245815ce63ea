import { EyeOff, Package, Users } from 'lucide-react';
import { counted, cut } from '../../../kit/format.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Button, LinkButton } from '../../../kit/ui/Button.tsx';
import { Card, CardFoot } from '../../../kit/ui/Card.tsx';
import { Quantity } from '../../../kit/ui/Figures.tsx';
import { Row } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { useOnlyReads } from '../../people/companies/useOnlyReads.ts';
import { CardHead, CardName, Fact, Facts, Price } from '../../goods/postings/cardParts.tsx';
import type { ListedAuctionFragment } from './AuctionCard.generated.ts';
import { AuctionClock } from './AuctionClock.tsx';
import { HighlightChange } from './HighlightChange.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import { typeLabels } from './auctionLabels.ts';

type AuctionCardProps = { auction: ListedAuctionFragment; onBid: (id: string) => void };

/** An auction in a list, with its current price and a button to bid. */
export const AuctionCard = ({ auction, onBid }: AuctionCardProps) => {
  const { id, description, type, quantity, unit, bidderCount } = auction;
  return (
    <Card>
      <CardHead badge={<Badge tone="accent">{typeLabels[type]}</Badge>} end={<AuctionClock auction={auction} />} />
      <CardName posting={auction} to={paths.auction(id)} />
      <SmallText>{cut(description)}</SmallText>
      <Facts>
        {bidderCount === null ? (
          <Fact icon={EyeOff}>Sealed bids</Fact>
        ) : (
          <Fact icon={Users}>{counted(bidderCount, 'bidder')}</Fact>
        )}
        <Fact icon={Package}>
          <Quantity amount={quantity} unit={unit} size="small" />
        </Fact>
      </Facts>
      <Row $gap={2}>
        <StandingBadge auction={auction} />
      </Row>
      <CardFoot>
        <Standing auction={auction} />
        <Action auction={auction} onBid={onBid} />
      </CardFoot>
    </Card>
  );
};

const Standing = ({ auction }: { auction: ListedAuctionFragment }) => {
  const { status, currentPrice, startingPrice, bidCount, priceBasis, unit } = auction;
  const per = priceBasis === 'per_unit' ? unit : undefined;
  const isKnown = currentPrice !== null && status !== 'scheduled';
  if (!isKnown) return <Price label="Starting Price" amount={startingPrice} unit={per} />;
  const label = status === 'ended' ? (bidCount === 0 ? 'Starting Price' : 'Final Bid') : 'Current Bid';
  return (
    <HighlightChange value={currentPrice}>
      <Price label={label} amount={currentPrice} unit={per} />
    </HighlightChange>
  );
};

const Action = ({ auction, onBid }: AuctionCardProps) => {
  const { id, status, pausedAt, minimumNextBid } = auction;
  const isOwn = useIsOwn()(auction);
  const onlyReads = useOnlyReads();
  if (status === 'active' && pausedAt === null && minimumNextBid !== null && !isOwn && !onlyReads) {
    return (
      <Button size="small" onClick={() => onBid(id)}>
        Place Bid
      </Button>
    );
  }
  return (
    <LinkButton size="small" variant="secondary" to={paths.auction(id)}>
      {status === 'ended' ? 'View Result' : 'View Auction'}
    </LinkButton>
  );
};
