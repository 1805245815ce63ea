import { CalendarClock, MapPin, Package } from 'lucide-react';
import { cut } from '../../../kit/format.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { LinkButton } from '../../../kit/ui/Button.tsx';
import { Card, CardFoot } from '../../../kit/ui/Card.tsx';
import { Day, Quantity } from '../../../kit/ui/Figures.tsx';
import { Spacer } from '../../../kit/ui/Layout.tsx';
import { SmallText } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import { TradeButton } from '../../people/companies/TradeButton.tsx';
import { useIsOwn } from '../../people/companies/useIsOwn.ts';
import { CardHead, CardName, Fact, Facts, Price } from './cardParts.tsx';
import type { RfpCardFragment } from './RfpCard.generated.ts';
import { RfpStatus } from './RfpStatus.tsx';

type RfpCardProps = { rfp: RfpCardFragment; onBid: (id: string) => void };

/** An RFP in a list; its owner gets a link to the bids instead of a bid button. */
export const RfpCard = ({ rfp, onBid }: RfpCardProps) => {
  const isOwn = useIsOwn()(rfp);
  return (
    <Card>
      <CardHead badge={<Badge tone="accent">RFP</Badge>} postedAt={rfp.createdAt} />
      <CardName posting={rfp} to={paths.rfp(rfp.id)} />
      <SmallText>{cut(rfp.description)}</SmallText>
      <Facts>
        <Fact icon={Package}>
          <Quantity amount={rfp.quantity} unit={rfp.unit} size="small" />
        </Fact>
        {rfp.deliveryLocation && <Fact icon={MapPin}>{rfp.deliveryLocation}</Fact>}
        {rfp.closingDate && (
          <Fact icon={CalendarClock}>
            <Day of={rfp.closingDate} prefix="Due " last="short" />
          </Fact>
        )}
      </Facts>
      <CardFoot>
        {rfp.targetPrice ? <Price label="Target Budget" amount={rfp.targetPrice} /> : <Spacer />}
        {rfp.status !== 'active' ? (
          <RfpStatus status={rfp.status} />
        ) : isOwn ? (
          <LinkButton size="small" variant="secondary" to={paths.rfp(rfp.id)}>
            View Bids
          </LinkButton>
        ) : (
          <TradeButton size="small" onClick={() => onBid(rfp.id)}>
            Submit Bid
          </TradeButton>
        )}
      </CardFoot>
    </Card>
  );
};
