import type { Region, Timeframe } from 'api/rules/prices';
import type { ReactNode } from 'react';
import { regionLabels, timeframeLabels } from '../../features/goods/catalogue/prices/labels.ts';
import {
  daily,
  extremes,
  priceFile,
  pricePoints,
  purchasesOf,
} from '../../features/goods/catalogue/prices/pricePoints.ts';
import { download } from '../../kit/download.ts';
import { money, percent } from '../../kit/format.ts';
import { day } from '../../kit/time.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Button, LinkButton } from '../../kit/ui/Button.tsx';
import { Head } from '../../kit/ui/Head.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { LineChart } from '../../kit/ui/LineChart.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Stat, StatRow } from '../../kit/ui/StatRow.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { CommodityScreenQuery } from './CommodityScreen.generated.ts';

type CommodityDetailsProps = {
  commodity: CommodityScreenQuery['commodityPrices']['data'][number];
  orders: CommodityScreenQuery['orders']['nodes'];
  timeframe: Timeframe;
  region: Region;
  filters: ReactNode;
};

const dayOf = (at: number) => day(new Date(at).toISOString());

export const CommodityDetails = ({ commodity, orders, timeframe, region, filters }: CommodityDetailsProps) => {
  const { name, symbol, unit, currency, history, currentPrice, priceDate, changePercent } = commodity;
  const points = pricePoints(history, unit);
  const [low, high] = extremes(history) ?? [];
  const since = points[0]?.at ?? Infinity;
  const purchases = currency === 'USD' ? purchasesOf(orders, unit, since) : [];
  const [span, place] = [timeframeLabels[timeframe], regionLabels[region]];
  const save = () => download(`${symbol}-${region}-${timeframe}.csv`, priceFile(commodity, region, purchases));

  return (
    <Page $gap={6}>
      <Head title={`${name}, price index`} isHidden />
      <PageHead
        title={name}
        breadcrumbs={[
          { label: 'Home', to: paths.home },
          { label: 'Price Index', to: paths.priceIndex },
          { label: name },
        ]}
        badges={
          <>
            {commodity.isDemo && <Badge>Demo data</Badge>}
            {commodity.error && <Badge tone="down">Error</Badge>}
          </>
        }
        actions={
          <>
            <LinkButton to={paths.products({ search: name })}>Find materials</LinkButton>
            {low && (
              <Button variant="secondary" onClick={save}>
                Download CSV
              </Button>
            )}
          </>
        }
        description={`Source: ${commodity.source}`}
      />
      {filters}
      {low && high && currentPrice && priceDate ? (
        <>
          <StatRow>
            <Stat
              label={`Price per ${unit}`}
              value={money(currentPrice)}
              hint={[day(priceDate), changePercent !== null && `${percent(changePercent)} in ${span}`]
                .filter(Boolean)
                .join(', ')}
            />
            <Stat
              label="Lowest to highest"
              value={
                <>
                  {money(low)} – {money(high)}
                </>
              }
              hint={`in ${span}`}
            />
          </StatRow>
          <LineChart
            label={`${name}, ${place}, ${span}: between ${money(low)} and ${money(high)} per ${unit}.`}
            points={points}
            dots={purchases}
            shape={daily}
            timeText={dayOf}
          />
          {purchases.length > 0 && (
            <Text $size="small" $tone="inkSoft">
              The dots are your own purchases, where their unit can be compared.
            </Text>
          )}
        </>
      ) : (
        <EmptyState title="No prices" text={`There are no prices of ${name} for: ${place}.`} />
      )}
    </Page>
  );
};
