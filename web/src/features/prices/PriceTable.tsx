import { Badge } from '../../kit/ui/Badge.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Change, Data, Day, Money } from '../../kit/ui/Figures.tsx';
import { Row } from '../../kit/ui/Layout.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import type { PriceTableFragment } from './PriceTable.generated.ts';

const always = () => true;

/** The price index; a commodity whose feed fails shows an error and its last price. */
export const PriceTable = ({ prices }: { prices: readonly PriceTableFragment[] }) => (
  <DataTable
    caption="Commodity prices"
    isCompact
    items={prices}
    columns={[
      {
        header: 'Commodity',
        isTitle: true,
        cell: ({ name, error, priceDate, isDemo, source }) => (
          <div>
            <Row $gap={2}>
              {name}
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
      { header: 'Symbol', isLeftOut: always, cell: ({ symbol }) => <Data $size="small">{symbol}</Data> },
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
