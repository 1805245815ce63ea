import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { AuctionClock } from '../../features/deals/auctions/AuctionClock.tsx';
import { typeLabels } from '../../features/deals/auctions/auctionLabels.ts';
import { PriceList } from '../../features/goods/catalogue/prices/PriceList.tsx';
import type { PriceRowFragment } from '../../features/goods/catalogue/prices/PriceRow.generated.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList } from '../../kit/ui/KeyValueList.tsx';
import { Row, Spacer, Stack } from '../../kit/ui/Layout.tsx';
import { Heading, Label, TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { color, space } from '../../theme.ts';
import { HeroPanelDocument, type HeroPanelQuery } from './HeroPanel.generated.ts';
import { RockSaltFigure } from './RockSaltFigure.tsx';

/** The auction that closes next and the prices that moved most; a drawing where there is neither. */
export const HeroPanel = () => {
  const { data, loading } = useQuery(HeroPanelDocument, { fetchPolicy: 'cache-and-network' });
  if (loading && !data) return null;
  const [auction] = data?.auctions.nodes ?? [];
  const prices = mostMoved(data?.commodityPrices.data ?? []);
  if (!auction && prices.length === 0) return <RockSaltFigure />;
  return (
    <Stack $gap={6}>
      {auction && <ClosingAuction auction={auction} />}
      {prices.length > 0 && (
        <Ruled as="section" $gap={3} aria-labelledby="moved">
          <Row $justify="space-between" $align="baseline">
            <Label as="h2" id="moved">
              Prices that moved in 7 days
            </Label>
            <TextLink to={paths.priceIndexMethod}>How prices are made</TextLink>
          </Row>
          <PriceList prices={prices} />
        </Ruled>
      )}
    </Stack>
  );
};

const ClosingAuction = ({ auction }: { auction: HeroPanelQuery['auctions']['nodes'][number] }) => {
  const { id, title, type, quantity, unit, priceBasis, startingPrice, currentPrice, bidCount } = auction;
  const label = currentPrice === null || !bidCount ? 'Starting Price' : 'Current Bid';
  const price = (
    <Money amount={currentPrice ?? startingPrice} unit={priceBasis === 'per_unit' ? unit : undefined} size="figure" />
  );
  return (
    <Ruled as="section" $gap={3} aria-labelledby="closing">
      <Row>
        <Label as="h2" id="closing">
          Closes next
        </Label>
        <Spacer />
        <Badge>{typeLabels[type]}</Badge>
        <AuctionClock auction={auction} />
      </Row>
      <Heading as="h3">
        <TextLink to={paths.auction(id)}>{title}</TextLink>
      </Heading>
      <KeyValueList
        dense
        items={[
          { label, value: price },
          { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} /> },
          bidCount !== null && { label: 'Bids', value: bidCount, numeric: true },
        ]}
      />
    </Ruled>
  );
};

const moved = ({ error, changePercent }: PriceRowFragment) => (error ? 0 : Math.abs(changePercent ?? 0));

const mostMoved = (prices: readonly PriceRowFragment[]) =>
  prices
    .filter((price) => moved(price) > 0)
    .toSorted((one, other) => moved(other) - moved(one))
    .slice(0, 3);

const Ruled = styled(Stack)`
  padding-top: ${space(3)};
  border-top: 1px solid ${color.ink};
`;
