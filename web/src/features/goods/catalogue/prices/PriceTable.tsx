import { Badge } from '../../../../kit/ui/Badge.tsx';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Change, Day, Money } from '../../../../kit/ui/Figures.tsx';
import { Row } from '../../../../kit/ui/Layout.tsx';
import { SmallText, TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { PriceLine } from './PriceLine.tsx';
import type { PriceLineFragment } from './PriceLine.generated.ts';
import type { PriceTableFragment } from './PriceTable.generated.ts';

export type ListedPrice = PriceTableFragment & PriceLineFragment;

/** The price index; a commodity whose feed fails shows an error and its last price. */
export const PriceTable = ({ prices }: { prices: readonly ListedPrice[] }) => (
  <DataTable
    caption="Commodity prices"
    isCompact
    items={prices}
    columns={[
      {
        header: 'Commodity',
        isTitle: true,
        cell: ({ name, symbol, error, priceDate, isDemo, source }) => (
          <div>
            <Row $gap={2}>
              <TextLink to={paths.commodity(symbol)}>{name}</TextLink>
              {error && <Badge tone="down">Error</Badge>}
            </Row>
            {!isDemo && <SmallText>Source: {source}</SmallText>}
            {error && priceDate && (
              <SmallText>
                <Day of={priceDate} prefix="Last known price of " />
              </SmallText>
            )}
          </div>
        ),
      },
      { header: '90 days', width: '9rem', cell: (price) => <PriceLine {...price} /> },
      {
        header: 'Price in USD',
        numeric: true,
        cell: ({ currentPrice, unit }) => currentPrice !== null && <Money amount={currentPrice} unit={unit} />,
      },
      {
        header: 'Change',
        numeric: true,
        width: '9rem',
        cell: ({ changePercent }) => changePercent !== null && <Change value={changePercent} />,
      },
    ]}
  />
);
