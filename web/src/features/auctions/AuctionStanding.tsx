import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { counted } from '../../kit/format.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Money } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { Panel } from '../../kit/ui/Panel.tsx';
import { Label } from '../../kit/ui/Text.tsx';
import { color, space } from '../../theme.ts';
import { AuctionClock } from './AuctionClock.tsx';
import { AuctionEnd } from './AuctionEnd.tsx';
import type { AuctionStandingFragment } from './AuctionStanding.generated.ts';
import { ExtensionCallout } from './ExtensionCallout.tsx';
import { HighlightChange } from './HighlightChange.tsx';
import { Countdown } from './Countdown.tsx';
import { PauseCallout } from './PauseCallout.tsx';
import { outcomeLabels } from './auctionLabels.ts';

/** The price, bids and end of an auction that the viewer may see, with the bid button below. */
export const AuctionStanding = ({ auction, children }: { auction: AuctionStandingFragment; children?: ReactNode }) => {
  const { status, outcome, currentPrice, startingPrice, bidCount, priceBasis, unit } = auction;
  const per = priceBasis === 'per_unit' ? unit : undefined;
  const hasBids = currentPrice !== null && bidCount !== 0 && status !== 'scheduled';
  return (
    <Panel>
      <Head>
        <AuctionClock auction={auction} />
        {status === 'ended' && outcome && (
          <Badge tone={outcome === 'awarded' ? 'up' : 'neutral'}>{outcomeLabels[outcome]}</Badge>
        )}
        {status === 'active' && <Countdown endTime={auction.endTime} pausedAt={auction.pausedAt} />}
      </Head>
      <PauseCallout auction={auction} />
      <ExtensionCallout auction={auction} />
      <div>
        <Label>{!hasBids ? 'Starting Price' : status === 'ended' ? 'Final Bid' : 'Current Bid'}</Label>
        <Figure>
          <HighlightChange value={currentPrice}>
            <Money amount={hasBids ? currentPrice : startingPrice} unit={per} size="figure" />
          </HighlightChange>
        </Figure>
      </div>
      <KeyValueList dense items={standing(auction, per, hasBids)} />
      {children}
    </Panel>
  );
};

const standing = (auction: AuctionStandingFragment, per: string | undefined, hasBids: boolean): KeyValue[] => {
  const { type, startingPrice, unitPrice, unit, bidIncrement, bidCount, bidderCount, reservePrice, reserveMet } =
    auction;
  const items: (KeyValue | false)[] = [
    unitPrice !== null && { label: 'Per unit', value: <Money amount={unitPrice} unit={unit} />, numeric: true },
    hasBids && { label: 'Starting Price', value: <Money amount={startingPrice} unit={per} />, numeric: true },
    bidIncrement !== null && {
      label: type === 'forward' ? 'Smallest step up' : 'Smallest step down',
      value: <Money amount={bidIncrement} unit={per} />,
      numeric: true,
    },
    bidderCount !== null &&
      bidCount !== null && {
        label: 'Bids',
        value: `${counted(bidCount, 'bid')} by ${counted(bidderCount, 'bidder')}`,
      },
    reservePrice !== null && {
      label: 'Your reserve',
      value: <Money amount={reservePrice} unit={per} />,
      numeric: true,
    },
    reserveMet !== null && { label: 'Reserve', value: reserveMet ? 'Met' : 'Not met' },
    { label: auction.status === 'ended' ? 'Ended' : 'Ends', value: <AuctionEnd auction={auction} /> },
  ];
  return items.filter((item) => item !== false);
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
const Figure = styled.div`
  color: ${color.ink};
`;
