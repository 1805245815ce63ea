import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isRounded, multiplied } from '../../../kit/amount.ts';
import { counted, quantity as written } from '../../../kit/format.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Money } from '../../../kit/ui/Figures.tsx';
import { Row, Stack } from '../../../kit/ui/Layout.tsx';
import { KeyValueList, type KeyValues } from '../../../kit/ui/KeyValueList.tsx';
import { Panel } from '../../../kit/ui/Panel.tsx';
import { Label } from '../../../kit/ui/Text.tsx';
import { color, layer, media, shadow, space } from '../../../theme.ts';
import { AuctionAnnouncer } from './AuctionAnnouncer.tsx';
import { AuctionClock } from './AuctionClock.tsx';
import { AuctionEnd } from './AuctionEnd.tsx';
import type { AuctionStandingFragment } from './AuctionStanding.generated.ts';
import { ExtensionBadge } from './ExtensionBadge.tsx';
import { HighlightChange } from './HighlightChange.tsx';
import { Countdown } from './Countdown.tsx';
import { PauseCallout } from './PauseCallout.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import { outcomeLabels } from './auctionLabels.ts';

type AuctionStandingProps = { auction: AuctionStandingFragment; bid?: ReactNode; children?: ReactNode };

/** The price, bids and end of an auction that the viewer may see. While it runs, phones keep price, clock and `bid` in sight. */
export const AuctionStanding = ({ auction, bid, children }: AuctionStandingProps) => {
  const { status, outcome, currentPrice, startingPrice, bidCount, priceBasis, unit } = auction;
  const per = priceBasis === 'per_unit' ? unit : undefined;
  const hasBids = currentPrice !== null && bidCount !== 0 && status !== 'scheduled';
  const isActive = status === 'active';
  return (
    <Panel>
      <AuctionAnnouncer auction={auction} />
      {!isActive && (
        <Row $gap={2} $align="baseline">
          <AuctionClock auction={auction} />
          {outcome && <Badge tone={outcome === 'awarded' ? 'up' : 'neutral'}>{outcomeLabels[outcome]}</Badge>}
        </Row>
      )}
      <Bar data-bar={isActive || undefined}>
        <Stack $gap={0}>
          <Label>{!hasBids ? 'Starting Price' : status === 'ended' ? 'Final Bid' : 'Current Bid'}</Label>
          <HighlightChange value={currentPrice}>
            <Money amount={hasBids ? currentPrice : startingPrice} unit={per} size="figure" />
          </HighlightChange>
        </Stack>
        {isActive && (
          <Row $gap={2} $align="baseline">
            {auction.pausedAt === null ? <Countdown endTime={auction.endTime} /> : <AuctionClock auction={auction} />}
            <StandingBadge auction={auction} />
            <ExtensionBadge auction={auction} />
          </Row>
        )}
        {bid}
      </Bar>
      <PauseCallout auction={auction} />
      {children}
      <KeyValueList dense items={standing(auction, per, hasBids)} />
    </Panel>
  );
};

const standing = (auction: AuctionStandingFragment, per: string | undefined, hasBids: boolean): KeyValues => {
  const { type, startingPrice, unitPrice, unit, bidIncrement, bidCount, bidderCount, reservePrice, reserveMet } =
    auction;
  const { quantity } = auction;
  const price = (hasBids && auction.currentPrice) || startingPrice;
  const about = isRounded(price, quantity);
  const total = per && multiplied(price, String(quantity));
  return [
    Boolean(total) && {
      label: `Total for ${written(quantity, unit)}`,
      value: <Money amount={total ?? ''} />,
      numeric: true,
    },
    unitPrice !== null &&
      !per && { label: 'Per unit', value: <Money amount={unitPrice} unit={unit} about={about} />, numeric: true },
    hasBids && { label: 'Starting Price', value: <Money amount={startingPrice} unit={per} />, numeric: true },
    bidIncrement !== null && {
      label: type === 'forward' ? 'Smallest step up' : 'Smallest step down',
      value: <Money amount={bidIncrement} unit={per} />,
      numeric: true,
    },
    bidderCount !== null &&
      bidCount !== null && {
        label: 'Bids',
        value: bidCount ? `${bidCount.toLocaleString('en-US')} by ${counted(bidderCount, 'bidder')}` : 'None',
      },
    reservePrice !== null && {
      label: 'Your reserve',
      value: <Money amount={reservePrice} unit={per} />,
      numeric: true,
    },
    reserveMet !== null && { label: 'Reserve', value: reserveMet ? 'Met' : 'Not met' },
    { label: auction.status === 'ended' ? 'Ended' : 'Ends', value: <AuctionEnd auction={auction} /> },
  ];
};

const Bar = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.phone} {
    &[data-bar] {
      position: fixed;
      inset: auto 0 0;
      z-index: ${layer.header};
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space(1, 3)};
      padding: ${space(2.5, 4)};
      background: ${color.sheet};
      border-top: 1px solid ${color.ruleStrong};
      box-shadow: ${shadow.overlay};

      & > :nth-child(3) {
        grid-area: 1 / 2 / 3;
        width: auto;
      }
    }
  }
`;
