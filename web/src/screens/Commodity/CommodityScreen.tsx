import { useQuery } from '@apollo/client/react';
import { regions } from 'api/rules/prices';
import { useParams } from 'react-router-dom';
import { timeframeNames } from '../../features/goods/catalogue/prices/labels.ts';
import { PriceFilters } from '../../features/goods/catalogue/prices/PriceFilters.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { MissingRecord } from '../../kit/ui/Details.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import { CommodityDetails } from './CommodityDetails.tsx';
import { CommodityScreenDocument } from './CommodityScreen.generated.ts';

const back = <LinkButton to={paths.priceIndex}>Back to Price Index</LinkButton>;

/** One price of the index over time, with the member's own purchases. */
export const CommodityScreen = () => {
  const { id: symbol = '' } = useParams();
  const [timeframe, onTimeframe] = useParam('timeframe', '90d', timeframeNames);
  const [region, onRegion] = useParam('region', 'all', regions);
  const { data, previousData, ...query } = useQuery(CommodityScreenDocument, {
    variables: { symbol, only: [symbol], timeframe, region },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const commodity = shown?.commodityPrices.data.find((each) => each.symbol === symbol);
  if (!shown || !commodity) return <MissingRecord noun="commodity" query={query} action={back} />;
  return (
    <CommodityDetails
      commodity={commodity}
      orders={shown.orders.nodes}
      timeframe={timeframe}
      region={region}
      filters={<PriceFilters {...{ timeframe, onTimeframe, region, onRegion }} />}
    />
  );
};
